import { Search } from 'lucide-react'
import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { t } from '@/language/text'
import { sessionOwner } from '@/session'
import { Modal } from '@/ui/dialog/modal'
import type { FoundPage } from '../model/found-pages'
import { wordsOf } from '../model/match'
import type { Found } from '../model/search-index'
import { storeSearch } from '../recent-searches'
import { useSearchReads } from '../use-search-reads'
import { MarkedText, resultClass } from './search-result'
import { SearchResults } from './search-results'
import { SearchStart } from './search-start'
import { SectionResults } from './section-results'

/** The pages of this app that were found. */
function OwnPages({ pages, onFollow }: { pages: readonly Found<FoundPage>[]; onFollow: () => void }) {
  return (
    <SectionResults label={t('Pages')} results={pages}>
      {({ item: { to, title, section }, marks }) => (
        <li key={to}>
          <Link to={to} onClick={onFollow} className={resultClass}>
            <span className="leading-snug font-medium">
              <MarkedText text={title} words={marks} />
            </span>
            {section && <span className="block text-sm text-muted">{section}</span>}
          </Link>
        </li>
      )}
    </SectionResults>
  )
}

/** Up and Down go from the field through the results and back; Enter in the field opens the first one. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const field = event.currentTarget.querySelector('input')
  const results = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('li :is(a, button), section > button'),
  ]
  const stops = field ? [field, ...results] : results
  const isEmpty = field?.value.trim() === ''
  const place = stops.findIndex((stop) => stop.contains(document.activeElement))
  if (event.key === 'Enter' && place === 0 && !isEmpty) {
    event.preventDefault()
    results[0]?.click()
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  stops[place + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
}

/**
 * Search across all sections, on the device, as the student types (docs/decisions/012).
 * @param initial is searched for at once, at most a hundred characters
 */
export function SearchDialog({ initial = '', onClose }: { initial?: string; onClose: () => void }) {
  const reads = useSearchReads()
  const [query, setQuery] = useState(initial)
  const deferred = useDeferredValue(query)
  const [settled, setSettled] = useState(initial)
  const shown = settled === query ? query : deferred
  /** A key that goes to a result goes to one of what is typed, also when the list has not followed yet. */
  const settle = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' || key === 'ArrowDown') flushSync(() => setSettled(query))
  }
  const field = useRef<HTMLInputElement>(null)
  const searchFor = (text: string) => {
    setQuery(text)
    field.current?.focus()
  }
  const words = useMemo(() => wordsOf(shown), [shown])
  const pages = useMemo(() => reads.pages.find(words), [reads.pages, words])
  const found = useMemo(() => reads.items?.find(words), [reads.items, words])
  // Pages stand first, but not by another word or a typing error where something has the words as they are typed.
  const isPageFirst = pages[0]?.isLiteral || !found?.[0]?.isLiteral
  const follow = useCallback(() => {
    if (shown.trim()) void storeSearch(sessionOwner(), shown.trim())
    onClose()
  }, [shown, onClose])
  const pageList = pages.length > 0 && (
    // Other words: the list starts short again.
    <OwnPages key={words.join(' ')} pages={pages} onFollow={follow} />
  )
  return (
    <Modal title={t('Search')} onClose={onClose} size="search">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside. */}
      <div // oxlint-disable-line jsx-a11y/no-static-element-interactions
        onKeyDownCapture={settle}
        onKeyDown={moveByKey}
      >
        <div className="sticky -top-5 z-10 -mx-1 bg-surface px-1 pt-1 pb-4 sm:-top-8">
          <div className="relative">
            <Search
              size={19}
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
            />
            <input
              ref={field}
              type="search"
              aria-label={t('Search all sections')}
              placeholder={t('Articles, jobs, tests, videos')}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={100}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="min-h-12 w-full rounded-control border border-edge/70 bg-background pr-4 pl-12 text-base text-text placeholder:text-muted hover:border-edge"
            />
          </div>
        </div>
        {words.length === 0 ? (
          <SearchStart onSearch={searchFor} onFollow={onClose} />
        ) : (
          <div className="grid gap-5">
            {isPageFirst && pageList}
            <SearchResults
              query={shown}
              words={words}
              found={found}
              error={reads.error}
              onRetry={reads.retry}
              isPageFound={pages.length > 0}
              onFollow={follow}
            />
            {!isPageFirst && pageList}
          </div>
        )}
      </div>
    </Modal>
  )
}
