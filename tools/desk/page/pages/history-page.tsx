import { useState } from 'react'
import { Button, ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { Modal } from '@/ui/dialog/modal'
import { EmptyPanel } from '@/ui/panels'
import type { OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { formatMoment } from '../format'
import { ShownRead } from '../shown-read'
import { useChange, useRead } from '../use-action'

type Entry = OutputOf<'history'>[number]
type Change = OutputOf<'readHistory'>['changes'][number]

/** @param isUndo what undoing brings back: the other way round */
function ChangeDetails({ change, isUndo }: { change: Change; isUndo: boolean }) {
  const { name, words } = change
  const [from, to] = isUndo ? [change.after, change.before] : [change.before, change.after]
  const state = from === null ? (isUndo ? 'Comes back' : 'New') : to === null ? 'Deleted' : 'Changed'
  return (
    <li className="border-t border-line py-4 wrap-anywhere">
      <p className="font-medium">
        {state}: {name}
      </p>
      {words.length > 0 && (
        <dl className="mt-2 grid gap-2 text-sm">
          {words.map(({ what, before, after }) => (
            <div key={what}>
              <dt className="font-medium">{what}</dt>
              <dd className="text-muted">
                <del>{isUndo ? after : before}</del> →{' '}
                <ins className="text-text no-underline">{isUndo ? before : after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function EntryDetails({ id, isUndo = false }: { id: string; isUndo?: boolean }) {
  const read = useRead('readHistory', { id })
  return (
    <ShownRead
      read={read}
      what="the changes"
      renderData={({ changes }) =>
        changes.length === 0 ? (
          <p className="mt-3 text-muted">No document was changed, or it was more than 30 days ago.</p>
        ) : (
          <ul className="mt-4">
            {changes.map((change) => (
              <ChangeDetails key={change.path} change={change} isUndo={isUndo} />
            ))}
          </ul>
        )
      }
    />
  )
}

/** Shows what comes back, and asks. */
function UndoDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const undo = useChange('undo')
  const close = () => {
    if (!undo.isPending) onClose()
  }
  return (
    <Modal title="Undo this change?" onClose={close}>
      <p className="wrap-anywhere">
        {entry.what} ({formatMoment(entry.at)}, {entry.operator})
      </p>
      <EntryDetails id={entry.id} isUndo />
      {undo.data && !undo.data.isComplete && (
        <p role="alert" className="mt-3 text-error">
          The change is undone, but the lists or the ranks could not be brought up to date. Press Publish; for
          a corrected key, also rank its test again.
        </p>
      )}
      {undo.error && (
        <p role="alert" className="mt-3 text-error">
          {undo.error.message}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button disabled={undo.isPending} onClick={close}>
          Cancel
        </Button>
        <Button
          look="primary"
          disabled={undo.isPending}
          onClick={() =>
            undo.mutate({ id: entry.id }, { onSuccess: ({ isComplete }) => isComplete && onClose() })
          }
        >
          {undo.isPending ? 'Undoing …' : 'Undo'}
        </Button>
      </div>
    </Modal>
  )
}

/** The page of the order or the student that an entry is about. */
function pageOf({ about, deed }: Entry): readonly [place: string, id: string, text: string] | null {
  const paths = deed.student === '' ? about : [...about, `users/${deed.student}`]
  const idIn = (collection: string) =>
    paths.map((path) => path.split('/')).find((parts) => parts[0] === collection && parts.length === 2)?.[1]
  const [student, order] = [idIn('users'), idIn('orders')]
  if (order !== undefined && deed.student !== '') return ['orders', order, 'See order']
  return student === undefined ? null : ['students', student, 'See student']
}

function EntryRow({ entry, canUndo }: { entry: Entry; canUndo: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const about = pageOf(entry)
  return (
    <li>
      <Card className="p-5">
        <div className="flex flex-wrap items-start justify-between gap-3 sm:flex-nowrap">
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">{entry.what}</p>
            <p className="text-sm text-muted">
              {[formatMoment(entry.at), entry.operator, ...(entry.isDone ? [] : ['not finished'])].join(
                ' · ',
              )}
            </p>
            {entry.names.length > 0 && (
              <p className="text-sm text-muted">{entry.names.slice(0, 3).join(', ')}</p>
            )}
          </div>
          <div className="flex flex-none gap-2">
            {about && <ButtonLink to={`/${about[0]}/${encodeURIComponent(about[1])}`}>{about[2]}</ButtonLink>}
            {entry.count > 0 && (
              <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? 'Hide changes' : 'Show changes'}
              </Button>
            )}
            {canUndo && <Button onClick={() => setAsking(true)}>Undo</Button>}
          </div>
        </div>
        {isOpen && <EntryDetails id={entry.id} />}
        {isAsking && <UndoDialog entry={entry} onClose={() => setAsking(false)} />}
      </Card>
    </li>
  )
}

/** Who changed what, newest first, and the way back. */
export function HistoryPage() {
  const read = useRead('history', {})
  const now = new Date(read.dataUpdatedAt).toISOString()
  return (
    <DeskPage title="History" hint="Who changed what. A change can be undone for 30 days.">
      <ShownRead
        read={read}
        what="the history"
        renderData={(entries) =>
          entries.length === 0 ? (
            <EmptyPanel title="Nothing was changed yet" />
          ) : (
            <ul className="mt-6 grid gap-3">
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} canUndo={(entry.undoUntil ?? '') > now} />
              ))}
            </ul>
          )
        }
      />
    </DeskPage>
  )
}
