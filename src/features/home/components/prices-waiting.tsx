import { Skeleton } from '@/ui/skeleton'
import { landingLimits } from '../model/landing-limits'
import { QuietNote } from './quiet-note'

export const pricesClass = 'divide-y divide-line'
export const priceRowClass = 'h-20'
const heightClass = 'h-[323px]'

const rows = Array.from({ length: landingLimits.products }, (_, row) => row)

/** The list's shape while its data is on the way: a picture, a name, a price in each line. */
export function PricesWaiting() {
  return (
    <div aria-hidden className={`${pricesClass} noscript:hidden`}>
      {rows.map((row) => (
        <div key={row} className={`flex items-center gap-4 ${priceRowClass}`}>
          <Skeleton className="h-12 w-20 flex-none max-[359px]:hidden" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="ml-auto h-5 w-16" />
        </div>
      ))}
    </div>
  )
}

export function PricesNote({ text, action, to }: { text: string; action: string; to: string }) {
  return <QuietNote text={text} action={action} to={to} className={heightClass} />
}
