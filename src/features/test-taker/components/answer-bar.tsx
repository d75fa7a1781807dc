import { ChevronLeft, Eraser, Flag } from 'lucide-react'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import type { RunningSession, SessionAction } from '../model/session-state'

type Act = (action: SessionAction) => void

/** Previous and Clear Response: in the bar on a desktop, below the options on a phone. */
export function QuestionTools({
  session,
  act,
  className,
}: {
  session: RunningSession
  act: Act
  className: string
}) {
  const { current, questions } = session
  return (
    <div className={classNames('gap-3', className)}>
      <Button disabled={current === 0} onClick={() => act({ type: 'go', to: current - 1 })}>
        <ChevronLeft size={18} aria-hidden className="-ml-1" />
        Previous
      </Button>
      <Button disabled={(questions[current]?.option ?? null) === null} onClick={() => act({ type: 'clear' })}>
        <Eraser size={17} aria-hidden className="-ml-1" />
        Clear Response
      </Button>
    </div>
  )
}

/** The exam's own buttons at the bottom of the screen, the way on in gold. */
export function AnswerBar({
  session,
  act,
  onNext,
  onOpenPalette,
}: {
  session: RunningSession
  act: Act
  onNext: () => void
  onOpenPalette: () => void
}) {
  const { current, questions } = session
  const isLast = current === questions.length - 1
  return (
    <footer className="flex items-center gap-2 border-t border-line bg-surface px-3 py-2.5 lg:gap-3 lg:px-6 lg:py-3.5">
      <QuestionTools session={session} act={act} className="hidden lg:flex" />
      <Button className="max-lg:w-13 max-lg:px-0!" onClick={() => act({ type: 'mark-and-next' })}>
        <Flag size={17} aria-hidden className="lg:-ml-1" />
        <span className="max-lg:sr-only">{isLast ? 'Mark for Review' : 'Mark for Review & Next'}</span>
      </Button>
      <Button className="tabular-nums lg:hidden" aria-haspopup="dialog" onClick={onOpenPalette}>
        <span className="sr-only">All questions, at </span>
        {`${current + 1} / ${questions.length}`}
      </Button>
      <Button look="primary" className="flex-1 lg:ml-auto lg:flex-none" onClick={onNext}>
        {isLast ? 'Review & Submit' : 'Save & Next'}
      </Button>
    </footer>
  )
}
