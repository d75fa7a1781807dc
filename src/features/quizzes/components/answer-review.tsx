import { useDeferredValue } from 'react'
import type { Paper } from '@/domain/paper'
import type { AnswerOutcome } from '@/domain/question/marking'
import { refIn } from '@/domain/question/ref'
import { StarQuestion } from '@/features/learning'
import { ReportQuestion } from '@/features/reports'
import type { Reporting } from '@/own/reports/use-reporting'
import { SetBefore } from '@/ui/question/question-set'
import { ReviewedQuestion, type ReviewOutcome } from '@/ui/question/reviewed-question'

/** Which questions a review shows: all of them, or those with this outcome. */
export type ReviewChoice = 'all' | Extract<AnswerOutcome, 'correct' | 'wrong' | 'unanswered'>

/** More questions than a phone shows at once. */
const first = 20

/** Save and report a question; nothing for one that is no longer in the quiz. */
function Foot({
  question: { id, text, edited },
  testKey,
  reporting,
}: {
  question: ReviewOutcome['question']
  testKey: string
  reporting: Reporting | null
}) {
  if (edited === 'gone') return null
  return (
    <div className="mt-3 -mb-2.5 flex flex-wrap items-center gap-x-5">
      <StarQuestion question={refIn(testKey, id)} />
      <ReportQuestion reporting={reporting} questionId={id} text={text} />
    </div>
  )
}

/**
 * The questions of a paper with what was chosen, what is right and why (spec section 2, results). Each keeps the number
 * that it has in the paper, whatever is left out.
 * @param testKey of the quiz that was sat
 * @param reporting for the buttons below the questions; null for none
 */
export function AnswerReview({
  paper,
  outcomes,
  choice = 'all',
  testKey,
  reporting,
}: {
  paper: Paper
  outcomes: readonly ReviewOutcome[]
  choice?: ReviewChoice
  testKey: string
  reporting: Reporting | null
}) {
  // The first ones show at once; the rest of a long paper follows without holding them up.
  const shown = useDeferredValue(outcomes.length, first)
  const asked = outcomes.flatMap(({ outcome, question }) =>
    choice === 'all' || choice === outcome ? [question] : [],
  )
  return (
    <ol className="grid gap-4">
      {outcomes.map(
        (outcome, index) =>
          index < shown &&
          (choice === 'all' || choice === outcome.outcome) && (
            <li key={outcome.question.id} className="min-w-0">
              <SetBefore paper={paper} shown={asked} question={outcome.question} />
              <ReviewedQuestion
                number={index + 1}
                outcome={outcome}
                foot={<Foot question={outcome.question} testKey={testKey} reporting={reporting} />}
              />
            </li>
          ),
      )}
    </ol>
  )
}
