import { paths } from '@/config/paths'
import type { FileAccess } from '@/lib/file-requests'
import { storageMediaUrl } from '@/lib/firebase/public-file'
import { idToken } from '@/session'
import type { DownloadRequest } from '../model/download-item'

/** Where a file comes from, once its address is known to be allowed. */
export type FileAddress =
  /** An object of the project's storage; `productId` when only the owner of that product gets it. */
  { kind: 'storage'; path: string; productId: string | null } | { kind: 'web'; url: string }

/** The name under which a file, and the place in it, is stored; without the token of an old link. */
export function fileKey(file: FileAddress): string {
  if (file.kind === 'storage') return file.path
  const { origin, pathname } = new URL(file.url)
  return origin + pathname
}

/**
 * Address and headers of a file. A paid file is requested with the student's own token, so no lasting link to it is
 * ever made; the storage rules decide.
 * @throws AppError `unauthenticated` for a paid file when nobody is signed in
 */
export async function fileAccess(file: FileAddress): Promise<FileAccess> {
  if (file.kind === 'web') return { url: file.url, headers: {} }
  const url = storageMediaUrl(file.path)
  if (file.productId === null) return { url, headers: {} }
  return { url, headers: { Authorization: `Firebase ${await idToken()}` } }
}

const idPrefix = 'file:'

/** The id of a file's download. */
export const idOfFile = (key: string): string => idPrefix + key

/** The `fileKey` of a download. */
export const keyOfFile = ({ id }: Pick<DownloadRequest, 'id'>): string => id.slice(idPrefix.length)

/** The request for a file; its path opens the viewer without a look-up of the resource. */
export function fileRequest(
  resourceId: string,
  address: FileAddress,
  { title, productId }: Pick<DownloadRequest, 'title' | 'productId'>,
): DownloadRequest {
  const url = address.kind === 'web' ? address.url : address.path
  const path = paths.pdfViewerOf(resourceId, { url, title, productId })
  return { id: idOfFile(fileKey(address)), kind: 'file', title, path, productId }
}

/** Where the bytes of such a request are, from its path. */
export function addressOf({ path, productId }: DownloadRequest): FileAddress {
  const url = new URLSearchParams(path.slice(path.indexOf('?'))).get('url') ?? ''
  return /^https?:/.test(url) ? { kind: 'web', url } : { kind: 'storage', path: url, productId }
}
