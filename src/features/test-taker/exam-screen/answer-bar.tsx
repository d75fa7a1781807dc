import { ChevronLeft, Eraser, Flag } from 'lucide-react'
import { mayLeaveSection, reachable, sectionAfter } from '@/domain/sitting/sitting-sections'
import type { RunningSitting, SittingAction } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'

type Act = (action: SittingAction) => void

/** Smaller button labels where a large text size leaves little room on a phone. */
const tight = '@max-[20rem]:text-sm!'

/** Previous and Clear Response: in the bar on a desktop, below the options on a phone. */
export function QuestionTools({
  sitting,
  act,
  className,
}: {
  sitting: RunningSitting
  act: Act
  className: string
}) {
  const { current, questions } = sitting
  const [first] = reachable(sitting)
  const hasAnswer = (questions[current]?.option ?? null) !== null
  return (
    <div className={classNames('gap-3', className)}>
      <Button disabled={current === first} onClick={() => act({ type: 'step', by: -1 })}>
        <ChevronLeft size={18} aria-hidden className="-ml-1" />
        {t('Previous')}
      </Button>
      <Button
        // Not `disabled`: the button would lose the focus when it is pressed.
        aria-disabled={!hasAnswer}
        onClick={() => hasAnswer && act({ type: 'clear' })}
      >
        <Eraser size={17} aria-hidden className="-ml-1" />
        {t('Clear Response')}
      </Button>
    </div>
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
  const isLast = current === reachable(sitting)[1]
  const place = `${current + 1} / ${questions.length}`
  return (
    <footer className="flex items-center gap-2 border-t @max-[20rem]:flex-wrap @max-[20rem]:px-2 @max-[20rem]:py-1 border-line bg-surface px-3 py-2.5 lg:gap-3 lg:px-6 lg:py-3.5">
      <QuestionTools sitting={sitting} act={act} className="hidden lg:flex" />
      <Button
        aria-label={isLast ? t('Mark for Review') : t('Mark for Review & Next')}
        className={`max-lg:px-3! ${tight}`}
        onClick={() => act({ type: 'mark-and-next' })}
      >
        <Flag size={17} aria-hidden className="lg:-ml-1" />
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
