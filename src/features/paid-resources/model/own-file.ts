import { type Resource, storagePath } from '@/content/resources/schema'
import { type DownloadRequest, type FileAddress, fileRequest } from '@/features/offline'
import { storagePathOf } from '@/lib/firebase/public-file'

/** Where a file of the project's own storage lies, also when it is named by its whole address; null for any other. */
const projectPath = (address: string | null) =>
  storagePath(address) ?? (address !== null && URL.canParse(address) ? storagePathOf(new URL(address)) : null)

/** The same as the viewer asks for it: a paid file by its path, a public one as it is named. */
export function ownFile(address: string | null): FileAddress | null {
  const path = projectPath(address)
  if (path === null) return null
  const [folder, productId = null] = path.split('/')
  if (folder === 'paid') return { kind: 'storage', path, productId }
  return storagePath(address) === null
    ? { kind: 'web', url: new URL(address ?? '').href }
    : { kind: 'storage', path, productId: null }
}

/** The download of an owned PDF; null for one of another site. */
export function ownRequest({ id, title, address, productId }: Resource): DownloadRequest | null {
  const file = ownFile(address)
  if (!file) return null
  return fileRequest(id, file, { title, productId: file.kind === 'storage' ? file.productId : productId })
}
