import { useEffect, useRef, useState } from 'react'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'
import { Modal } from '@/ui/dialog/modal'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { type OutlineEntry, readOutline } from '../outline'
import type { PdfDocument } from '../pdf-document'

type State =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'read'; entries: readonly OutlineEntry[] }

function useOutline(pdf: PdfDocument): State {
  const [state, setState] = useState<State>({ status: 'loading' })
  useEffect(() => {
    let current = true
    const show = (next: State) => {
      if (current) setState(next)
    }
    readOutline(pdf).then(
      (entries) => show({ status: 'read', entries }),
      () => show({ status: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [pdf])
  return state
}

const indents = ['pl-3', 'pl-8', 'pl-13']

/** The entry of the page that is read: the last one that starts on it or before. */
function currentEntry(entries: readonly OutlineEntry[], page: number): OutlineEntry | undefined {
  return entries.filter((entry) => entry.page !== null && entry.page <= page).pop()
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
  useEffect(() => {
    // In braces: new browsers return a promise, which React would take for a clean-up.
    here.current?.scrollIntoView({ block: 'center' })
  }, [])
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

interface OutlineProps {
  pdf: PdfDocument
  page: number
  goToPage: (page: number) => void
}

function Outline({ pdf, page, goToPage, onRetry }: OutlineProps & { onRetry: () => void }) {
  const outline = useOutline(pdf)
  if (outline.status === 'loading') {
    return (
      <LoadingRegion label={t('Loading contents')}>
        <div className="grid gap-3">
          {[0, 1, 2, 3, 4].map((line) => (
            <Skeleton key={line} className="h-8" />
          ))}
        </div>
      </LoadingRegion>
    )
  }
  if (outline.status === 'failed') {
    return <ErrorPanel title={t('Could not read the contents')} onRetry={onRetry} />
  }
  if (outline.entries.length === 0) {
    return (
      <EmptyPanel title={t('No contents list')}>
        {t('This document does not have one. Go to a page by its number.')}
      </EmptyPanel>
    )
  }
  return <EntryList entries={outline.entries} page={page} goToPage={goToPage} />
}

/** The document's own contents; a line leads to its page. */
export function OutlinePanel({ pdf, page, goToPage, onClose }: OutlineProps & { onClose: () => void }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Modal title={t('Contents')} size="sheet" onClose={onClose}>
      <Outline
        key={attempt}
        pdf={pdf}
        page={page}
        goToPage={(wanted) => {
          onClose()
          goToPage(wanted)
        }}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Modal>
  )
}
