import { useState } from 'react'
import { classNames } from '@/ui/class-names'
import type { QuestionResult } from '../model/results'
import { filterReview, type ReviewFilter } from '../model/topics'
import { ReviewQuestion } from './review-question'

const labels: Record<ReviewFilter, string> = {
  all: 'All',
  wrong: 'Wrong',
  unanswered: 'Not Answered',
  correct: 'Correct',
  marked: 'Marked',
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
                ? 'border-primary bg-primary-tint text-text'
                : 'border-line text-muted hover:border-edge',
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
        {shown.map((result) => (
          <ReviewQuestion key={result.question.id} result={result} />
        ))}
      </ol>
    </section>
  )
}
