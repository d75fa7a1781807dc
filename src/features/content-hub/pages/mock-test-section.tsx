import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { mockTestsList } from '@/content/mock-tests/queries'
import type { MockTestCard } from '@/content/mock-tests/schema'
import { chosenCategory } from '@/domain/content-section'
import { counted } from '@/domain/counted'
import { formatTestDuration } from '@/domain/durations'
import { isPaid } from '@/domain/price'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { usePagedList } from '@/lib/paged-list'
import { useSession } from '@/session'
import { Chip } from '@/ui/chip'
import { CountedGrid } from '@/ui/list/counted-grid'
import { cardLinkClass } from '@/ui/list/item-card'
import { SectionList } from '@/ui/list/section-list'
import { DefaultCard } from '../components/default-card'
import { LoginLink } from '../components/login-link'

/** A paid one needs login first (spec section 6). */
function MockTestLink({ test }: { test: MockTestCard }) {
  const session = useSession()
  if (isPaid(test.price) && session.status === 'signed-out') return <LoginLink>{test.title}</LoginLink>
  return (
    <Link to={paths.mockTest(test.id)} className={cardLinkClass}>
      {test.title}
    </Link>
  )
}

/** Mock tests; a card opens the test taker. */
export function MockTestSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = usePagedList(mockTestsList(category))
  return (
    <SectionList read={read} onRetry={retryFailed} category={category} pictures={false}>
      {(tests) => (
        <CountedGrid items={tests} category={category}>
          {(test) => (
            <DefaultCard
              item={test}
              heading={<MockTestLink test={test} />}
              facts={
                <>
                  {test.questionCount !== null && <Chip>{counted(test.questionCount, 'Question')}</Chip>}
                  <Chip>{formatTestDuration(test.minutes)}</Chip>
                </>
              }
            />
          )}
        </CountedGrid>
      )}
    </SectionList>
  )
}
