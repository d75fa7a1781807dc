import { useSearchParams } from 'react-router-dom'
import { dailyDosesList } from '@/content/daily-doses/queries'
import { chosenCategory } from '@/domain/content-section'
import { usePagedList } from '@/lib/paged-list'
import { useOpenItem } from '@/lib/use-open-item'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { CountedGrid } from '@/ui/counted-grid'
import { cardLinkClass } from '@/ui/item-card'
import { SectionList } from '@/ui/section-list'
import { DailyDoseModal } from '../components/daily-dose-modal'
import { DefaultCard } from '../components/default-card'

/** Daily doses, today's first; a card opens the read in a modal. */
export function DailyDoseSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = usePagedList(dailyDosesList(category))
  const { openId, newestId, show, close } = useOpenItem('dose')
  return (
    <SectionList read={read} onRetry={retryFailed} category={category}>
      {(doses) => (
        <>
          <CountedGrid items={doses} category={category}>
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
          </CountedGrid>
          {openId !== null && (
            <DailyDoseModal doses={doses} openId={openId} newestId={newestId} onShow={show} onClose={close} />
          )}
        </>
      )}
    </SectionList>
  )
}
