import { t } from '@/language/text'
import type { FileViewProps } from '../frame/file-view'
import { ViewerFrame } from '../frame/viewer-frame'
import { OpeningFile } from '../frame/viewer-states'
import { ReaderActions } from './reader-actions'

/** A PDF that is being opened. Everything stands where it will be. */
export function OpeningPdf({
  title,
  poster,
  note,
  label = t('Opening {title}', { title }),
  onClose,
}: Pick<FileViewProps, 'title' | 'poster' | 'note' | 'onClose'> & { label?: string }) {
  return (
    <ViewerFrame title={title} onClose={onClose} note={note} pages={null} actions={<ReaderActions />}>
      <OpeningFile label={label} poster={poster} />
    </ViewerFrame>
  )
}
