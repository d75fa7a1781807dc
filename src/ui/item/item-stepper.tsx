import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from '@/language/text'
import { Button } from '../button'

/** On the narrowest phones the words alone fit beside the count. */
const [narrow, sign] = ['max-[400px]:px-3', 'max-[400px]:hidden']

/** Previous, 'n of total', Next at the foot of a modal, however long what it shows is; nothing for a single item. */
export function ItemStepper({
  place,
  total,
  onStep,
}: {
  /** Zero-based. */
  place: number
  total: number
  onStep: (by: -1 | 1) => void
}) {
  if (total < 2) return null
  return (
    <div className="sticky -bottom-5 -mx-5 mt-8 -mb-5 flex items-center justify-between gap-3 border-t border-line bg-surface px-5 py-3 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
      <Button disabled={place === 0} className={narrow} onClick={() => onStep(-1)}>
        <ChevronLeft size={18} aria-hidden className={sign} />
        {t('Previous')}
      </Button>
      <p role="status" className="text-sm whitespace-nowrap text-muted tabular-nums">
        {t('{place} of {total}', { place: place + 1, total })}
      </p>
      <Button disabled={place === total - 1} className={narrow} onClick={() => onStep(1)}>
        {t('Next')}
        <ChevronRight size={18} aria-hidden className={sign} />
      </Button>
    </div>
  )
}
