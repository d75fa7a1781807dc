import type { ViewerFile } from './viewer-file'

const imageEnding = /\.(?:png|jpe?g|webp|gif|avif|svg)$/i

/** True when the file is to be tried as an image first (spec section 2, PDF viewer). */
export function looksLikeImage(file: ViewerFile, type: string | null): boolean {
  if (/^image(?:\/|$)/i.test(type ?? '')) return true
  const path = file.kind === 'storage' ? file.path : decodeURIComponent(new URL(file.url).pathname)
  return imageEnding.test(path)
}
