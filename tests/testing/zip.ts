/** Writes a zip for tests: a Word file, a sheet, a package. */
import { crc32, deflateRawSync } from 'node:zlib'

function numbers(...fields: ReadonlyArray<readonly [value: number, bytes: 2 | 4]>): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) {
    if (bytes === 2) buffer.writeUInt16LE(value, at)
    else buffer.writeUInt32LE(value, at)
    at += bytes
  }
  return buffer
}

/** A zip of files by their names. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const named = Buffer.from(name)
    const common = numbers(
      [20, 2],
      [0x800, 2],
      [8, 2],
      [0, 2],
      [0x21, 2],
      [crc32(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [named.length, 2],
      [0, 2],
    )
    const local = Buffer.concat([numbers([0x04034b50, 4]), common, named, packed])
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    entries.push(Buffer.concat([numbers([0x02014b50, 4], [20, 2]), common, place, named]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const count = entries.length
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  )
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}
