import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from '@/language/text'
import { Button } from '@/ui/button'

const buttonClass = 'whitespace-nowrap max-sm:flex-auto max-sm:px-2'

/**
 * Previous, Next and Submit with the answered count. On a phone they stay at the thumb, in one row whatever the language, and
 * take the place of the navigation (`.player-bar` in styles.css).
 */
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
    <div className="foot-bar player-bar sticky bottom-foot -mx-4 flex flex-wrap items-center gap-2.5 border-t border-line bg-background px-4 py-3 mt-auto sm:static sm:mx-0 sm:gap-3 sm:border-0 sm:p-0">
      <Button aria-label={t('Previous')} disabled={place === 0} onClick={() => onStep(-1)}>
        <ChevronLeft size={18} aria-hidden />
        <span className="max-sm:hidden">{t('Previous')}</span>
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
