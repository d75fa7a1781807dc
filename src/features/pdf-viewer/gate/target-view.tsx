import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { fileRequest } from '@/features/offline'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { publicFileUrl } from '@/lib/firebase/public-file'
import { loadPdfCode } from '@/lib/pdf/load-pdfjs'
import { type SessionUser, useSession } from '@/session'
import type { FileViewProps } from '../frame/file-view'
import { ViewerFrame } from '../frame/viewer-frame'
import { OpeningFile } from '../frame/viewer-states'
import { looksLikeImage } from '../model/file-kind'
import type { ViewerTarget } from '../model/viewer-target'
import { ImageView } from '../reader/image-view'
import { OpeningPdf } from '../reader/opening-pdf'
import { PdfView } from '../reader/pdf-view'
import { PaidGate } from './paid-gate'
import { PremiumPanel } from './premium-panel'

/** The name that stands over the pages of a paid file. */
function nameOf({ firstName, lastName, email }: SessionUser): string {
  return [`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(' · ')
}

/** Tries the file as what its name says, picture or PDF, then once as the other: names may lie. */
function FileView({ isImage, ...view }: FileViewProps & { isImage: boolean }) {
  const image = <ImageView {...view} otherwise={<PdfView {...view} picture={null} />} />
  return isImage ? image : <PdfView {...view} picture={image} />
}

/** The file, once it is clear that this student may see it; the page mounts it anew for each file. */
export function TargetView({ target, onClose }: { target: ViewerTarget; onClose: () => void }) {
  // Kept from the first render: a new object would make the hooks below open the file again.
  const [{ file, title, type, access, poster: picture }] = useState(target)
  const isImage = looksLikeImage(file, type)
  const { resourceId = '' } = useParams()
  const session = useSession()
  useEffect(() => {
    // Loads pdf.js while the purchase is checked. If that fails, opening the file says so.
    if (!isImage) loadPdfCode().catch(() => undefined)
  }, [isImage])
  const poster = publicFileUrl(picture)
  const label = access.for === 'everybody' ? t('Opening {title}', { title }) : t('Checking your purchase')
  const loading = isImage ? (
    <ViewerFrame title={title} onClose={onClose} pages="none">
      <OpeningFile label={label} />
    </ViewerFrame>
  ) : (
    // No poster: only those who may read the file see its first page.
    <OpeningPdf title={title} poster={null} note={null} label={label} onClose={onClose} />
  )
  const productId = access.for === 'owner' ? access.productId : null
  const keeping = fileRequest(resourceId, file, { title, productId })
  const shared = { isImage, file, title, poster, keeping, onClose }
  if (access.for === 'everybody') {
    if (session.status === 'loading') return loading
    const owner = session.status === 'signed-in' ? session.user.id : visitor
    return <FileView {...shared} owner={owner} readerName={null} note={null} />
  }
  return (
    <PaidGate productId={productId} file={file} title={title} loading={loading}>
      {(user) => <FileView {...shared} owner={user.id} readerName={nameOf(user)} note={<PremiumPanel />} />}
    </PaidGate>
  )
}
