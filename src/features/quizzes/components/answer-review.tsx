import { useDeferredValue } from 'react'
import type { AnswerOutcome } from '@/domain/marking'
import { type Reporting, ReportQuestion } from '@/features/reports'
import { ReviewedQuestion, type ReviewOutcome } from '@/ui/question/reviewed-question'

/** Which questions a review shows: all of them, or those with this outcome. */
export type ReviewChoice = 'all' | Extract<AnswerOutcome, 'correct' | 'wrong' | 'unanswered'>

/** How many questions a phone shows at once and a good bit more. */
const first = 20

/** The way to report a question; one that is no longer in the quiz is nobody's to correct. */
function Foot({
  question: { id, text, edited },
  reporting,
}: {
  question: ReviewOutcome['question']
  reporting: Reporting | null
}) {
  if (edited === 'gone') return null
  return <ReportQuestion reporting={reporting} questionId={id} text={text} className="mt-3 -mb-2.5" />
}

/**
 * The questions of a paper with what was chosen, what is right and why (spec section 2, results). Each keeps the number
 * that it has in the paper, whatever is left out.
 * @param reporting for the buttons below the questions; null for none
 */
export function AnswerReview({
  outcomes,
  choice = 'all',
  reporting,
}: {
  outcomes: readonly ReviewOutcome[]
  choice?: ReviewChoice
  reporting: Reporting | null
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
              <ReviewedQuestion
                number={index + 1}
                outcome={outcome}
                foot={<Foot question={outcome.question} reporting={reporting} />}
              />
            </li>
          ),
      )}
    </ol>
  )
}
