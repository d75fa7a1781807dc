import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { chosenCategory } from '@/domain/content-section'
import { useOpenItem } from '@/lib/use-open-item'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { CardGrid, CardGridSkeleton } from '@/ui/card-grid'
import { cardLinkClass } from '@/ui/item-card'
import { ItemCount, SectionList } from '@/ui/section-list'
import { DailyDoseModal } from '../components/daily-dose-modal'
import { DefaultCard } from '../components/default-card'
import { dailyDosesQuery } from '../content-queries'

/** Daily doses, today's first; a card opens the read in a modal. */
export function DailyDoseSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = useQuery(dailyDosesQuery(category))
  const { openId, show, close } = useOpenItem('dose')
  const open = read.data?.find(({ id }) => id === openId)
  return (
    <>
      <SectionList
        read={read}
        onRetry={retryFailed}
        category={category}
        skeleton={<CardGridSkeleton picture above="count" />}
      >
        {(doses) => (
          <>
            <ItemCount count={doses.length} category={category} />
            <div className="mt-4">
              <CardGrid items={doses}>
                {(dose) => (
                  <DefaultCard
                    item={dose}
                    heading={
                      <button
                        type="button"
                        className={`text-left ${cardLinkClass}`}
                        onClick={() => show(dose.id)}
                      >
                        {dose.title}
                      </button>
                    }
                  />
                )}
              </CardGrid>
            </div>
          </>
        )}
      </SectionList>
      {open && <DailyDoseModal dose={open} onClose={close} />}
    </>
  )
}
