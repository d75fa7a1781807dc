import type { Keeping } from '@/lib/device-keeper'

/** How far through the questions the student is, how many are answered, and a word when the device keeps nothing. */
export function QuizProgress({
  place,
  answered,
  total,
  keeping,
}: {
  place: number
  answered: number
  total: number
  keeping: Keeping
}) {
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm text-muted tabular-nums">
        <span aria-live="polite">
          Question {place + 1} of {total}
        </span>
        <span>{answered} answered</span>
      </div>
      <div
        role="progressbar"
        aria-label="Answered questions"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
        className="mt-2 h-2 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width]"
          style={{ width: `${(answered / total) * 100}%` }}
        />
      </div>
      <p role="status" className="text-sm text-warning">
        {keeping === 'refused' && (
          <span className="mt-2 block">
            Not saved: this device stores nothing. Your answers last until this tab is closed.
          </span>
        )}
      </p>
    </div>
  )
}
