import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { mockTestsList, onlyPastPapers, pastPapersQuery } from '@/content/mock-tests/queries'
import type { MockTestCard } from '@/content/mock-tests/schema'
import { chosenCategory } from '@/domain/content-section'
import { formatTestDuration } from '@/domain/durations'
import { pastExamFacts } from '@/domain/past-exam'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { usePagedList } from '@/lib/paged-list'
import { CountedGrid } from '@/ui/list/counted-grid'
import { cardLinkClass } from '@/ui/list/item-card'
import { SectionList } from '@/ui/list/section-list'
import { DefaultCard } from '../components/default-card'
import { PastPaperFilter } from '../components/past-paper-filter'
import { chosenPapers, papersOf } from '../model/past-papers'

const cardOf = (test: MockTestCard) => (
  <DefaultCard
    item={test}
    heading={
      <Link
        to={paths.mockTest(test.id)}
        lang={languageOf(test.title)}
        aria-label={`${t('Start Test')}: ${test.title}`}
        className={cardLinkClass}
      >
        {test.title}
      </Link>
    }
    press={t('Start Test')}
    facts={[
      test.questionCount !== null &&
        t('{count, plural, one {# Question} other {# Questions}}', { count: test.questionCount }),
      formatTestDuration(test.minutes),
      ...pastExamFacts(test.source),
    ]}
  />
)

/** Previous year papers: of the list itself where it is whole, else of all mock tests; until those are read, of what is listed. */
function usePastPapers(list: ReturnType<typeof usePagedList<MockTestCard>>, category: string | null) {
  const isWhole = list.data !== undefined && !list.isPart && !list.more?.hasMore
  const past = useQuery({ ...pastPapersQuery(category), enabled: list.data !== undefined && !isWhole })
  const listed = list.data && onlyPastPapers(list.data)
  const whole = isWhole ? listed : past.data
  return { known: whole ?? listed ?? [], whole, error: list.error ?? past.error }
}

/** Mock tests; a card opens the test taker. Where there are previous year papers, they can be chosen by exam, year and shift. */
export function MockTestSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const chosen = chosenPapers(search)
  const retryFailed = useRetryFailed()
  const list = usePagedList(mockTestsList(category))
  const { known, whole, error } = usePastPapers(list, category)
  const isFiltered = chosen.exam !== null
  return (
    <>
      {(known.length > 0 || isFiltered) && <PastPaperFilter papers={known} chosen={chosen} />}
      <SectionList
        read={isFiltered ? { data: whole && papersOf(whole, chosen), error } : list}
        onRetry={retryFailed}
        category={category}
        pictures={false}
        {...(isFiltered && { emptyTitle: t('No previous year papers for this choice') })}
      >
        {(tests) => (
          <CountedGrid items={tests} category={category}>
            {cardOf}
          </CountedGrid>
        )}
      </SectionList>
    </>
  )
}
