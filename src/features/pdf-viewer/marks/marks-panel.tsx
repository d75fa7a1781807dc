import { Bookmark, NotebookPen, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { BookMarks, PageNote } from '@/domain/marks/marks'
import { t } from '@/language/text'
import { Modal } from '@/ui/dialog/modal'
import { EmptyPanel } from '@/ui/panels'
import { ControlButton } from '../frame/control-button'
import { KeptNote } from './kept-note'
import type { MarksInBook } from './use-marks'

/** One line of the list. A bookmark has no words. */
interface Row {
  readonly key: string
  readonly page: number
  readonly note: PageNote | null
}

function rowsOf({ bookmarks, notes }: BookMarks): Row[] {
  const rows: Row[] = [
    ...bookmarks.map(({ page }) => ({ key: `page ${page}`, page, note: null })),
    ...notes.map((note) => ({ key: note.id, page: note.page, note })),
  ]
  // A page's bookmark comes before its notes.
  return rows.sort((a, b) => a.page - b.page)
}

/** A deleted mark keeps its row until the panel is closed, so that one press undoes a slip. */
function useLastingRows(shown: BookMarks): ReadonlyArray<Row & { isThere: boolean }> {
  const [first, setFirst] = useState(() => rowsOf(shown))
  const now = new Map(rowsOf(shown).map((row) => [row.key, row]))
  const known = new Set(first.map(({ key }) => key))
  const added = [...now.values()].filter(({ key }) => !known.has(key))
  if (added.length > 0) setFirst([...first, ...added].sort((a, b) => a.page - b.page))
  return first.map((row) => ({ ...(now.get(row.key) ?? row), isThere: now.has(row.key) }))
}

function MarkRow({
  row: { page, note, isThere },
  marks,
  goToPage,
  onEdit,
}: {
  row: Row & { isThere: boolean }
  marks: MarksInBook
  goToPage: (page: number) => void
  onEdit: (note: PageNote) => void
}) {
  const toggle = () => {
    if (note) marks.setNote({ ...note, text: isThere ? '' : note.text })
    else marks.toggleBookmark(page)
  }
  const Sign = note ? NotebookPen : Bookmark
  return (
    <li className="flex items-start">
      <button
        type="button"
        disabled={!isThere}
        onClick={() => goToPage(page)}
        className="flex min-h-11 min-w-0 flex-1 items-start gap-3 rounded-control px-3 py-2.5 text-left hover:bg-raised disabled:opacity-50"
      >
        <Sign size={18} aria-hidden className="mt-0.75 flex-none text-secondary" />
        <span className="min-w-0">
          <span className="font-semibold tabular-nums">{t('Page {page}', { page })}</span>
          {!isThere && (
            <span className="text-muted"> · {note ? t('Note deleted') : t('Bookmark deleted')}</span>
          )}
          {note && (
            <span className="line-clamp-4 whitespace-pre-wrap wrap-anywhere text-muted">{note.text}</span>
          )}
        </span>
      </button>
      {note && isThere && (
        <ControlButton label={t('Edit the note on page {page}', { page })} onClick={() => onEdit(note)}>
          <Pencil size={18} aria-hidden />
        </ControlButton>
      )}
      <ControlButton
        label={
          isThere
            ? note
              ? t('Delete the note on page {page}', { page })
              : t('Delete the bookmark on page {page}', { page })
            : note
              ? t('Restore the note on page {page}', { page })
              : t('Restore the bookmark on page {page}', { page })
        }
        onClick={toggle}
      >
        {isThere ? <Trash2 size={18} aria-hidden /> : <Undo2 size={18} aria-hidden />}
      </ControlButton>
    </li>
  )
}

/** A book's bookmarks and notes in the order of its pages. */
export function MarksPanel({
  marks,
  goToPage,
  onEdit,
  onClose,
}: {
  marks: MarksInBook
  goToPage: (page: number) => void
  onEdit: (note: PageNote) => void
  onClose: () => void
}) {
  const rows = useLastingRows(marks.shown)
  return (
    <Modal title={t('Bookmarks and notes')} size="sheet" onClose={onClose}>
      {rows.length === 0 ? (
        <EmptyPanel title={t('No bookmarks or notes yet')}>
          {t('Bookmark a page or write a note on it, and find it here.')}
        </EmptyPanel>
      ) : (
        <>
          <ul className="-mx-3 grid gap-1">
            {rows.map((row) => (
              <MarkRow
                key={row.key}
                row={row}
                marks={marks}
                goToPage={(page) => {
                  onClose()
                  goToPage(page)
                }}
                onEdit={onEdit}
              />
            ))}
          </ul>
          <div className="mt-4">
            <KeptNote keptIn={marks.keptIn} />
          </div>
        </>
      )}
    </Modal>
  )
}
