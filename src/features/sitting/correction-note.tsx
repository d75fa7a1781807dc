import { showFraction } from '@/domain/fraction'
import { marksText } from '@/domain/question/marking'
import type { ResultCorrection } from '@/domain/sitting/results'
import type { SittingScore } from '@/domain/sitting/sitting-state'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'

/**
 * A score before and after a correction, in marks where the test has them, else in percent: `41⅓` and `42⅓ marks`.
 * The marks that could be had stand there too where a dropped question changes them. Null when nothing changed.
 */
export function scoreChange(
  { before }: ResultCorrection,
  { percentage, marks }: SittingScore,
): { from: string; to: string } | null {
  const then = before.marks
  if (!then || !marks)
    return before.percentage === percentage ? null : { from: `${before.percentage}%`, to: `${percentage}%` }
  const scored = { before: showFraction(then.scored), after: showFraction(marks.scored) }
  const possible = { before: showFraction(then.possible), after: showFraction(marks.possible) }
  if (possible.before !== possible.after)
    return {
      from: t('{scored} of {possible}', { scored: scored.before, possible: possible.before }),
      to: t('{scored} of {possible} marks', { scored: scored.after, possible: possible.after }),
    }
  return scored.before === scored.after ? null : { from: scored.before, to: marksText(marks.scored) }
}

/** When keys of an attempt were corrected, what that did to its score, and why. */
export function CorrectionNote({
  correction,
  score,
  className = '',
}: {
  correction: ResultCorrection
  score: SittingScore
  className?: string
}) {
  const { at, questions, reason } = correction
  const change = scoreChange(correction, score)
  const date = formatMediumDate(new Date(at))
  return (
    <p className={`text-sm text-warning ${className}`}>
      <span className="font-semibold">
        {change
          ? t('Corrected on {date}: {from} → {to}', { date, from: change.from, to: change.to })
          : t('Corrected on {date}: your result stays the same', { date })}
      </span>
      <span className="block">
        {t(
          '{questions, plural, one {The answer key of # question changed.} other {The answer keys of # questions changed.}}',
          { questions },
        )}{' '}
        <span lang={languageOf(reason)}>{reason}</span>
      </span>
    </p>
  )
}
