import { type ReactNode, useDeferredValue } from 'react'
import type { AnswerOutcome } from '@/domain/marking'
import { ReviewedQuestion, type ReviewOutcome } from '@/ui/question/reviewed-question'

/** Which questions a review shows: all of them, or those with this outcome. */
export type ReviewChoice = 'all' | AnswerOutcome

/** How many questions a phone shows at once and a good bit more. */
const first = 20

/**
 * The questions of a paper with what was chosen, what is right and why (spec section 2, results). Each keeps the number
 * that it has in the paper, whatever is left out.
 * @param footOf what stands below a question
 */
export function AnswerReview({
  outcomes,
  choice = 'all',
  footOf,
}: {
  outcomes: readonly ReviewOutcome[]
  choice?: ReviewChoice
  footOf: (question: ReviewOutcome['question']) => ReactNode
}) {
  // The first ones show at once; the rest of a long paper follows without holding them up.
  const shown = useDeferredValue(outcomes.length, first)
  return (
    <ol className="grid gap-4">
      {outcomes.map(
        (outcome, index) =>
          index < shown &&
          (choice === 'all' || choice === outcome.outcome) && (
            <li
              key={outcome.question.id}
              // Five hundred questions cost no more than the few that are in sight.
              className="min-w-0 [contain-intrinsic-height:auto_420px] [content-visibility:auto]"
            >
              <ReviewedQuestion number={index + 1} outcome={outcome} foot={footOf(outcome.question)} />
            </li>
          ),
      )}
    </ol>
  )
}
