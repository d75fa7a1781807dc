/** What a picture is and how large, read from its own bytes. */
import { disableTypes, imageSize, types } from 'image-size'

/** The kinds that browsers show, by extension, with their media types. */
const mediaTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const

type Extension = keyof typeof mediaTypes

const isShown = (type: string | undefined): type is Extension => type !== undefined && type in mediaTypes

// What no browser shows is not even read.
disableTypes(types.filter((type) => !isShown(type)))

export interface PictureFacts {
  /** Media type. */
  type: string
  extension: Extension
  /** In its own pixels. */
  width: number
  height: number
}

/** More is no picture for a phone: 64 MB once it is unpacked. */
const mostPixels = 16_000_000
const mostBytes = 2 * 1024 * 1024

/** @returns null for bytes that are no picture of a kind that browsers show, or say no size. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | null {
  try {
    // A copy: the library reads on behind the end of a view, into bytes that belong to something else.
    const { type, width, height } = imageSize(new Uint8Array(bytes))
    if (!isShown(type) || !(width > 0) || !(height > 0)) return null
    return { type: mediaTypes[type], extension: type, width, height }
  } catch {
    return null
  }
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
