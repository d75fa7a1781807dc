import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { quizCategories } from '@/config/quiz-categories'
import { categoryName } from '@/domain/category-name'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { sessionOwner } from '@/session'
import { Button, ButtonLink } from '@/ui/button'
import { wayOut } from '../model/way-out'
import { clearSearches, recentSearchesQuery } from '../recent-searches'

/** Topics of most exams. */
const topics: ReadonlyArray<(typeof quizCategories)[number]> = [
  'Polity',
  'History',
  'Geography',
  'Economy',
  'Environment',
  'Reasoning',
]

function Group({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="px-3 sm:px-4">
      <div className="flex min-h-11 items-center justify-between">
        <h3 id={id} className="font-sans text-caption font-semibold tracking-wide text-muted">
          {label}
        </h3>
        {aside}
      </div>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  )
}

/** What the search offers before anything is typed: the latest searches, topics to search for, and sections to open. */
export function SearchStart({
  onSearch,
  onFollow,
}: {
  onSearch: (query: string) => void
  onFollow: () => void
}) {
  const owner = sessionOwner()
  const client = useQueryClient()
  const { data: recent = [] } = useQuery(recentSearchesQuery(owner))
  const searchFor = (query: string) => (
    <li key={query}>
      <Button lang={languageOf(query)} className="wrap-anywhere" onClick={() => onSearch(query)}>
        {query}
      </Button>
    </li>
  )
  const clear = () => {
    client.setQueryData(recentSearchesQuery(owner).queryKey, [])
    void clearSearches(owner)
  }
  return (
    <div className="grid gap-3">
      {recent.length > 0 && (
        <Group
          label={t('Recent searches')}
          aside={
            <Button look="quiet" className="-mr-4" onClick={clear}>
              {t('Clear')}
            </Button>
          }
        >
          {recent.map(searchFor)}
        </Group>
      )}
      <Group label={t('Topics')}>{topics.map((topic) => searchFor(categoryName(topic)))}</Group>
      <Group label={t('Sections')}>
        {wayOut.map(({ title, path }) => (
          <li key={path}>
            <ButtonLink to={path} onClick={onFollow}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </Group>
      <p className="px-4 text-detail text-muted max-sm:hidden">
        {t('Use the arrow keys to choose one and Enter to open it.')}
      </p>
    </div>
  )
}
