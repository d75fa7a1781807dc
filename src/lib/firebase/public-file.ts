import { getEnv } from '@/config/env'

/** Origin of the storage service that holds the project's files. */
function storageOrigin(): string {
  const env = getEnv()
  return env.VITE_USE_LOCAL_BACKEND
    ? `http://127.0.0.1:${env.VITE_LOCAL_STORAGE_PORT}`
    : 'https://firebasestorage.googleapis.com'
}

/** The address of a Storage object's bytes; the storage rules decide whether the caller gets them. */
export function storageMediaUrl(objectPath: string): string {
  const bucket = getEnv().VITE_FIREBASE_STORAGE_BUCKET
  return `${storageOrigin()}/v0/b/${bucket}/o/${encodeURIComponent(objectPath)}?alt=media`
}

/**
 * The object that an address on the project's own storage names: `…/o/paid%2Fbook.pdf` and `…/{bucket}/paid/book.pdf`
 * are both `paid/book.pdf`; null for any other address.
 */
export function storagePathOf({ origin, pathname }: URL): string | null {
  const bucket = getEnv().VITE_FIREBASE_STORAGE_BUCKET
  const folder = {
    [storageOrigin()]: `/v0/b/${bucket}/o/`,
    'https://storage.googleapis.com': `/${bucket}/`,
  }[origin]
  if (folder === undefined || !pathname.startsWith(folder)) return null
  try {
    return decodeURIComponent(pathname.slice(folder.length)) || null
  } catch {
    return null
  }
}

/**
 * What a document says of a public file, as an address: documents hold an absolute http(s) URL (older ones) or a
 * Storage path such as `images/jobs/clerk.svg`. Anything else (javascript:, data:, an empty text) is null.
 */
export function publicFileUrl(reference: string | null | undefined): string | null {
  const text = reference?.trim()
  if (!text) return null
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : null
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || text.startsWith('/')) return null
  return storageMediaUrl(text)
}

/** True for the path of a file that only students (`members/`) or the owners of a product (`paid/{productId}/`) may read. */
export const isClosedFile = (text: string): boolean => /^(members|paid)\//.test(text)
