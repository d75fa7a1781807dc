import type { AttemptFigures } from '@/domain/learning/analysis'
import { practiceTitleText } from '@/domain/practice-title'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import type { AttemptSummary } from '@/own/attempts'
import { ChartTable } from '@/ui/chart/chart-table'

/**
 * The numbers of a chart by attempt, each with its title and day.
 * @param columns beside the attempt's
 * @param ranks by attempt, where rows show them
 */
export function AttemptTable({
  caption,
  columns,
  rows,
  ranks,
}: {
  caption: string
  columns: readonly string[]
  rows: ReadonlyArray<{ attempt: AttemptFigures; cells: ReadonlyArray<string | number> }>
  ranks?: ReadonlyMap<string, AttemptSummary['rank']>
}) {
  return (
    <ChartTable
      caption={caption}
      columns={[t('Attempt'), ...columns]}
      rows={rows.map(({ attempt: { attemptId, title, at }, cells }) => {
        const rank = ranks?.get(attemptId)
        return {
          id: attemptId,
          cells: [
            <>
              {practiceTitleText(title)}
              <span className="block text-muted">
                {formatMediumDate(new Date(at))}
                {rank && ` · ${t('Rank {rank, number} of {count, number}', rank)}`}
              </span>
            </>,
            ...cells,
          ],
        }
      })}
    />
  )
}
