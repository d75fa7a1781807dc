import { type ReactNode, useState } from 'react'
import type { ViewerFile } from '../model/viewer-file'
import { useImage } from '../use-image'
import { DownloadButton } from './download-button'
import { PdfView } from './pdf-view'
import { ViewerFrame } from './viewer-frame'
import { OpeningFile } from './viewer-states'

/** A picture, else the same file as a PDF (spec section 2, PDF viewer). */
export function ImageView(props: { file: ViewerFile; title: string; above: ReactNode; onClose: () => void }) {
  const { file, title, above, onClose } = props
  const image = useImage(file)
  const [broken, setBroken] = useState(false)
  if (broken || image.status === 'no-image') return <PdfView {...props} />
  if (image.status === 'loading') {
    return (
      <ViewerFrame title={title} onClose={onClose}>
        <OpeningFile label={`Opening ${title}`} above={above} />
      </ViewerFrame>
    )
  }
  return (
    <ViewerFrame
      title={title}
      onClose={onClose}
      actions={<DownloadButton fileName={title} load={() => Promise.resolve(image.blob)} />}
    >
      <div className="min-h-0 flex-1 overflow-auto px-2 py-3 sm:px-6 sm:py-5">
        {above}
        <img
          src={image.src}
          alt={title}
          className="mx-auto max-w-full bg-white"
          onError={() => setBroken(true)}
        />
      </div>
    </ViewerFrame>
  )
}
