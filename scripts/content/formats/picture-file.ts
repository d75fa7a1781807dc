/** Pictures that come inside of question files. */
import type { Figure } from '../../../src/domain/rich-text'
import type { AuthoredPicture } from './authored'

interface Size {
  readonly type: string
  readonly width: number
  readonly height: number
}

/** The frame of a JPEG stands behind pieces of any length. */
function jpegSize(bytes: Uint8Array, view: DataView): Size | null {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function webpSize(view: DataView, kind: string): Size | null {
  const type = 'image/webp'
  const long = (at: number) => 1 + view.getUint16(at, true) + ((view.getUint8(at + 2) & 0xff) << 16)
  if (kind === 'VP8X') return { type, width: long(24), height: long(27) }
  if (kind === 'VP8 ') {
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  const bits = view.getUint32(21, true)
  return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
}

/** What a picture is, by its first bytes; null for one that browsers of students may not show. */
function sizeOf(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 4) === '\x89PNG')
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
  if (text(0, 3) === 'GIF') {
    return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes, view)
  return text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP' ? webpSize(view, text(12, 16)) : null
}

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

/** `media/a b.png` twice with other bytes is `a-b.png` and `a-b-2.png`. */
function freeName(name: string, bytes: Uint8Array, known: ReadonlyMap<string, AuthoredPicture>): string {
  const clean = name.replace(/^.*[\\/]/, '').replace(/[^\p{L}\p{N}._-]+/gu, '-') || 'picture'
  const [, stem = clean, ending = ''] = /^(.*?)(\.\w+)?$/.exec(clean) ?? []
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? clean : `${stem}-${count}${ending}`
    const taken = known.get(candidate)
    if (!taken || isSame(taken.bytes, bytes)) return candidate
  }
}

export interface Pictures {
  /** @throws Error with one sentence for a picture that cannot be shown to everybody */
  readonly figure: (name: string, bytes: Uint8Array, alt: string) => Figure
  readonly all: () => AuthoredPicture[]
}

/** The pictures of one file. */
export function createPictures(): Pictures {
  const known = new Map<string, AuthoredPicture>()
  return {
    figure: (name, bytes, alt) => {
      const size = sizeOf(bytes)
      if (!size || size.width === 0 || size.height === 0)
        throw new Error(`the picture "${name}" is no PNG, JPEG, GIF or WebP`)
      if (alt.trim() === '')
        throw new Error(
          `the picture "${name}" has no description (alternative text) for those who do not see it`,
        )
      const { type, width, height } = size
      const image = freeName(name, bytes, known)
      known.set(image, { name: image, bytes, type })
      return { type: 'figure', image, alt: alt.replace(/\s+/g, ' ').trim(), width, height }
    },
    all: () => [...known.values()],
  }
}

/** @throws Error with one sentence for what is no base64 */
export function fromBase64(text: string, name: string): Uint8Array {
  const bare = text.replace(/\s+/g, '')
  if (bare === '' || !/^[A-Za-z0-9+/]*={0,2}$/.test(bare))
    throw new Error(`the picture "${name}" is no base64`)
  return new Uint8Array(Buffer.from(bare, 'base64'))
}
