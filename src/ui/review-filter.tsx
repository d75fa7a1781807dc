import type { AnswerOutcome } from '@/domain/scoring'
import { classNames } from './class-names'

/** Which questions a review shows: all of them, or those with this outcome. */
export type ReviewChoice = 'all' | AnswerOutcome

const labels: Record<ReviewChoice, string> = {
  all: 'All',
  correct: 'Correct',
  wrong: 'Wrong',
  unanswered: 'Not answered',
}

/**
 * Chooses which questions a review shows, with the number of each. Controlled.
 * @param choices in the order of the buttons.
 */
export function ReviewFilter({
  choices,
  counts,
  chosen,
  onChoose,
}: {
  choices: readonly ReviewChoice[]
  counts: Record<ReviewChoice, number>
  chosen: ReviewChoice
  onChoose: (choice: ReviewChoice) => void
}) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Show questions</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          className={classNames(
            'min-h-11 rounded-full border px-4 text-sm font-semibold tabular-nums transition-colors',
            choice === chosen
              ? 'border-text bg-raised text-text'
              : 'border-line text-muted hover:border-edge hover:text-text',
          )}
        >
          {labels[choice]} ({counts[choice]})
        </button>
      ))}
    </fieldset>
  )
}
