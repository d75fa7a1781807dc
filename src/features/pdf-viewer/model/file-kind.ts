import type { ViewerFile } from './viewer-file'

const imageEnding = /\.(?:png|jpe?g|webp|gif|avif|svg)$/i

/** True when the file is to be tried as an image first (spec section 2, PDF viewer). */
export function looksLikeImage(file: ViewerFile, type: string | null): boolean {
  if (/^image(?:\/|$)/i.test(type ?? '')) return true
  const path = file.kind === 'storage' ? file.path : decodeURIComponent(new URL(file.url).pathname)
  return imageEnding.test(path)
}

/** How files of a kind begin, byte by byte as Latin letters. */
const beginnings: ReadonlyArray<readonly [begins: RegExp, type: string]> = [
  [/^\x89PNG\r\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp'],
  [/^[\s\S]{4}ftypavi[fs]/, 'image/avif'],
  [
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i,
    'image/svg+xml',
  ],
]

/**
 * The image type that a file's first bytes tell, whatever its name says; null for anything else.
 * @param told the content type that came with it: it counts where the bytes are of no known kind
 */
export function imageTypeOf(bytes: Uint8Array, told: string | null): string | null {
  const text = String.fromCharCode(...bytes.subarray(0, 1024))
  const known = beginnings.find(([begins]) => begins.test(text))
  if (known) return known[1]
  return told?.startsWith('image/') && !text.includes('%PDF-') ? told : null
}
