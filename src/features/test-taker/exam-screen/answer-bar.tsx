import { ChevronLeft, Eraser, Flag } from 'lucide-react'
import { mayLeaveSection, reachable, sectionAfter } from '@/domain/sitting/sitting-sections'
import type { RunningSitting, SittingAction } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'
import { Button } from '@/ui/button'

type Act = (action: SittingAction) => void

/** Smaller button labels where a large text size leaves little room on a phone. */
const tight = '@max-[20rem]:text-sm!'
/** On a phone the icon is above a small label, so that the bar has room for four buttons. */
const stacked = 'max-sm:flex-col max-sm:gap-0.5 max-sm:px-2 max-sm:py-1 max-sm:text-xs'

/** In the bar on a desktop, below the options on a phone, where a second press on the chosen option does the same. */
export function ClearResponse({
  sitting: { current, questions },
  act,
  className,
}: {
  sitting: RunningSitting
  act: Act
  className: string
}) {
  const hasAnswer = (questions[current]?.option ?? null) !== null
  return (
    <Button
      // Not `disabled`: the button would lose the focus when it is pressed.
      aria-disabled={!hasAnswer}
      className={className}
      onClick={() => hasAnswer && act({ type: 'clear' })}
    >
      <Eraser size={17} aria-hidden className="-ml-1" />
      {t('Clear Response')}
    </Button>
  )
}

function nextLabel(sitting: RunningSitting): string {
  const [, last] = reachable(sitting)
  if (sitting.current < last) return t('Save & Next')
  if (!sectionAfter(sitting)) return t('Review & Submit')
  return mayLeaveSection(sitting) ? t('Submit Section') : t('Review Section')
}

/** The exam's buttons at the bottom of the screen; the gold one leads to the next question. */
export function AnswerBar({
  sitting,
  act,
  onNext,
  onOpenPalette,
}: {
  sitting: RunningSitting
  act: Act
  onNext: () => void
  onOpenPalette: () => void
}) {
  const { current, questions } = sitting
  const [first, last] = reachable(sitting)
  const isLast = current === last
  const place = `${current + 1} / ${questions.length}`
  return (
    <footer className="flex items-center gap-2 border-t @max-[20rem]:flex-wrap @max-[20rem]:px-2 @max-[20rem]:py-1 border-line bg-surface px-3 py-2.5 lg:gap-3 lg:px-6 lg:py-3.5">
      <Button disabled={current === first} className={stacked} onClick={() => act({ type: 'step', by: -1 })}>
        <ChevronLeft size={18} aria-hidden className="sm:-ml-1" />
        {t('Previous')}
      </Button>
      <ClearResponse sitting={sitting} act={act} className="max-lg:hidden" />
      <Button
        aria-label={isLast ? t('Mark for Review') : t('Mark for Review & Next')}
        className={stacked}
        onClick={() => act({ type: 'mark-and-next' })}
      >
        <Flag size={18} aria-hidden className="sm:-ml-1" />
        <span className="lg:hidden">{t('Mark')}</span>
        <span className="max-lg:hidden">{isLast ? t('Mark for Review') : t('Mark for Review & Next')}</span>
      </Button>
      <Button
        className={`px-3! tabular-nums lg:hidden ${tight}`}
        aria-label={t('All questions, at {place}', { place })}
        aria-haspopup="dialog"
        onClick={onOpenPalette}
      >
        {place}
      </Button>
      <Button
        look="primary"
        className={`flex-1 px-3! lg:ml-auto lg:flex-none lg:px-5! ${tight} @max-[20rem]:basis-full`}
        onClick={onNext}
      >
        {nextLabel(sitting)}
      </Button>
    </footer>
  )
}
