/** What a picture is and how large, read from its own bytes. */

export interface PictureFacts {
  /** Media type. */
  type: string
  extension: 'png' | 'jpg' | 'gif' | 'webp' | 'svg'
  /** In its own pixels. */
  width: number
  height: number
}

type Read = (bytes: Buffer) => { width: number; height: number } | null

const png: Read = (bytes) => {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

const gif: Read = (bytes) => {
  if (bytes.length < 10 || !/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return null
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

/** Segments follow each other; the size stands in the first that starts a frame. */
const jpeg: Read = (bytes) => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

const webp: Read = (bytes) => {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp || bytes.length < 30) return null
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

/** More is no picture for a phone: 64 MB once it is unpacked. */
const mostPixels = 16_000_000
const mostBytes = 2 * 1024 * 1024

const svg: Read = (bytes) => {
  const [tag] = /<svg\b[^>]*>/.exec(bytes.toString('utf8', 0, 4096)) ?? []
  if (!tag) return null
  const number = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? 0)
  const [, , boxWidth, boxHeight] = (/\sviewBox="([^"]+)"/.exec(tag)?.[1] ?? '').trim().split(/[\s,]+/)
  return { width: number('width') || Number(boxWidth), height: number('height') || Number(boxHeight) }
}

const readers: ReadonlyArray<readonly [PictureFacts['extension'], string, Read]> = [
  ['png', 'image/png', png],
  ['jpg', 'image/jpeg', jpeg],
  ['gif', 'image/gif', gif],
  ['webp', 'image/webp', webp],
  ['svg', 'image/svg+xml', svg],
]

/** @returns null for bytes that are no picture of a kind that browsers show, or say no size. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const [extension, type, read] of readers) {
    const size = read(buffer)
    if (size && size.width > 0 && size.height > 0) return { type, extension, ...size }
  }
  return null
}

/** @throws Error with one sentence for what phones cannot show, or only at a cost that no picture is worth */
export function checkedPicture(name: string, bytes: Uint8Array): PictureFacts {
  if (bytes.length > mostBytes) throw new Error(`the picture "${name}" has more than 2 MB`)
  const facts = pictureFacts(bytes)
  if (!facts) throw new Error(`"${name}" is no PNG, JPEG, GIF, WebP or SVG picture with a size`)
  const { width, height, extension } = facts
  if (extension === 'svg' && /<!ENTITY|<!DOCTYPE[^>]*\[/i.test(Buffer.from(bytes).toString('utf8')))
    throw new Error(`the picture "${name}" declares entities (DOCTYPE): save it as "plain SVG", or as PNG`)
  if (extension !== 'svg' && width * height > mostPixels)
    throw new Error(
      `the picture "${name}" has ${width} x ${height} pixels, and 16 million are the most: make it smaller`,
    )
  return facts
}
