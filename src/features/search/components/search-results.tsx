import { sections } from '@/config/sections'
import { t } from '@/language/text'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { matching } from '../model/match'
import { searchSections } from '../model/search-item'
import type { SearchReads } from '../use-search-reads'
import { SearchResult } from './search-result'
import { SectionResults } from './section-results'

/** The sections that most students come for, offered where nothing is found. */
const wayOut = sections.filter(({ id }) => ['test-series', 'quizzes', 'current-affairs', 'jobs'].includes(id))

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

/** What was found, by section, the one with the best fit first. */
export function SearchResults({
  query,
  words,
  reads,
  isPageFound,
  onFollow,
}: {
  query: string
  /** Of `query`; at least one. */
  words: readonly string[]
  reads: SearchReads
  /** Whether pages of the app stand above. */
  isPageFound: boolean
  onFollow: () => void
}) {
  const found = searchSections
    .map(({ id, label }) => ({ id, label, ...matching(reads.items[id] ?? [], words) }))
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => b.best - a.best)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0 && reads.isPending) return <SearchingSkeleton />
  if (count === 0 && reads.failed === searchSections.length) {
    return (
      <ErrorPanel
        title={t('Search is not available')}
        message={t('Network error. Please check your internet connection.')}
        onRetry={reads.retry}
      />
    )
  }
  return (
    <div className="grid gap-5">
      {reads.failed > 0 && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 px-3 text-sm text-warning sm:px-4">
          {t('We could not search every section. For some, you see only what is saved on this device.')}
          <Button look="quiet" onClick={reads.retry}>
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
      {found.map(({ id, label, items }) => (
        <SectionResults
          // Other words: the section starts short again.
          key={`${id} ${words.join(' ')}`}
          label={label}
          results={items.map((item) => (
            <li key={item.id}>
              <SearchResult section={id} item={item} words={words} onFollow={onFollow} />
            </li>
          ))}
        />
      ))}
      <p role="status" className="sr-only">
        {count > 0 && t('{count, plural, one {# result} other {# results}}', { count })}
      </p>
    </div>
  )
}
