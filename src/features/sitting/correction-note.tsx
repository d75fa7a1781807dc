import { formatFraction } from '@/domain/fraction'
import type { ResultCorrection } from '@/domain/sitting/results'
import type { SittingScore } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'

/**
 * A score before and after a correction, in marks where the test has them, else in percent: `41 1/3` and `42 1/3 marks`.
 * The marks that could be had stand there too where a dropped question changes them. Null when nothing changed.
 */
export function scoreChange(
  { before }: ResultCorrection,
  { percentage, marks }: SittingScore,
): { from: string; to: string } | null {
  const then = before.marks
  if (!then || !marks)
    return before.percentage === percentage ? null : { from: `${before.percentage}%`, to: `${percentage}%` }
  const [from, to] = [then, marks].map(({ scored, possible }) =>
    formatFraction(then.possible) === formatFraction(marks.possible)
      ? formatFraction(scored)
      : t('{scored} of {possible}', { scored: formatFraction(scored), possible: formatFraction(possible) }),
  )
  return from === undefined || to === undefined || from === to ? null : { from, to: `${to} marks` }
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
  const result = change ? `${change.from} → ${change.to}` : 'your result stays the same'
  const keys =
    questions === 1
      ? t('The key of a question')
      : t('The keys of {questions, plural, one {# question} other {# questions}}', { questions })
  return (
    <p className={`text-sm text-warning ${className}`}>
      <span className="font-semibold">
        {t('Corrected on {mediumDate}: {result}', { mediumDate: formatMediumDate(new Date(at)), result })}
      </span>
      <span className="block">{t('{keys} changed. {reason}', { keys, reason })}</span>
    </p>
  )
}
