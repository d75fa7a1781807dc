import type { FileAccess } from '@/lib/file-requests'
import { storageMediaUrl } from '@/lib/firebase/public-file'
import { idToken } from '@/session'

/** Where a file comes from, once its address is known to be allowed. */
export type FileAddress =
  /** An object of the project's storage; `productId` when only the owner of that product gets it. */
  { kind: 'storage'; path: string; productId: string | null } | { kind: 'web'; url: string }

/** The name under which a file, and the place in it, is kept; an old link's token is no part of it. */
export function fileKey(file: FileAddress): string {
  if (file.kind === 'storage') return file.path
  const { origin, pathname } = new URL(file.url)
  return origin + pathname
}

/**
 * A paid file is asked for with the student's own token, so no lasting link to it is ever made; the storage rules
 * decide.
 * @throws AppError `unauthenticated` when a paid file is asked for and nobody is signed in.
 */
export async function fileAccess(file: FileAddress): Promise<FileAccess> {
  if (file.kind === 'web') return { url: file.url, headers: {} }
  const url = storageMediaUrl(file.path)
  if (file.productId === null) return { url, headers: {} }
  return { url, headers: { Authorization: `Firebase ${await idToken()}` } }
}
