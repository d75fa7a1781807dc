import { useSearchParams } from 'react-router-dom'
import { dailyDosesList } from '@/content/daily-doses/queries'
import type { DailyDose } from '@/content/daily-doses/schema'
import { chosenCategory } from '@/domain/content-section'
import { isPaid } from '@/domain/price'
import { languageOf } from '@/domain/text-language'
import { useRetryFailed } from '@/lib/hooks/use-retry-failed'
import { useOpenItem } from '@/lib/navigation/use-open-item'
import { usePagedList } from '@/lib/paged-list'
import { useSession } from '@/session'
import { CountedGrid } from '@/ui/list/counted-grid'
import { cardLinkClass } from '@/ui/list/item-card'
import { SectionList } from '@/ui/list/section-list'
import { DailyDoseModal } from '../components/daily-dose-modal'
import { DefaultCard } from '../components/default-card'

/** Daily doses, today's first; a card opens the read in a modal. */
export function DailyDoseSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = usePagedList(dailyDosesList(category))
  const { openId, newestId, show, close } = useOpenItem('dose')
  const session = useSession()
  // The address of a paid one opens it for students only.
  const isOpen = (dose: DailyDose) => !isPaid(dose.price) || session.status === 'signed-in'
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
                    lang={languageOf(dose.title)}
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
            <DailyDoseModal
              doses={doses.filter(isOpen)}
              openId={openId}
              newestId={newestId}
              onShow={show}
              onClose={close}
            />
          )}
        </>
      )}
    </SectionList>
  )
}
