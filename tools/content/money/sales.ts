/** What was sold and refunded, by month and product. */
import { standingReversals } from '../../../api/reversals'
import { indianDay } from '../../../src/lib/dates'
import { counted } from '../counted'
import { writeCsv } from '../csv'
import { plainFields } from '../stored-form'
import type { Target } from '../target'
import { orderRow, orderRowFields, reversalsOf } from './order-row'

interface SalesRow {
  /** In India: `2026-11`. */
  month: string
  productId: string
  productName: string
  /** Payments that were taken in this month. */
  count: number
  /** Rupees, as are the others. */
  gross: number
  /** What went back in this month, also of payments of earlier months. */
  refunded: number
  net: number
}

export interface Sales {
  rows: SalesRow[]
  /** Rupees. */
  total: Pick<SalesRow, 'count' | 'gross' | 'refunded' | 'net'>
  /** Payments that no sum has: without a date or an amount, or in another currency. */
  leftOut: number
}

const pageSize = 1000
const currency = 'INR'
const paise = (rupees: number) => Math.round(rupees * 100)
const monthOf = (date: Date) => indianDay(date).slice(0, 7)

/** Whether a text is a month such as 2026-11. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

/** In paise. */
interface Sum {
  productId: string
  productName: string
  month: string
  count: number
  gross: number
  refunded: number
}

const inRupees = ({ count, gross, refunded }: Pick<Sum, 'count' | 'gross' | 'refunded'>) => ({
  count,
  gross: gross / 100,
  refunded: refunded / 100,
  net: (gross - refunded) / 100,
})

/**
 * Payments in INR by the month in which they were taken, and refunds by the month in which the money went back; months of
 * India, the first and the last included.
 * @throws Error for a month that is none
 */
export async function salesByMonth({ database }: Target, from: string, to: string): Promise<Sales> {
  for (const month of [from, to])
    if (!isMonth(month)) throw new Error(`"${month}" is no month such as 2026-11.`)
  if (from > to) throw new Error('The first month is later than the last one.')
  const sums = new Map<string, Sum>()
  let leftOut = 0
  const isInMonths = (date: Date) => monthOf(date) >= from && monthOf(date) <= to
  const sumOf = (date: Date, productId: string, productName: string): Sum | null => {
    const month = monthOf(date)
    if (!isInMonths(date)) return null
    const key = `${month} ${productId}`
    const sum = sums.get(key) ?? { month, productId, productName, count: 0, gross: 0, refunded: 0 }
    sums.set(key, sum)
    return sum
  }
  for (let after: string | undefined; ; ) {
    const page = await database.page('orders', pageSize, after, orderRowFields)
    for (const document of page) {
      const { productId, productName, payments, amount, ...order } = orderRow(document)
      if (order.currency !== currency || amount === null) {
        leftOut += payments.filter(({ paidAt }) => paidAt === null || isInMonths(new Date(paidAt))).length
        continue
      }
      const reversals = reversalsOf(plainFields(document.fields))
      for (const { paymentId, paidAt } of payments) {
        if (paidAt === null) {
          leftOut += 1
          continue
        }
        const sale = sumOf(new Date(paidAt), productId, productName)
        if (sale) {
          sale.count += 1
          sale.gross += paise(amount)
        }
        for (const entry of standingReversals(reversals, paymentId)) {
          const back = sumOf(entry.at, productId, productName)
          if (back) back.refunded += paise(entry.amount)
        }
      }
    }
    const last = page.at(-1)
    if (page.length < pageSize || last === undefined) break
    after = last.path.slice('orders/'.length)
  }
  const all = [...sums.values()]
  const add = (of: (sum: Sum) => number) => all.reduce((total, sum) => total + of(sum), 0)
  return {
    rows: all
      .map(({ month, productId, productName, ...sum }) => ({
        month,
        productId,
        productName,
        ...inRupees(sum),
      }))
      .sort((a, b) => b.month.localeCompare(a.month) || a.productName.localeCompare(b.productName)),
    total: inRupees({
      count: add(({ count }) => count),
      gross: add(({ gross }) => gross),
      refunded: add(({ refunded }) => refunded),
    }),
    leftOut,
  }
}

/** What is said of payments that no sum has. */
export const leftOutSentence = (count: number): string =>
  `${counted(count, 'payment')} ${count === 1 ? 'is' : 'are'} not counted: without a date or an amount, or in another currency.`

/** Sales as CSV, which a spreadsheet program opens. */
export function salesCsv({ rows }: Sales): string {
  return writeCsv([
    ['month', 'product id', 'product', 'count', 'gross INR', 'refunded INR', 'net INR'],
    ...rows.map(({ month, productId, productName, count, gross, refunded, net }) => [
      month,
      productId,
      productName,
      count,
      gross,
      refunded,
      net,
    ]),
  ])
}
