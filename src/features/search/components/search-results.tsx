import { memo } from 'react'
import { t } from '@/language/text'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import type { Found } from '../model/search-index'
import { type SearchItem, searchSections } from '../model/search-item'
import { wayOut } from '../model/way-out'
import type { SearchReads } from '../use-search-reads'
import { SearchResult } from './search-result'
import { SectionResults } from './section-results'

function SearchingSkeleton() {
  return (
    <LoadingRegion label={t('Searching')}>
      <div className="grid gap-5 px-3 sm:px-4">
        {['a', 'b', 'c', 'd'].map((row) => (
          <div key={row}>
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}

/** Of the best one of a section, which stands first. */
const weightOf = ({ found: [best] }: { found: readonly Found<SearchItem>[] }): number => best?.weight ?? 0

/** What was found, by section, the one with the best fit first. It stays as it is while a letter is typed. */
export const SearchResults = memo(function SearchResults({
  query,
  words,
  found: all,
  error,
  onRetry,
  isPageFound,
  onFollow,
}: Pick<SearchReads, 'error'> & {
  query: string
  /** Of `query`; at least one. */
  words: readonly string[]
  /** Absent until it is known what can be found. */
  found: ReadonlyArray<Found<SearchItem>> | undefined
  onRetry: () => unknown
  /** Whether pages of the app were found too. */
  isPageFound: boolean
  onFollow: () => void
}) {
  if (!all) return <SearchingSkeleton />
  const count = all.length
  if (count === 0 && error) {
    return <ErrorPanel title={t('Search is not available')} message={error.message} onRetry={onRetry} />
  }
  const sections = searchSections
    .map(({ id, label }) => ({ id, label, found: all.filter(({ item }) => item.kind === id) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
  return (
    <div className="grid gap-5">
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 px-3 text-sm text-warning sm:px-4">
          {t('We could not search everything. You see only what is saved on this device.')}
          <Button look="quiet" onClick={onRetry}>
            {t('Try Again')}
          </Button>
        </p>
      )}
      {count === 0 && !isPageFound && (
        <EmptyPanel
          title={t('Nothing found for "{query}"', { query: query.trim() })}
          actions={wayOut.map(({ title, path }) => (
            <ButtonLink key={path} to={path} onClick={onFollow}>
              {title}
            </ButtonLink>
          ))}
        >
          {t('Check the spelling, or try fewer words.')}
        </EmptyPanel>
      )}
      {sections.map(({ id, label, found }) => (
        <SectionResults
          // Other words: the section starts short again.
          key={`${id} ${words.join(' ')}`}
          label={label}
          results={found}
        >
          {(one) => (
            <li key={one.item.id}>
              <SearchResult found={one} wordCount={words.length} onFollow={onFollow} />
            </li>
          )}
        </SectionResults>
      ))}
      <p role="status" className="sr-only">
        {count > 0 && t('{count, plural, one {# result} other {# results}}', { count })}
      </p>
    </div>
  )
})
