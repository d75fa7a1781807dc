import type { ReactNode } from 'react'
import { formatTimeTaken } from '@/domain/durations'
import { showFraction } from '@/domain/fraction'
import { type PerformanceLabel, performanceLabel } from '@/domain/question/scoring'
import type { TestResults } from '@/domain/sitting/results'
import { CorrectionNote } from '@/features/sitting'
import { t } from '@/language/text'
import { Card } from '@/ui/card'
import { ScoreRing } from '@/ui/question/score-ring'
import type { Standing } from './use-ranks'

/** What a result came to, in marks where the test has them. */
export const scoreText = ({ marks, score }: TestResults): string =>
  marks
    ? t('{scored} of {possible} marks', {
        scored: showFraction(marks.scored),
        possible: showFraction(marks.possible),
      })
    : t('{correct} of {total} correct', { correct: score.correct, total: score.total })

const performanceLabels: Record<PerformanceLabel, string> = {
  Excellent: t('Excellent'),
  Good: t('Good'),
  Fair: t('Fair'),
  'Needs Improvement': t('Needs Improvement'),
}

function Figure({ label, value, tone }: { label: string; value: string | number; tone: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className={`font-heading text-xl font-semibold tabular-nums ${tone}`}>{value}</dd>
    </div>
  )
}

/**
 * The score with its ring and label, the counts, the time taken (spec section 2, results), and what is to be known of them.
 * @param standing the rank of a live test
 * @param marksNote what past marks of others say of these
 * @param children what to do next: below the score, on a wide screen beside it
 */
export function ScoreCard({
  results,
  standing,
  notes,
  marksNote,
  children,
}: {
  results: TestResults
  standing?: Standing | null
  notes: readonly string[]
  marksNote?: ReactNode
  children: ReactNode
}) {
  const { score, marks, seconds, correction } = results
  return (
    <Card className="mt-5 p-5 sm:p-8 lg:flex lg:gap-8">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-4">
          <div className="min-w-0 grow basis-3/5">
            <p className="font-heading text-2xl leading-snug font-semibold tabular-nums sm:text-4xl">
              {scoreText(results)}
            </p>
            <p className="mt-1 text-muted">{performanceLabels[performanceLabel(score.percentage)]}</p>
            {standing && <p className="mt-1 font-semibold tabular-nums">{standing.rank}</p>}
          </div>
          <ScoreRing percentage={score.percentage} label={t('Correct')} />
        </div>
        <dl className="mt-5 flex flex-wrap justify-between gap-3 sm:justify-start sm:gap-6">
          <Figure label={t('Correct')} value={score.correct} tone="text-success" />
          <Figure label={t('Wrong')} value={score.wrong} tone="text-error" />
          {score.partial > 0 && (
            <Figure label={t('Partly Correct')} value={score.partial} tone="text-warning" />
          )}
          <Figure label={t('Unanswered')} value={score.unanswered} tone="text-muted" />
          <Figure label={t('Time Taken')} value={formatTimeTaken(seconds)} tone="text-text" />
        </dl>
        {correction && (
          <CorrectionNote
            correction={correction}
            score={{ percentage: score.percentage, marks }}
            className="mt-4"
          />
        )}
        {notes.map((note) => (
          <p key={note} className="mt-3 text-sm text-muted">
            {note}
          </p>
        ))}
        {marksNote}
      </div>
      {children}
    </Card>
  )
}
