import { counted } from '@/domain/counted'
import { formatTimeTaken } from '@/domain/durations'
import { formatFraction } from '@/domain/fraction'
import { performanceLabel } from '@/domain/question/scoring'
import type { TestResults } from '@/domain/sitting/results'
import { CorrectionNote } from '@/features/sitting'
import { Card } from '@/ui/card'
import { ScoreRing } from '@/ui/question/score-ring'

function Figure({
  label,
  value,
  tone = 'text-text',
}: {
  label: string
  value: string | number
  tone?: string
}) {
  return (
    <div className="flex flex-col-reverse justify-end bg-surface px-3 py-4 last:odd:col-span-2 sm:px-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`font-heading text-xl font-semibold tabular-nums ${tone}`}>{value}</dd>
    </div>
  )
}

function notesOf({ timedOut, exits, hasEarlierScore, isEdited, questions }: TestResults): string[] {
  const dropped = questions.filter(({ outcome }) => outcome === 'dropped').length
  const open = questions.filter(({ outcome }) => outcome === 'unanswered')
  const notVisited = open.filter(({ shown }) => !shown).length
  const times = exits === 1 ? 'once' : `${exits} times`
  return [
    ...(timedOut ? ['Submitted by itself when the time was over.'] : []),
    ...(hasEarlierScore
      ? ['The answer key has been edited since. Your score stays; the questions below show the new key.']
      : []),
    ...(isEdited && !hasEarlierScore
      ? ['Some questions have been edited since your attempt. Your score stays.']
      : []),
    ...(dropped > 0 ? [`${counted(dropped, 'question')} ${dropped === 1 ? 'does' : 'do'} not count.`] : []),
    ...(notVisited > 0 ? [`Not answered: ${open.length - notVisited}. Not visited: ${notVisited}.`] : []),
    ...(exits > 0 ? [`Full screen was left ${times}.`] : []),
  ]
}

/** Score, counts and time (spec section 2, test results), marks where the test has a scheme, and accuracy. */
export function ResultsSummary({ results }: { results: TestResults }) {
  const { score, marks, attempted, accuracy, seconds, correction } = results
  const visited = results.questions.filter(({ shown }) => shown).length
  return (
    <Card className="grid items-center gap-6 p-5 sm:p-8 md:grid-cols-[auto_1fr] md:gap-10">
      <div className="grid justify-items-center gap-3">
        <ScoreRing percentage={score.percentage} />
        <p className="font-semibold">{performanceLabel(score.percentage)}</p>
      </div>
      <div>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,34%)),1fr))] gap-px overflow-hidden rounded-control border border-line bg-line lg:grid-cols-4">
          <Figure label="Correct" value={score.correct} tone="text-success" />
          <Figure label="Wrong" value={score.wrong} tone="text-error" />
          {score.partial > 0 && <Figure label="Partly Correct" value={score.partial} tone="text-warning" />}
          <Figure label="Unanswered" value={score.unanswered} tone="text-muted" />
          <Figure label="Time Taken" value={formatTimeTaken(seconds)} />
          <Figure label="Attempted" value={`${attempted} of ${score.total}`} />
          <Figure label="Accuracy" value={accuracy === null ? 'None yet' : `${accuracy}%`} />
          {marks && (
            <Figure
              label="Marks"
              value={`${formatFraction(marks.scored)} of ${formatFraction(marks.possible)}`}
            />
          )}
          <Figure
            label="Time per question"
            value={visited === 0 ? 'None yet' : formatTimeTaken(seconds / visited)}
          />
        </dl>
        {correction && (
          <CorrectionNote
            correction={correction}
            score={{ percentage: score.percentage, marks }}
            className="mt-4"
          />
        )}
        {notesOf(results).map((note) => (
          <p key={note} className="mt-3 text-sm text-muted">
            {note}
          </p>
        ))}
      </div>
    </Card>
  )
}
