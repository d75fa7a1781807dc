import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '@/language/text'
import { ControlButton } from '../frame/control-button'
import type { TextSearch } from '../hooks/use-text-search'
import { shortestQuery } from '../model/text-search'

/** Milliseconds after the last letter before the search starts. */
const typingRest = 250

function report(search: TextSearch, pageCount: number): string {
  const { status, matches, current, query, pagesRead, anyText } = search
  if (status === 'idle') {
    return query.trim() === '' ? '' : t('Type at least {count} letters', { count: shortestQuery })
  }
  if (matches.length > 0) {
    const at = current ? matches.indexOf(current) + 1 : 0
    const numbers = { number: at, total: matches.length }
    return status === 'searching' ? t('{number} of {total}+', numbers) : t('{number} of {total}', numbers)
  }
  if (status === 'searching') return t('Page {page} of {total}', { page: pagesRead, total: pageCount })
  if (status === 'failed') return t('Could not read all pages')
  return anyText ? t('Nothing found') : t('Pictures only, no text')
}

/** Find in this document: Enter goes on, Shift and Enter back, Escape closes. */
export function SearchBar({
  search,
  pageCount,
  onQuery,
  onNext,
  onPrevious,
  onClose,
}: {
  search: TextSearch
  pageCount: number
  onQuery: (query: string) => void
  onNext: () => void
  onPrevious: () => void
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(search.query)
  useEffect(() => {
    field.current?.focus()
  }, [])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = (query: string, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onQuery(query), delay)
  }
  const none = search.matches.length === 0
  return (
    <search className="flex flex-none flex-wrap items-center gap-1 border-b border-line bg-surface px-2 py-1.5 sm:justify-end sm:px-6">
      <form
        className="flex min-w-0 flex-1 items-center gap-2 sm:max-w-lg"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed === search.query) onNext()
          else ask(typed, 0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault()
            onClose()
          }
          if (event.key === 'Enter' && event.shiftKey) {
            event.preventDefault()
            onPrevious()
          }
        }}
      >
        <input
          ref={field}
          type="text"
          aria-label={t('Find in this document')}
          placeholder={t('Find in this document')}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            ask(event.target.value, typingRest)
          }}
          className="h-11 min-w-0 flex-1 rounded-control border border-edge/70 bg-background px-3 text-base"
        />
        <output className="flex-none text-sm text-muted tabular-nums empty:hidden max-sm:max-w-28">
          {report(search, pageCount)}
        </output>
      </form>
      <ControlButton label={t('Previous match')} disabled={none} onClick={onPrevious}>
        <ChevronUp size={20} aria-hidden />
      </ControlButton>
      <ControlButton label={t('Next match')} disabled={none} onClick={onNext}>
        <ChevronDown size={20} aria-hidden />
      </ControlButton>
      <ControlButton label={t('Close the search')} onClick={onClose}>
        <X size={20} aria-hidden />
      </ControlButton>
      <p role="status" className="basis-full text-sm text-muted not-empty:pb-1 sm:text-right">
        {none &&
          search.noTelugu &&
          t('You cannot search this file in Telugu. It probably uses an older font.')}
      </p>
    </search>
  )
}
