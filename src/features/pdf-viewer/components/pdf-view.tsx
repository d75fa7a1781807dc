import { type ReactNode, useState } from 'react'
import type { ViewerFile } from '../model/viewer-file'
import { usePdfDocument } from '../use-pdf-document'
import { DownloadButton } from './download-button'
import { PdfPages } from './pdf-pages'
import { ViewerFrame } from './viewer-frame'
import { FailedFile, OpeningFile } from './viewer-states'

interface PdfViewProps {
  file: ViewerFile
  title: string
  above: ReactNode
  onClose: () => void
}

function OnePdf({ file, title, above, onClose, onRetry }: PdfViewProps & { onRetry: () => void }) {
  const state = usePdfDocument(file)
  return (
    <ViewerFrame
      title={title}
      onClose={onClose}
      actions={
        state.status === 'open' && (
          <DownloadButton
            fileName={`${title}.pdf`}
            load={async () =>
              new Blob([new Uint8Array(await state.pdf.getData())], { type: 'application/pdf' })
            }
          />
        )
      }
    >
      {state.status === 'opening' && <OpeningFile label={`Opening ${title}`} above={above} />}
      {state.status === 'failed' && (
        <FailedFile title={title} message={state.message} onRetry={onRetry} onClose={onClose} />
      )}
      {state.status === 'open' && (
        <PdfPages pdf={state.pdf} firstPage={state.firstPage} above={above} onRetry={onRetry} />
      )}
    </ViewerFrame>
  )
}

/** A PDF: opening, open, or why not, with another try, which asks for it anew with a fresh token. */
export function PdfView(props: PdfViewProps) {
  const [attempt, setAttempt] = useState(0)
  return <OnePdf key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}
