/**
 * On the desk, in place of `src/lib/firebase/public-file` and `paid-file` (vite.config.ts): its page loads nothing from
 * Storage, so every stored file is one that is asked for.
 */
import { readPicture } from './picture-files'

const isAddress = (text: string) => /^https?:\/\//i.test(text)

/** Not loaded from there: names the file in caches. */
export const storageMediaUrl = (objectPath: string) => `/storage/${encodeURIComponent(objectPath)}`

export const storagePathOf = () => null

export function publicFileUrl(reference: string | null | undefined): string | null {
  const text = reference?.trim()
  if (!text) return null
  return isAddress(text) ? text : storageMediaUrl(text)
}

export const isClosedFile = (text: string): boolean => !isAddress(text)

export const readPaidFile = (path: string): Promise<Blob> => readPicture(path)
