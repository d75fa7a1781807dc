import { useState } from 'react'
import { looksLikeImage } from '../model/file-kind'
import type { ViewerTarget } from '../model/viewer-target'
import { ImageView } from './image-view'
import { PaidGate } from './paid-gate'
import { PdfView } from './pdf-view'
import { PremiumPanel } from './premium-panel'
import { ViewerFrame } from './viewer-frame'
import { OpeningFile } from './viewer-states'

/** The file, once it is clear that this student may see it; the page mounts it anew for each file. */
export function TargetView({ target, onClose }: { target: ViewerTarget; onClose: () => void }) {
  // Kept from the first render: the hooks below open the file again when it is another object.
  const [{ file, title, type, access }] = useState(target)
  const FileView = looksLikeImage(file, type) ? ImageView : PdfView
  if (access.for === 'everybody') return <FileView file={file} title={title} above={null} onClose={onClose} />
  const loading = (
    <ViewerFrame title={title} onClose={onClose}>
      <OpeningFile label="Checking your purchase" />
    </ViewerFrame>
  )
  return (
    <PaidGate productId={access.for === 'owner' ? access.productId : null} loading={loading}>
      <FileView file={file} title={title} above={<PremiumPanel />} onClose={onClose} />
    </PaidGate>
  )
}
