import type { FileViewProps } from '../frame/file-view'
import { ViewerFrame } from '../frame/viewer-frame'
import { OpeningFile } from '../frame/viewer-states'
import { ReaderActions } from './reader-actions'

/** The actions of a document that is not open: disabled, in their places. */
export function IdleActions() {
  return <ReaderActions act={null} download={{ fileName: '', load: null }} keeping={null} />
}

/** A PDF that is being opened. Everything stands where it will be. */
export function OpeningPdf({
  title,
  poster,
  note,
  label = `Opening ${title}`,
  onClose,
}: Pick<FileViewProps, 'title' | 'poster' | 'note' | 'onClose'> & { label?: string }) {
  return (
    <ViewerFrame title={title} onClose={onClose} note={note} pages={null} actions={<IdleActions />}>
      <OpeningFile label={label} poster={poster} />
    </ViewerFrame>
  )
}
