import { storagePath } from '@/content/resources/schema'
import type { FileAddress } from '@/features/offline'
import { storagePathOf } from '@/lib/firebase/public-file'

/** Where a file of the project's own storage lies, also when it is named by its whole address; null for any other. */
export const projectPath = (address: string | null) =>
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
