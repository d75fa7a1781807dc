import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/ui/class-names'
import { Modal } from '@/ui/modal'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { type OutlineEntry, readOutline } from '../outline'
import type { PdfDocument } from '../pdf-document'

type State =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'read'; entries: readonly OutlineEntry[] }

function useOutline(pdf: PdfDocument, attempt: number): State {
  const [state, setState] = useState<State>({ status: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads it again.
  useEffect(() => {
    let current = true
    const show = (next: State) => {
      if (current) setState(next)
    }
    show({ status: 'loading' })
    readOutline(pdf).then(
      (entries) => show({ status: 'read', entries }),
      () => show({ status: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [pdf, attempt])
  return state
}

const indents = ['pl-3', 'pl-8', 'pl-13']

/** The entry of the page that is read: the last one that starts on it or before. */
function currentEntry(entries: readonly OutlineEntry[], page: number): OutlineEntry | undefined {
  return entries.findLast((entry) => entry.page !== null && entry.page <= page)
}

function EntryList({
  entries,
  page,
  goToPage,
}: {
  entries: readonly OutlineEntry[]
  page: number
  goToPage: (page: number) => void
}) {
  const here = useRef<HTMLButtonElement>(null)
  useEffect(() => here.current?.scrollIntoView({ block: 'center' }), [])
  const current = currentEntry(entries, page)
  return (
    <ul className="-mx-3 grid">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles may repeat.
        <li key={index}>
          <button
            ref={entry === current ? here : null}
            type="button"
            disabled={entry.page === null}
            aria-current={entry === current ? 'true' : undefined}
            onClick={() => entry.page !== null && goToPage(entry.page)}
            className={classNames(
              'flex min-h-11 w-full items-center gap-4 rounded-control py-2 pr-3 text-left hover:bg-raised',
              indents[entry.depth],
              entry === current && 'bg-raised font-semibold text-secondary',
              entry.depth > 0 && entry !== current && 'text-muted',
            )}
          >
            <span className="min-w-0 flex-1">{entry.title}</span>
            <span className="flex-none text-sm text-muted tabular-nums">{entry.page}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The document's own contents; a line leads to its page. */
export function OutlinePanel({
  pdf,
  page,
  goToPage,
  onClose,
}: {
  pdf: PdfDocument
  page: number
  goToPage: (page: number) => void
  onClose: () => void
}) {
  const [attempt, setAttempt] = useState(0)
  const outline = useOutline(pdf, attempt)
  return (
    <Modal title="Contents" size="sheet" onClose={onClose}>
      {outline.status === 'loading' && (
        <LoadingRegion label="Loading contents">
          <div className="grid gap-3">
            {[0, 1, 2, 3, 4].map((line) => (
              <Skeleton key={line} className="h-8" />
            ))}
          </div>
        </LoadingRegion>
      )}
      {outline.status === 'failed' && (
        <ErrorPanel title="The contents could not be read" onRetry={() => setAttempt(attempt + 1)} />
      )}
      {outline.status === 'read' && outline.entries.length === 0 && (
        <EmptyPanel title="No contents list">
          This document does not bring one. Use the page number.
        </EmptyPanel>
      )}
      {outline.status === 'read' && outline.entries.length > 0 && (
        <EntryList
          entries={outline.entries}
          page={page}
          goToPage={(wanted) => {
            onClose()
            goToPage(wanted)
          }}
        />
      )}
    </Modal>
  )
}
