import { paths } from '@/config/paths'
import type { KeepRequest } from '../model/kept-item'
import { type FileAddress, fileKey } from './file-address'

const idPrefix = 'file:'

/** Names a file among what is kept. */
export const idOfFile = (key: string): string => idPrefix + key

/** The file that an item is, by `fileKey`. */
export const keyOfFile = ({ id }: Pick<KeepRequest, 'id'>): string => id.slice(idPrefix.length)

/** What a student presses Keep for at a file; the viewer opens it without looking its resource up. */
export function fileRequest(
  resourceId: string,
  address: FileAddress,
  { title, productId }: Pick<KeepRequest, 'title' | 'productId'>,
): KeepRequest {
  const url = address.kind === 'web' ? address.url : address.path
  const path = paths.pdfViewerOf(resourceId, { url, title, productId })
  return { id: idOfFile(fileKey(address)), kind: 'file', title, path, productId }
}

/** Where the bytes of such a request are: its page's address says it. */
export function addressOf({ path, productId }: KeepRequest): FileAddress {
  const url = new URLSearchParams(path.slice(path.indexOf('?'))).get('url') ?? ''
  return /^https?:/.test(url) ? { kind: 'web', url } : { kind: 'storage', path: url, productId }
}
