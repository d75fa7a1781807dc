import { useState } from 'react'
import { markLimits } from '@/domain/marks/marks'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { TextAreaField } from '@/ui/form/field'
import { useKeptWhileTyped } from '@/ui/form/use-kept-while-typed'
import { KeptNote } from './kept-note'
import type { MarksInBook } from './use-marks'

/** The student's own words at a page, kept while they are typed. */
export function NoteSheet({
  page,
  id: firstId,
  marks,
  onClose,
}: {
  page: number
  /** Of the note that is edited; null for a new one. */
  id: string | null
  marks: MarksInBook
  onClose: () => void
}) {
  const [id, setId] = useState(firstId)
  const kept = marks.shown.notes.find((note) => note.id === id)?.text ?? ''
  /** What is typed and not kept yet; null for nothing. */
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? kept
  const keep = () => {
    if (draft === null || (id === null && draft.trim() === '')) return
    if (draft.trim() !== kept) setId(marks.setNote({ page, text: draft, ...(id !== null && { id }) }) ?? id)
  }
  useKeptWhileTyped(draft, keep)
  const left = markLimits.note - text.length
  return (
    <Modal title={t('Note on page {page}', { page })} onClose={onClose}>
      <TextAreaField
        label={t('Your note')}
        placeholder={t('What to remember from this page')}
        value={text}
        maxLength={markLimits.note}
        onChange={(event) => setDraft(event.target.value)}
      />
      <p className="mt-1.5 text-right text-caption text-muted tabular-nums">
        {t('{count, plural, one {# character left} other {# characters left}}', { count: left })}
      </p>
      <div className="mt-3 grid gap-5">
        <KeptNote keptIn={marks.keptIn} />
        <div className="flex flex-wrap justify-end gap-3">
          {id !== null && kept !== '' && (
            <Button
              look="danger"
              onClick={() => {
                setDraft(null)
                marks.setNote({ id, page, text: '' })
                onClose()
              }}
            >
              {t('Delete')}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
