import { useId } from 'react'
import { formatTimeTaken } from '@/domain/durations'
import type { TestResults } from '@/domain/sitting/results'
import { t } from '@/language/text'

/**
 * The figures behind the score of a result.
 * @param more figures of the test, each with its label
 */
export function ResultDetails({
  results: { score, attempted, right, seconds, questions },
  more,
}: {
  results: TestResults
  more: ReadonlyArray<readonly [string, string]>
}) {
  const id = useId()
  const visited = questions.filter(({ shown }) => shown).length
  const figures: ReadonlyArray<readonly [string, string]> = [
    [
      t('Accuracy'),
      attempted === 0 ? t('None yet') : t('{correct} of {shown}', { correct: right, shown: attempted }),
    ],
    [t('Attempted'), t('{attempted} of {total}', { attempted, total: score.total })],
    [t('Time per question'), visited === 0 ? t('None yet') : formatTimeTaken(seconds / visited)],
    ...more,
  ]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-10 text-xl">
        {t('Details')}
      </h2>
      <dl className="mt-4 flex flex-wrap gap-px overflow-hidden rounded-control border border-line bg-line">
        {figures.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-[1_1_40%] flex-col-reverse justify-end bg-surface px-4 py-4 sm:px-6 lg:flex-[1_1_20%]"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-heading text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
