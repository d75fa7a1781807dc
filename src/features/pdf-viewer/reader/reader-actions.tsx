import {
  Bookmark,
  BookOpen,
  Ellipsis,
  Keyboard,
  Library,
  List,
  Moon,
  NotebookPen,
  Search,
  Sun,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { DownloadFileButton } from '@/features/offline'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { Modal } from '@/ui/dialog/modal'
import { sheetLine } from '@/ui/dialog/sheet-line'
import { ControlButton } from '../frame/control-button'
import type { ViewerAction } from '../model/viewer-keys'
import { useReadingSetting } from '../reading-settings'
import { type Downloadable, DownloadButton } from './download-button'

type ReaderAction = Extract<
  ViewerAction,
  'find' | 'contents' | 'help' | 'bookmark' | 'note' | 'marks' | 'night' | 'spreads'
>

/** What keeps the document for offline; null while it is not open. */
export type DownloadButtonProps = Pick<ComponentProps<typeof DownloadFileButton>, 'request' | 'bytes'>

interface Action {
  action: ReaderAction
  label: string
  icon: ReactNode
  pressed?: boolean
}

/** The actions that have no room in a phone's row. */
function MoreSheet({
  actions,
  act,
  download,
  keeping,
  onClose,
}: {
  actions: readonly Action[]
  act: (action: ReaderAction) => void
  download: Downloadable
  keeping: DownloadButtonProps | null
  onClose: () => void
}) {
  return (
    <Modal title={t('More')} size="sheet" onClose={onClose}>
      <div className="-mx-3 grid gap-1">
        {actions.map(({ action, label, icon, pressed }) => (
          <button
            key={action}
            type="button"
            aria-pressed={pressed}
            onClick={() => {
              onClose()
              act(action)
            }}
            className={classNames(sheetLine, pressed && 'text-secondary')}
          >
            {icon}
            {label}
          </button>
        ))}
        <div className="sm:hidden">
          {keeping && <DownloadFileButton {...keeping} look="list" />}
          <DownloadButton {...download} look="list" />
        </div>
      </div>
    </Modal>
  )
}

/**
 * What can be done with a document; without props all of it is there, disabled, as before the document is open. A phone has the most used ones in its row and the others
 * behind "More".
 */
export function ReaderActions({
  act = null,
  finding = false,
  isBookmarked = false,
  inSpreads = null,
  download = { fileName: '', load: null },
  keeping = null,
}: {
  act?: ((action: ReaderAction) => void) | null
  finding?: boolean
  /** The page that is read. */
  isBookmarked?: boolean
  /** null where there is no room for two pages. */
  inSpreads?: boolean | null
  download?: Downloadable
  keeping?: DownloadButtonProps | null
}) {
  const [isOpen, setOpen] = useState(false)
  const [isNight] = useReadingSetting('night')
  const idle = act === null
  const press = (action: ReaderAction) => act?.(action)
  const others: readonly Action[] = [
    { action: 'note', label: t('Note on this page'), icon: <NotebookPen size={20} aria-hidden /> },
    { action: 'marks', label: t('Bookmarks and notes'), icon: <Library size={20} aria-hidden /> },
    {
      action: 'night',
      label: t('Night colours'),
      icon: isNight ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />,
      pressed: isNight,
    },
  ]
  return (
    <>
      <ControlButton label={t('Find')} disabled={idle} pressed={finding} onClick={() => press('find')}>
        <Search size={20} aria-hidden />
      </ControlButton>
      <ControlButton
        label={t('Bookmark this page')}
        disabled={idle}
        pressed={isBookmarked}
        onClick={() => press('bookmark')}
      >
        <Bookmark size={20} aria-hidden fill={isBookmarked ? 'currentColor' : 'none'} />
      </ControlButton>
      <ControlButton label={t('Contents')} disabled={idle} onClick={() => press('contents')}>
        <List size={20} aria-hidden />
      </ControlButton>
      {others.map(({ action, label, icon, pressed }) => (
        <ControlButton
          key={action}
          label={label}
          disabled={idle}
          {...(pressed !== undefined && { pressed })}
          className="max-lg:hidden"
          onClick={() => press(action)}
        >
          {icon}
        </ControlButton>
      ))}
      {inSpreads !== null && (
        <ControlButton
          label={t('Two pages side by side')}
          disabled={idle}
          pressed={inSpreads}
          onClick={() => press('spreads')}
        >
          <BookOpen size={20} aria-hidden />
        </ControlButton>
      )}
      <ControlButton
        label={t('Keyboard shortcuts')}
        disabled={idle}
        className="max-xl:hidden"
        onClick={() => press('help')}
      >
        <Keyboard size={20} aria-hidden />
      </ControlButton>
      <ControlButton label={t('More')} disabled={idle} className="lg:hidden" onClick={() => setOpen(true)}>
        <Ellipsis size={20} aria-hidden />
      </ControlButton>
      <div className="contents max-sm:hidden">
        {keeping && <DownloadFileButton {...keeping} />}
        <DownloadButton {...download} />
      </div>
      {isOpen && (
        <MoreSheet
          actions={others}
          act={press}
          download={download}
          keeping={keeping}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
