import { useDeferredValue, useState } from 'react'
import { counted } from '@/domain/counted'
import { formatTimeTaken } from '@/domain/durations'
import { marksText } from '@/domain/marking'
import { filterReview, type ReviewedQuestions } from '@/domain/sitting/result-parts'
import type { QuestionResult } from '@/domain/sitting/results'
import { Chip } from '@/ui/chip'
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
  const { question, marks, seconds } = result
  return (
    <>
      {question.topic && <Chip>{question.topic}</Chip>}
      <span className="text-sm text-muted tabular-nums">
        {[marks && marksText(marks), formatTimeTaken(seconds)].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

/** The answer review with its filters; a filter that would show nothing is not offered. */
export function TestReview({ questions }: { questions: readonly QuestionResult[] }) {
  const [filter, setFilter] = useState<ReviewedQuestions>('all')
  // The keys of the record are its filters; Object.keys only knows them as texts.
  const choices = (Object.keys(labels) as ReviewedQuestions[]).flatMap((choice) => {
    const count = filterReview(questions, choice).length
    return count > 0 ? [{ choice, label: labels[choice], count }] : []
  })
  const shown = filterReview(questions, filter)
  // The first ones show at once; the rest of a long paper follows without holding them up.
  const all = useDeferredValue(true, false)
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="mt-10 text-2xl">
        Answer Review
      </h2>
      <ReviewFilter legend="Show" choices={choices} chosen={filter} onChoose={setFilter} className="mt-4" />
      <p role="status" className="sr-only">
        {counted(shown.length, 'question')} shown
      </p>
      <ol className="mt-4 grid grid-cols-1 gap-4">
        {(all ? shown : shown.slice(0, firstShown)).map((result) => (
          <li
            key={result.question.id}
            // Five hundred questions cost no more than the few that are in sight.
            className="min-w-0 [contain-intrinsic-height:auto_420px] [content-visibility:auto]"
          >
            <ReviewedQuestion number={result.number} outcome={result} aside={<Aside result={result} />} />
          </li>
        ))}
      </ol>
    </section>
  )
}
