import type { AttemptFigures } from '@/domain/learning/analysis'
import { practiceTitleText } from '@/domain/practice-title'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { ChartTable } from '@/ui/chart/chart-table'

/** The numbers of a chart by attempt, each with its title and day. @param columns beside the attempt's */
export function AttemptTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: ReadonlyArray<{ attempt: AttemptFigures; cells: ReadonlyArray<string | number> }>
}) {
  return (
    <ChartTable
      caption={caption}
      columns={[t('Attempt'), ...columns]}
      rows={rows.map(({ attempt: { attemptId, title, at }, cells }) => ({
        id: attemptId,
        cells: [
          <>
            {practiceTitleText(title)}
            <span className="block text-muted">{formatMediumDate(new Date(at))}</span>
          </>,
          ...cells,
        ],
      }))}
    />
  )
}
