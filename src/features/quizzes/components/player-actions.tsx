import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from '@/language/text'
import { Button } from '@/ui/button'

/** Three of one width; where that is too narrow for a word, each as wide as its own, without the arrows. */
const buttonClass =
  'whitespace-nowrap max-sm:flex-1 max-sm:px-2 max-[359px]:flex-auto max-[359px]:[&>svg]:hidden'

/** Previous, Next and Submit with the answered count. On a phone they stay at the thumb, whatever the question's length. */
export function PlayerActions({
  place,
  total,
  answered,
  onStep,
  onSubmit,
}: {
  place: number
  total: number
  answered: number
  onStep: (by: 1 | -1) => void
  onSubmit: () => void
}) {
  const isLast = place === total - 1
  return (
    <div className="foot-bar sticky bottom-foot -mx-4 flex flex-wrap items-center gap-2.5 border-t border-line bg-background/95 px-4 py-3 sm:static sm:mx-0 sm:gap-3 sm:border-0 sm:p-0">
      <Button className={buttonClass} disabled={place === 0} onClick={() => onStep(-1)}>
        <ChevronLeft size={18} aria-hidden />
        {t('Previous')}
      </Button>
      <Button
        look={isLast ? 'outline' : 'primary'}
        disabled={isLast}
        className={buttonClass}
        onClick={() => onStep(1)}
      >
        {t('Next')}
        <ChevronRight size={18} aria-hidden />
      </Button>
      <Button
        look={isLast ? 'primary' : 'outline'}
        disabled={answered === 0}
        className={`${buttonClass} sm:ml-auto`}
        onClick={onSubmit}
      >
        {t('Submit ({answered})', { answered })}
      </Button>
    </div>
  )
}
