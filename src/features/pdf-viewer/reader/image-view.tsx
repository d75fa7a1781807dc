import { Maximize2, MoveHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DownloadFileButton } from '@/features/offline'
import { t } from '@/language/text'
import { ControlButton } from '../frame/control-button'
import type { FileViewProps } from '../frame/file-view'
import { ViewerFrame } from '../frame/viewer-frame'
import { OpeningFile } from '../frame/viewer-states'
import { useImage } from '../hooks/use-image'
import { DownloadButton } from './download-button'
import { ReaderMark } from './reader-mark'

/** Shows a picture, or `otherwise` when the file is none (spec section 2, PDF viewer). */
export function ImageView({
  file,
  title,
  note,
  poster,
  owner,
  readerName,
  keeping,
  onClose,
  otherwise,
}: FileViewProps & { otherwise: ReactNode }) {
  const image = useImage(file, owner)
  const [broken, setBroken] = useState(false)
  const [fullSize, setFullSize] = useState(false)
  if (broken || image.status === 'no-image') return otherwise
  if (image.status === 'loading') {
    return (
      <ViewerFrame title={title} onClose={onClose} note={note} pages="none">
        <OpeningFile label={t('Opening {title}', { title })} poster={poster} />
      </ViewerFrame>
    )
  }
  return (
    <ViewerFrame
      title={title}
      onClose={onClose}
      note={note}
      pages="none"
      actions={
        <>
          <ControlButton
            label={fullSize ? t('Fit to width') : t('Full size')}
            onClick={() => setFullSize(!fullSize)}
          >
            {fullSize ? <MoveHorizontal size={20} aria-hidden /> : <Maximize2 size={18} aria-hidden />}
          </ControlButton>
          <DownloadFileButton request={keeping} bytes={image.blob.size} />
          <DownloadButton fileName={title} load={() => Promise.resolve(image.blob)} />
        </>
      }
    >
      <section
        aria-label={t('Document')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        className="viewer-scroller min-h-0 flex-1 overflow-auto px-2 py-3 focus-visible:-outline-offset-2 sm:px-6"
      >
        <div
          data-in-view="true"
          className={`viewer-sheet relative mx-auto ${fullSize ? 'w-max' : 'w-fit max-w-[880px]'}`}
        >
          <img
            src={image.src}
            alt={title}
            className={`bg-white ${fullSize ? 'max-w-none' : 'max-w-full'}`}
            onError={() => setBroken(true)}
          />
          {readerName !== null && <ReaderMark name={readerName} />}
        </div>
      </section>
    </ViewerFrame>
  )
}
