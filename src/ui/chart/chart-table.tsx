import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Trans } from '@/language/trans'

interface ChartRow {
  /** Names it among the others. */
  readonly id: string
  /** One for each column; the first says what the row is of. */
  readonly cells: readonly ReactNode[]
}

interface Rows {
  caption: string
  columns: readonly string[]
  rows: readonly ChartRow[]
}

/** Numbers in rows, where there are too few for a drawing. */
export function RowTable({ caption, columns, rows }: Rows) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={index === 0 ? 'py-2 pr-2 font-medium' : 'py-2 pl-2 text-right font-medium'}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(({ id, cells: [first, ...rest] }) => (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-2 font-normal wrap-anywhere">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]} className="py-2 pl-2 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The numbers of a drawing as a table, which a line opens: for whoever does not see the drawing, or wants them exactly. */
export function ChartTable(props: Rows) {
  return (
    <details className="group mt-4 border-t border-line">
      <summary className="-mb-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-sm font-semibold text-muted hover:text-text [&::-webkit-details-marker]:hidden">
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
        <span>
          <Trans
            message={'As a table<s>: {caption}</s>'}
            values={{ caption: props.caption }}
            parts={{ s: <span className="sr-only" /> }}
          />
        </span>
      </summary>
      <RowTable {...props} />
    </details>
  )
}
