import type { ReactNode } from 'react'
import type { AttemptFigures } from '@/domain/learning/analysis'
import { practiceTitleText } from '@/domain/practice-title'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import type { AttemptSummary } from '@/own/attempts'
import { ChartTable, RowTable } from '@/ui/chart/chart-table'

/** A drawing of fewer attempts shows nothing that their rows do not say. */
const fewestDrawn = 5

/**
 * The numbers of each attempt in a row, with its title and day. From 5 attempts on, a drawing shows them and a line opens
 * the rows.
 * @param chart the drawing
 * @param columns beside the attempt's
 * @param ranks by attempt, where rows show them
 */
export function AttemptTable({
  chart,
  caption,
  columns,
  rows,
  ranks,
}: {
  chart: ReactNode
  caption: string
  columns: readonly string[]
  rows: ReadonlyArray<{ attempt: AttemptFigures; cells: ReadonlyArray<string | number> }>
  ranks?: ReadonlyMap<string, AttemptSummary['rank']>
}) {
  const table = {
    caption,
    columns: [t('Attempt'), ...columns],
    rows: rows.map(({ attempt: { attemptId, title, at }, cells }) => {
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
    }),
  }
  if (rows.length < fewestDrawn) return <RowTable {...table} />
  return (
    <>
      {chart}
      <ChartTable {...table} />
    </>
  )
}
