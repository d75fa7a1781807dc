import type { Resource } from '@/content/resources/schema'
import { DownloadFile, fileRequest } from '@/features/offline'
import { ownFile } from '../model/own-file'

/** Downloads an owned PDF for offline; nothing for one of another site. */
export function KeepResource({ resource }: { resource: Resource }) {
  const { id, title, address, sizeBytes } = resource
  const file = ownFile(address)
  if (!file) return null
  const productId = file.kind === 'storage' ? file.productId : resource.productId
  return <DownloadFile request={fileRequest(id, file, { title, productId })} bytes={sizeBytes} />
}
