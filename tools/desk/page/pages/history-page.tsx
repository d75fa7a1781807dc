import { useState } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { showAlert } from '@/ui/dialog/alert-store'
import { EmptyPanel } from '@/ui/panels'
import type { OutputOf } from '../call'
import { DeskPage } from '../desk-page'
import { formatMoment } from '../format'
import { ShownRead } from '../shown-read'
import { useChange, useRead } from '../use-action'

type Entry = OutputOf<'history'>[number]
type Change = OutputOf<'readHistory'>['changes'][number]

/** The fields in which two states differ. */
function changedFields({ before, after }: Change): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
}

/** A value that fits into a line. */
function shortly(value: unknown): string {
  if (value === undefined) return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 300 ? `${text.slice(0, 300)} …` : text
}

function ChangeDetails({ change }: { change: Change }) {
  const { path, before, after } = change
  const state = before === null ? 'New' : after === null ? 'Deleted' : 'Changed'
  return (
    <li className="border-t border-line py-4 wrap-anywhere">
      <p className="font-medium">
        {state}: {path}
      </p>
      {before !== null && after !== null && (
        <dl className="mt-2 grid gap-2 text-sm">
          {changedFields(change).map((name) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="text-muted">
                <del>{shortly(before[name])}</del> →{' '}
                <ins className="text-text no-underline">{shortly(after[name])}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function EntryDetails({ id }: { id: string }) {
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
              <ChangeDetails key={change.path} change={change} />
            ))}
          </ul>
        )
      }
    />
  )
}

function EntryRow({ entry, canUndo }: { entry: Entry; canUndo: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const undo = useChange('undo')
  const askUndo = async () => {
    const isSure = await showAlert(`Undo "${entry.what}" by ${entry.operator}?`, ['Cancel', 'Undo'])
    if (isSure) undo.mutate({ id: entry.id })
  }
  return (
    <li>
      <Card className="p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">{entry.what}</p>
            <p className="text-sm text-muted">
              {formatMoment(entry.at)} · {entry.operator}
              {!entry.isDone && ' · not finished'}
            </p>
          </div>
          <div className="flex gap-2">
            {entry.count > 0 && (
              <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? 'Hide changes' : 'Show changes'}
              </Button>
            )}
            {canUndo && (
              <Button disabled={undo.isPending} onClick={() => void askUndo()}>
                {undo.isPending ? 'Undoing …' : 'Undo'}
              </Button>
            )}
          </div>
        </div>
        {undo.error && (
          <p role="alert" className="mt-3 text-error">
            {undo.error.message}
          </p>
        )}
        {isOpen && <EntryDetails id={entry.id} />}
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
