import { useDeferredValue, useState } from 'react'
import { formatTimeTaken } from '@/domain/durations'
import { formatFraction } from '@/domain/fraction'
import { Chip } from '@/ui/chip'
import { classNames } from '@/ui/class-names'
import { ReviewedQuestion } from '@/ui/reviewed-question'
import { filterReview, type ReviewFilter } from '../model/result-parts'
import type { QuestionResult } from '../model/results'

const labels: Record<ReviewFilter, string> = {
  all: 'All',
  wrong: 'Wrong',
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
        {[marks && `${formatFraction(marks)} marks`, formatTimeTaken(seconds)].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

/** The answer review with its filters; a filter that would show nothing is not offered. */
export function TestReview({ questions }: { questions: readonly QuestionResult[] }) {
  const [filter, setFilter] = useState<ReviewFilter>('all')
  // The keys of the record are its filters; Object.keys only knows them as texts.
  const filters = (Object.keys(labels) as ReviewFilter[]).flatMap((name) => {
    const count = filterReview(questions, name).length
    return count > 0 ? [{ name, count }] : []
  })
  const shown = filterReview(questions, filter)
  // The first ones show at once; the rest of a long paper follows without holding them up.
  const all = useDeferredValue(true, false)
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="mt-10 text-2xl">
        Answer Review
      </h2>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">Show</legend>
        {filters.map(({ name, count }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === filter}
            className={classNames(
              'min-h-11 rounded-full border px-4 text-sm font-semibold tabular-nums',
              name === filter
                ? 'border-text bg-raised text-text'
                : 'border-line text-muted hover:border-edge hover:text-text',
            )}
            onClick={() => setFilter(name)}
          >
            {`${labels[name]} (${count})`}
          </button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {`${shown.length} questions shown`}
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
