import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { SampleOption } from './sample-option'
import type { SampleQuestion } from './sample-question'
import { useSample } from './use-sample'

/** One question that can be answered on the spot, before any account; then another one. */
export function SampleQuestionCard() {
  const { card, sample, chosen, state, choose, check, another } = useSample()
  const loading = state === 'loading'
  const checked = state === 'checked' || state === 'failed'
  const verdictOf = (index: number) => {
    if (!checked) return null
    if (index === sample.correct) return 'correct'
    return index === chosen ? 'wrong' : null
  }
  return (
    <div
      ref={card}
      tabIndex={-1}
      className="rounded-card border border-line border-t-primary/40 bg-surface p-5 sm:p-6"
    >
      <fieldset disabled={checked} aria-busy={loading}>
        <p className="mb-3 text-meta text-muted">
          Try one now · {loading ? 'Loading another question' : sample.subject}
        </p>
        <legend className="contents">
          {/* As many lines as the longest question takes: the options stay where they are. */}
          <span className="mb-4 block min-h-[4.125em] text-lead leading-snug font-semibold sm:min-h-[2.75em]">
            {loading ? (
              <span aria-hidden className="block h-6 w-4/5 animate-pulse rounded-lg bg-raised" />
            ) : (
              sample.text
            )}
          </span>
        </legend>
        {loading
          ? sample.options.map((option) => <Skeleton key={option} className="mt-2.5 h-13 rounded-control" />)
          : sample.options.map((option, index) => (
              <SampleOption
                // Options are told apart by their place: two of them may read the same.
                key={`${sample.text} ${'ABCD'.charAt(index)}`}
                letter={'ABCD'.charAt(index)}
                text={option}
                chosen={chosen === index}
                verdict={verdictOf(index)}
                onChoose={() => choose(index)}
              />
            ))}
      </fieldset>
      <div className="mt-5 flex min-h-11 flex-wrap items-center justify-end gap-4">
        {checked && chosen !== null && (
          <SampleAnswer sample={sample} right={chosen === sample.correct} failed={state === 'failed'} />
        )}
        {checked ? (
          <Button onClick={() => void another()}>
            {state === 'failed' ? 'Try again' : 'Another question'}
          </Button>
        ) : (
          <Button look="primary" disabled={chosen === null || loading} onClick={check}>
            Check answer
          </Button>
        )}
      </div>
    </div>
  )
}

/** The verdict on the sample question, why, and where it goes on. */
function SampleAnswer({
  sample,
  right,
  failed,
}: {
  sample: SampleQuestion
  right: boolean
  failed: boolean
}) {
  return (
    <div role="status" className="text-detail text-muted">
      <p>
        <strong className={right ? 'text-success' : 'text-error'}>
          {right ? 'Correct. ' : 'Not this one. '}
        </strong>
        {sample.explanation}
      </p>
      <p className="mt-2">
        {failed && 'Another question could not be loaded. '}
        <Link
          to={sample.quizId ? paths.quiz(sample.quizId) : paths.contentQuizzes}
          className="font-semibold text-secondary hover:underline"
        >
          {sample.quizId ? 'Take the whole quiz' : 'All quizzes'}
        </Link>
      </p>
    </div>
  )
}
