import { type Ref, useDeferredValue } from 'react'
import { counted } from '@/domain/counted'
import { formatTimeTaken } from '@/domain/durations'
import type { Paper } from '@/domain/paper'
import { marksText } from '@/domain/question/marking'
import { refIn } from '@/domain/question/ref'
import { filterReview, type ReviewedQuestions } from '@/domain/sitting/result-parts'
import type { QuestionResult } from '@/domain/sitting/results'
import { StarQuestion } from '@/features/learning'
import { ReportQuestion } from '@/features/reports'
import type { Reporting } from '@/own/reports/use-reporting'
import { Chip } from '@/ui/chip'
import { SetBefore } from '@/ui/question/question-set'
import { LanguageSwitch } from '@/ui/question/reading-languages'
import { ReviewFilter } from '@/ui/question/review-filter'
import { ReviewedQuestion } from '@/ui/question/reviewed-question'

const labels: Record<ReviewedQuestions, string> = {
  all: 'All',
  wrong: 'Wrong',
  partial: 'Partly Correct',
  unanswered: 'Not Answered',
  correct: 'Correct',
  marked: 'Marked',
}

/** More questions than any screen shows. */
const firstShown = 10

/** Topic, marks and time of one question, beside its badge. */
function Aside({ result }: { result: QuestionResult }) {
  const { question, marks, seconds, shown } = result
  return (
    <>
      {question.topic && <Chip>{question.topic}</Chip>}
      <span className="text-sm text-muted tabular-nums">
        {[marks && marksText(marks), shown ? formatTimeTaken(seconds) : 'not visited']
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}

/** The buttons to save and to report a question; none where the question is no longer in the test. */
function Foot({
  result,
  testKey,
  reporting,
}: {
  result: QuestionResult
  testKey: string
  reporting: Reporting | null
}) {
  const { id, text, edited } = result.question
  if (edited === 'gone') return null
  return (
    <div className="mt-3 -mb-2.5 flex flex-wrap items-center gap-x-5 empty:hidden">
      <StarQuestion question={refIn(testKey, id)} />
      <ReportQuestion reporting={reporting} questionId={id} text={text} />
    </div>
  )
}

/**
 * The answer review with its filters; a filter that would show nothing is not offered. Controlled.
 * @param reporting null where questions cannot be reported
 */
export function TestReview({
  paper,
  questions,
  filter,
  onFilter,
  heading,
  testKey,
  reporting,
}: {
  paper: Paper
  questions: readonly QuestionResult[]
  filter: ReviewedQuestions
  onFilter: (filter: ReviewedQuestions) => void
  heading: Ref<HTMLHeadingElement>
  testKey: string
  reporting: Reporting | null
}) {
  // The record's keys are the filters, but Object.keys types them as strings.
  const choices = (Object.keys(labels) as ReviewedQuestions[]).flatMap((choice) => {
    const count = filterReview(questions, choice).length
    return count > 0 ? [{ choice, label: labels[choice], count }] : []
  })
  const shown = filterReview(questions, filter)
  const asked = shown.map(({ question }) => question)
  // The first ones show at once; the rest of a long paper follows without holding them up.
  const all = useDeferredValue(true, false)
  return (
    <section aria-labelledby="review">
      <div className="mt-10 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="review" tabIndex={-1} className="scroll-mt-6 text-2xl">
          Answer Review
        </h2>
        <LanguageSwitch />
      </div>
      <ReviewFilter legend="Show" choices={choices} chosen={filter} onChoose={onFilter} className="mt-4" />
      <p role="status" className="sr-only">
        {counted(shown.length, 'question')} shown
      </p>
      <ol className="mt-4 grid grid-cols-1 gap-4">
        {(all ? shown : shown.slice(0, firstShown)).map((result) => (
          <li key={result.question.id} className="min-w-0">
            <SetBefore paper={paper} shown={asked} question={result.question} />
            <ReviewedQuestion
              number={result.number}
              outcome={result}
              aside={<Aside result={result} />}
              foot={<Foot result={result} testKey={testKey} reporting={reporting} />}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
