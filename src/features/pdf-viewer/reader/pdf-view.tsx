import { type ReactNode, useState } from 'react'
import { fileKey } from '@/features/offline'
import type { FileViewProps } from '../frame/file-view'
import { ViewerFrame } from '../frame/viewer-frame'
import { FailedFile } from '../frame/viewer-states'
import { usePdfDocument } from '../hooks/use-pdf-document'
import { useMarks } from '../marks/use-marks'
import { OpeningPdf } from './opening-pdf'
import { PdfReader } from './pdf-reader'
import { ReaderActions } from './reader-actions'

interface PdfViewProps extends FileViewProps {
  /** Shows the file if its bytes turn out to be a picture's; null when that has failed. */
  picture: ReactNode
}

function OnePdf(props: PdfViewProps & { onRetry: () => void }) {
  const { file, title, note, owner, readerName, keeping, onClose, onRetry, picture } = props
  const key = fileKey(file)
  const marks = useMarks(owner, key, title)
  const { state, waiting } = usePdfDocument(file, owner, key)
  if (state.status === 'open') {
    const { pdf, start, expected } = state
    const load = async () => {
      // A copy in memory of its own, as Blob wants it.
      const bytes = new Uint8Array(await pdf.proxy.getData())
      return new Blob([bytes], { type: 'application/pdf' })
    }
    return (
      <PdfReader
        pdf={pdf}
        expected={expected}
        start={start}
        reading={{ owner, key, readerName, marks }}
        title={title}
        note={note}
        download={{ fileName: `${title}.pdf`, load }}
        keeping={{ request: keeping, bytes: pdf.bytes }}
        waiting={waiting}
        onClose={onClose}
        onRetry={onRetry}
      />
    )
  }
  if (state.status === 'opening') return <OpeningPdf {...props} />
  if (state.status === 'picture' && picture) return picture
  return (
    <ViewerFrame title={title} onClose={onClose} note={note} pages={null} actions={<ReaderActions />}>
      <FailedFile title={title} message={state.message} onRetry={onRetry} onClose={onClose} />
    </ViewerFrame>
  )
}

/** A PDF: opening, open, or failed, with a retry that opens it again with a fresh token. */
export function PdfView(props: PdfViewProps) {
  const [attempt, setAttempt] = useState(0)
  return <OnePdf key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}
