import type { Resource } from '@/content/resources/schema'
import { fileRequest, KeepFile } from '@/features/offline'
import { ownFile } from '../model/own-file'

/** Keep for offline of an owned PDF; nothing for one of another site. */
export function KeepResource({ resource }: { resource: Resource }) {
  const { id, title, address, sizeBytes } = resource
  const file = ownFile(address)
  if (!file) return null
  const productId = file.kind === 'storage' ? file.productId : resource.productId
  return <KeepFile request={fileRequest(id, file, { title, productId })} bytes={sizeBytes} />
}
