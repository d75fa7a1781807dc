/** Reads a .zip (also .docx) in memory, within bounds. Names in it are only keys: nothing is ever written by them. */
import { crc32, inflateRawSync } from 'node:zlib'

/** Of one file in it, and of all together: what unpacks to more is no question paper. */
const mostBytes = 50 * 1024 * 1024
const mostInAll = 150 * 1024 * 1024
const mostFiles = 5_000

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50

export interface Zip {
  readonly names: readonly string[]
  /** The bytes of a file; null when there is none. @throws Error with one sentence for a damaged or too large one */
  readonly read: (name: string) => Uint8Array | null
}

interface Entry {
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const damaged = () => new Error('the file is damaged or cut off: its zip cannot be opened')

function unpack(bytes: Buffer, name: string, entry: Entry): Uint8Array {
  const { flags, method, crc, packed, size, offset } = entry
  if (flags & 1) throw new Error(`"${name}" in it is locked with a password`)
  if (size > mostBytes) throw new Error(`"${name}" in it is larger than 50 MB`)
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localMark) throw damaged()
  const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const data = bytes.subarray(from, from + packed)
  if (data.length < packed) throw damaged()
  if (method !== 0 && method !== 8) throw new Error(`"${name}" in it is packed in a way that is not known`)
  let unpacked: Buffer
  try {
    // A size that is not the real one ends the unpacking.
    unpacked = method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(size, 1) })
  } catch (error) {
    throw new Error(`"${name}" in it is damaged`, { cause: error })
  }
  if (unpacked.length !== size || crc32(unpacked) !== crc) throw new Error(`"${name}" in it is damaged`)
  return new Uint8Array(unpacked)
}

/** @throws Error with one sentence for what is no zip, or a damaged one */
export function openZip(content: Uint8Array): Zip {
  if (content.length === 0) throw new Error('the file is empty')
  if (content.length > mostBytes) throw new Error('the file is larger than 50 MB')
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.length < 22 || bytes.readUInt16LE(0) !== 0x4b50) throw new Error('it is no zip file')
  let end = bytes.length - 22
  // A comment of up to 65,535 bytes may stand behind the end.
  while (end >= 0 && end > bytes.length - 22 - 65_536 && bytes.readUInt32LE(end) !== endMark) end -= 1
  if (end < 0 || bytes.readUInt32LE(end) !== endMark) throw damaged()
  const count = bytes.readUInt16LE(end + 10)
  if (count > mostFiles) throw new Error(`it holds more than ${mostFiles} files`)
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  let inAll = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw damaged()
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength).replace(/\\/g, '/')
    const entry = {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    }
    inAll += entry.size
    if (!name.endsWith('/')) entries.set(name, entry)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (inAll > mostInAll) throw new Error('what it holds is larger than 150 MB')
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name)
      return entry ? unpack(bytes, name, entry) : null
    },
  }
}
