import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { mockTestsList } from '@/content/mock-tests/queries'
import { chosenCategory } from '@/domain/content-section'
import { formatTestDuration } from '@/domain/durations'
import { languageOf } from '@/domain/text-language'
import { LiveTests } from '@/features/study'
import { t } from '@/language/text'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { usePagedList } from '@/lib/paged-list'
import { Chip } from '@/ui/chip'
import { CountedGrid } from '@/ui/list/counted-grid'
import { cardLinkClass } from '@/ui/list/item-card'
import { SectionList } from '@/ui/list/section-list'
import { DefaultCard } from '../components/default-card'

/** Mock tests; a card opens the test taker. */
export function MockTestSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = usePagedList(mockTestsList(category))
  return (
    <>
      {category === null && <LiveTests />}
      <SectionList read={read} onRetry={retryFailed} category={category} pictures={false}>
        {(tests) => (
          <CountedGrid items={tests} category={category}>
            {(test) => (
              <DefaultCard
                item={test}
                heading={
                  <Link to={paths.mockTest(test.id)} lang={languageOf(test.title)} className={cardLinkClass}>
                    {test.title}
                  </Link>
                }
                facts={
                  <>
                    {test.questionCount !== null && (
                      <Chip>
                        {t('{count, plural, one {# Question} other {# Questions}}', {
                          count: test.questionCount,
                        })}
                      </Chip>
                    )}
                    <Chip>{formatTestDuration(test.minutes)}</Chip>
                  </>
                }
              />
            )}
          </CountedGrid>
        )}
      </SectionList>
    </>
  )
}
