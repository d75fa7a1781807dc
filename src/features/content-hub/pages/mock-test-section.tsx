import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
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
import { ButtonLink } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { CountedGrid } from '@/ui/list/counted-grid'
import { cardLinkClass, MetaLine } from '@/ui/list/item-card'
import { SectionList } from '@/ui/list/section-list'
import { DefaultCard } from '../components/default-card'
import { PastPaperFilter } from '../components/past-paper-filter'
import { chosenPapers, papersOf } from '../model/past-papers'

const cardOf = (test: MockTestCard) => (
  <DefaultCard
    item={test}
    heading={<span lang={languageOf(test.title)}>{test.title}</span>}
    action={
      <ButtonLink
        to={paths.mockTest(test.id)}
        className={`order-last mt-1 ${cardLinkClass}`}
        aria-label={`${t('Start Test')}: ${test.title}`}
      >
        {t('Start Test')}
      </ButtonLink>
    }
    facts={
      <>
        {test.questionCount !== null && (
          <Chip>
            {t('{count, plural, one {# Question} other {# Questions}}', { count: test.questionCount })}
          </Chip>
        )}
        <Chip>{formatTestDuration(test.minutes)}</Chip>
        <MetaLine facts={pastExamFacts(test.source)} />
      </>
    }
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
