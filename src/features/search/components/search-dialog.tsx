import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { t } from '@/language/text'
import { Modal } from '@/ui/dialog/modal'
import type { FoundPage } from '../model/found-pages'
import { wordsOf } from '../model/match'
import type { Found } from '../model/search-index'
import { useSearchReads } from '../use-search-reads'
import { MarkedText, resultClass } from './search-result'
import { SearchResults } from './search-results'
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
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('li a, section > button')]
  const stops = field ? [field, ...results] : results
  const place = stops.findIndex((stop) => stop.contains(document.activeElement))
  if (event.key === 'Enter' && place === 0) {
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
  const words = useMemo(() => wordsOf(shown), [shown])
  const pages = useMemo(() => reads.pages.find(words), [reads.pages, words])
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
        {pages.length > 0 && (
          <div className="mb-5">
            {/* Other words: the list starts short again. */}
            <OwnPages key={words.join(' ')} pages={pages} onFollow={onClose} />
          </div>
        )}
        {words.length === 0 ? (
          <p className="px-3 py-2 text-detail text-muted sm:px-4">
            {t('Results appear as you type.')}{' '}
            <span className="max-sm:hidden">
              {t('Use the arrow keys to choose one and Enter to open it.')}
            </span>
          </p>
        ) : (
          <SearchResults
            query={shown}
            words={words}
            items={reads.items}
            error={reads.error}
            onRetry={reads.retry}
            isPageFound={pages.length > 0}
            onFollow={onClose}
          />
        )}
      </div>
    </Modal>
  )
}
