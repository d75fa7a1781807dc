import { type ReactNode, useState } from 'react'
import { fileKey } from '../model/reading-place'
import type { ViewerFile } from '../model/viewer-file'
import { usePdfDocument } from '../use-pdf-document'
import { DownloadButton } from './download-button'
import { PdfReader } from './pdf-reader'
import { ReaderActions } from './reader-actions'
import { ViewerFrame } from './viewer-frame'
import { FailedFile, OpeningFile } from './viewer-states'

/** What a file is shown with, whatever it is. */
export interface FileViewProps {
  file: ViewerFile
  title: string
  /** A picture of the first page, shown until the file itself is there. */
  poster: string | null
  /** Under whose name the place in the file is kept. */
  owner: string
  /** Over each page of a paid file; null for free ones. */
  readerName: string | null
  note: ReactNode
  onClose: () => void
}

function OnePdf(props: FileViewProps & { onRetry: () => void }) {
  const { file, title, note, poster, owner, readerName, onClose, onRetry } = props
  const key = fileKey(file)
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
        reading={{ owner, key, readerName }}
        title={title}
        note={note}
        download={<DownloadButton fileName={`${title}.pdf`} load={load} />}
        waiting={waiting}
        onClose={onClose}
        onRetry={onRetry}
      />
    )
  }
  return (
    <ViewerFrame
      title={title}
      onClose={onClose}
      note={note}
      pages={null}
      actions={
        <ReaderActions act={null}>
          <DownloadButton fileName={title} load={null} />
        </ReaderActions>
      }
    >
      {state.status === 'opening' ? (
        <OpeningFile label={`Opening ${title}`} poster={poster} />
      ) : (
        <FailedFile title={title} message={state.message} onRetry={onRetry} onClose={onClose} />
      )}
    </ViewerFrame>
  )
}

/** A PDF: opening, open, or why not, with another try, which asks for it anew with a fresh token. */
export function PdfView(props: FileViewProps) {
  const [attempt, setAttempt] = useState(0)
  return <OnePdf key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}
