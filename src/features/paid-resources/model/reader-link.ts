import type { LinkProps } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Resource } from '@/content/resources/schema'

/** Where an owned PDF is read; null for anything else. @param productId of the pack */
export function readerLink(
  { id, kind, title, address, firstPage }: Resource,
  productId: string,
): Pick<LinkProps, 'to' | 'state'> | null {
  if (kind !== 'pdf' || address === null) return null
  return { to: paths.pdfViewer(id), state: { pdfUrl: address, title, productId, poster: firstPage } }
}
