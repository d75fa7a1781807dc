import { useId } from 'react'
import { formatTimeTaken } from '@/domain/durations'
import type { PartRow } from '@/domain/sitting/result-parts'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { Card } from '@/ui/card'

/** The time of a part beside what the test gives for it, in seconds. */
function Time({ row: { shown, seconds, taken }, given }: { row: PartRow; given: number | undefined }) {
  if (shown === 0) return '–'
  if (given === undefined) return formatTimeTaken(seconds)
  return (
    <Trans
      message="{taken} <s>of {given}</s>"
      values={{ taken: formatTimeTaken(taken), given: formatTimeTaken(given) }}
      parts={{ s: <span className="block text-sm text-muted" /> }}
    />
  )
}

/** An extra fact about a part; the attempted questions tell how many were not visited. */
function factOf({ total, shown, skipped }: PartRow, withAttempted: boolean): string | null {
  if (withAttempted) return t('{attempted} of {total} attempted', { attempted: shown - skipped, total })
  return shown < total ? t('{count} not visited', { count: total - shown }) : null
}

/**
 * How each topic or section went; nothing when the test has none.
 * @param given seconds that the test gives for each part, by its name, where it does
 */
export function PartTable({
  title,
  label,
  rows,
  given,
}: {
  title: string
  label: string
  rows: readonly PartRow[]
  given?: ReadonlyMap<string, number>
}) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="min-w-0 flex-1">
      <h2 id={id} className="mt-10 text-xl">
        {title}
      </h2>
      <Card className="mt-4 overflow-x-auto">
        <table aria-labelledby={id} className="w-full text-left text-detail">
          <thead className="text-sm text-muted">
            <tr>
              <th className="px-4 py-3 font-medium sm:px-6">{label}</th>
              <th className="px-2 py-3 text-right font-medium sm:px-3">{t('Correct')}</th>
              <th className="px-3 py-3 text-right font-medium max-sm:hidden">{t('Wrong')}</th>
              <th className="px-3 py-3 text-right font-medium max-sm:hidden">{t('Not Answered')}</th>
              <th className="py-3 pr-4 pl-2 text-right font-medium sm:pr-6 sm:pl-3">
                {given && given.size > 0 ? t('Time') : t('Time each')}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {rows.map((row) => (
              <tr key={row.name} className="border-t border-line">
                <th scope="row" className="px-4 py-3 font-medium wrap-anywhere sm:px-6">
                  <span lang={languageOf(row.name)}>{row.name}</span>
                  <span className="block text-sm font-normal text-muted">
                    {factOf(row, given !== undefined)}
                  </span>
                </th>
                <td className="px-2 py-3 text-right whitespace-nowrap sm:px-3">
                  {row.shown === 0
                    ? '–'
                    : t('{correct} of {shown}', { correct: row.correct, shown: row.shown })}
                </td>
                <td className="px-3 py-3 text-right max-sm:hidden">{row.wrong}</td>
                <td className="px-3 py-3 text-right max-sm:hidden">{row.skipped}</td>
                <td className="py-3 pr-4 pl-2 text-right whitespace-nowrap sm:pr-6 sm:pl-3">
                  <Time row={row} given={given?.get(row.name)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
