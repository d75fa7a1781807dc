import { idToken } from '@/features/auth'
import { storageMediaUrl } from '@/lib/firebase/public-file'
import type { ViewerFile } from './model/viewer-file'

/** Address and headers by which a file's bytes are asked for. */
export interface FileAccess {
  url: string
  headers: Record<string, string>
}

/**
 * A paid file is asked for with the student's own token, so no lasting link to it is ever made; the storage rules
 * decide.
 * @throws AppError `unauthenticated` when a paid file is asked for and nobody is signed in.
 */
export async function fileAccess(file: ViewerFile): Promise<FileAccess> {
  if (file.kind === 'web') return { url: file.url, headers: {} }
  const url = storageMediaUrl(file.path)
  if (file.productId === null) return { url, headers: {} }
  return { url, headers: { Authorization: `Firebase ${await idToken()}` } }
}
