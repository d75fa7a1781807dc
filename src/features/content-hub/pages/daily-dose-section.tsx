import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chosenCategory } from '@/domain/content-section'
import { usePagedList } from '@/lib/paged-list'
import { useOpenItem } from '@/lib/use-open-item'
import { usePreload } from '@/lib/use-preload'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { CountedGrid } from '@/ui/counted-grid'
import { cardLinkClass } from '@/ui/item-card'
import { lazyDialog } from '@/ui/lazy-dialog'
import { SectionList } from '@/ui/section-list'
import { DefaultCard } from '../components/default-card'
import { dailyDosesList } from '../content-queries'

const loadModal = () => import('../components/daily-dose-modal')
const DailyDoseModal = lazyDialog(loadModal, 'DailyDoseModal')

/** Daily doses, today's first; a card opens the read in a modal. */
export function DailyDoseSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = usePagedList(dailyDosesList(category))
  const { openId, newestId, show, close } = useOpenItem('dose')
  usePreload(loadModal)
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
            <Suspense>
              <DailyDoseModal
                doses={doses}
                openId={openId}
                newestId={newestId}
                onShow={show}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      )}
    </SectionList>
  )
}
