import { type ReactNode, useDeferredValue } from 'react'
import type { Paper } from '@/domain/paper'
import { refIn } from '@/domain/question/ref'
import { StarQuestion } from '@/features/learning'
import { ReportQuestion } from '@/features/reports'
import type { Reporting } from '@/own/reports/use-reporting'
import { SetBefore } from '@/ui/question/question-set'
import { ReviewedQuestion, type ReviewOutcome } from '@/ui/question/reviewed-question'

/** More questions than any screen shows. */
const firstShown = 10

/** Save and report a question; nothing for one that is no longer in the test. */
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
    <div className="mt-3 -mb-2.5 flex flex-wrap items-center gap-x-5 empty:hidden">
      <StarQuestion question={refIn(testKey, id)} />
      <ReportQuestion reporting={reporting} questionId={id} text={text} />
    </div>
  )
}

/**
 * Questions of a paper with what was chosen, what is right and why (spec section 2, results), each with its number there.
 * @param asideOf what stands beside the badge of a question
 * @param testKey of the test that was sat
 * @param reporting for the buttons below the questions; null for none
 */
export function ReviewList<Outcome extends ReviewOutcome & { readonly number: number }>({
  paper,
  outcomes,
  asideOf,
  testKey,
  reporting,
}: {
  paper: Paper
  outcomes: readonly Outcome[]
  asideOf?: (outcome: Outcome) => ReactNode
  testKey: string
  reporting: Reporting | null
}) {
  // The first ones show at once; the rest of a long paper follows without holding them up.
  const all = useDeferredValue(true, false)
  const asked = outcomes.map(({ question }) => question)
  return (
    <ol className="mt-4 grid grid-cols-1 gap-4">
      {(all ? outcomes : outcomes.slice(0, firstShown)).map((outcome) => (
        <li key={outcome.question.id} className="min-w-0">
          <SetBefore paper={paper} shown={asked} question={outcome.question} />
          <ReviewedQuestion
            number={outcome.number}
            outcome={outcome}
            aside={asideOf?.(outcome)}
            foot={<Foot question={outcome.question} testKey={testKey} reporting={reporting} />}
          />
        </li>
      ))}
    </ol>
  )
}
