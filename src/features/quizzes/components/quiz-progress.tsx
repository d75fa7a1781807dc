/** How far through the questions the student is, and how many of them are answered. */
export function QuizProgress({ place, answered, total }: { place: number; answered: number; total: number }) {
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm text-muted tabular-nums">
        <span>
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
    </div>
  )
}
