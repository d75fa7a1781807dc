import { useState } from 'react'
import { formatRupees } from '@/lib/money'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { EmptyPanel } from '@/ui/panels'
import type { OutputOf } from '../call'
import { saveFile } from '../save-file'
import { ShownRead } from '../shown-read'
import { useRead } from '../use-action'

type Sold = OutputOf<'sales'>
type Sums = Sold['total']

/** `2026-11`, in India. */
const monthOf = (date: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' }).format(
    date,
  )

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

const signed = (amount: number) => (amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount))

/** Rows by their month, in their order. */
function monthsOf(rows: Sold['rows']): Array<readonly [month: string, rows: Sold['rows']]> {
  const months = [...new Set(rows.map(({ month }) => month))]
  return months.map((month) => [month, rows.filter((row) => row.month === month)])
}

/** Counted in paise, which add up exactly. */
function sumOf(rows: readonly Sums[]): Sums {
  const add = (name: keyof Sums, unit: number) =>
    rows.reduce((sum, row) => sum + Math.round(row[name] * unit), 0) / unit
  return {
    count: add('count', 1),
    gross: add('gross', 100),
    refunded: add('refunded', 100),
    net: add('net', 100),
  }
}

/** On a phone the name stands above its four figures. */
const rowClass = 'max-sm:grid max-sm:grid-cols-4'
const nameClass = 'px-3 py-3 text-left font-medium max-sm:col-span-4 sm:min-w-40 sm:px-4'

function SumCells({ count, gross, refunded, net }: Sums) {
  return (
    <>
      {[String(count), formatRupees(gross), refunded === 0 ? '–' : formatRupees(refunded), signed(net)].map(
        (text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
          <td key={index} className="px-2 py-3 text-right whitespace-nowrap last:pr-3 max-sm:pt-0 sm:px-4">
            {text}
          </td>
        ),
      )}
    </>
  )
}

function SalesTable({ rows, total }: Pick<Sold, 'rows' | 'total'>) {
  return (
    <section
      aria-label="Sales"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a wide table
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left tabular-nums max-sm:block">
        <thead className="text-sm text-muted max-sm:block">
          <tr className={rowClass}>
            <th scope="col" className={nameClass}>
              Product
            </th>
            {['Payments', 'Gross', 'Refunded', 'Net'].map((head) => (
              <th
                key={head}
                scope="col"
                className="px-2 py-3 text-right font-medium last:pr-3 max-sm:pt-0 sm:px-4"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {monthsOf(rows).map(([month, ofMonth]) => (
          <tbody key={month} className="border-t border-line max-sm:block">
            <tr className={`bg-raised font-semibold ${rowClass}`}>
              <th scope="rowgroup" className={nameClass}>
                {monthName(month)}
              </th>
              <SumCells {...sumOf(ofMonth)} />
            </tr>
            {ofMonth.map(({ productId, productName, ...sums }) => (
              <tr key={productId} className={`border-t border-line ${rowClass}`}>
                <th scope="row" className={`wrap-anywhere ${nameClass}`}>
                  {productName || productId}
                </th>
                <SumCells {...sums} />
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot className="max-sm:block">
          <tr className={`border-t border-line font-semibold ${rowClass}`}>
            <th scope="row" className={nameClass}>
              Total
            </th>
            <SumCells {...total} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function SalesOf({ from, to }: { from: string; to: string }) {
  const read = useRead('sales', { from, to })
  return (
    <ShownRead
      read={read}
      what="the sales"
      renderData={({ rows, total, csv, leftOut }) => (
        <div className="mt-6 grid gap-4">
          {leftOut !== null && <p className="text-warning">{leftOut}</p>}
          {rows.length === 0 ? (
            <EmptyPanel title="Nothing was sold or refunded in these months" />
          ) : (
            <>
              <SalesTable rows={rows} total={total} />
              <p className="text-sm text-muted">
                A refund counts in the month in which the money went back, also for a payment of an earlier
                month.
              </p>
              <Button
                className="justify-self-start"
                onClick={() => saveFile(`sales-${from}-${to}.csv`, csv, 'text/csv;charset=utf-8')}
              >
                Download CSV
              </Button>
            </>
          )}
        </div>
      )}
    />
  )
}

/** Payments and refunds by month and product. */
export function Sales() {
  const [to, setTo] = useState(() => monthOf(new Date()))
  const [from, setFrom] = useState(() => `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`)
  const isMonth = (text: string) => /^\d{4}-\d\d$/.test(text)
  const month = (label: string, value: string, set: (value: string) => void) => (
    <Field
      label={label}
      type="month"
      placeholder="2026-11"
      value={value}
      error={isMonth(value) ? undefined : 'Write a month such as 2026-11'}
      onChange={(event) => set(event.target.value)}
    />
  )
  return (
    <>
      <div className="grid max-w-lg gap-4 sm:grid-cols-2">
        {month('First month', from, setFrom)}
        {month('Last month', to, setTo)}
      </div>
      {isMonth(from) && isMonth(to) && <SalesOf from={from} to={to} />}
    </>
  )
}
