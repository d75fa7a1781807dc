/** Orders that need somebody. */
import { isReadableOrder } from '../../../api/orders'
import { purchasePath } from '../../../api/purchases'
import { everyPage, type WireDocument } from '../database'
import { plainFields } from '../stored-form'
import type { Target } from '../target'
import { type FoundOrder, withStudents } from './find-orders'
import { type OrderRow, orderRow, orderRowFields } from './order-row'
import { undatedOrders } from './undated-orders'

/**
 * - `access`: paid, and the student has no access.
 * - `refund failed`: the provider could not send the money back, and still holds it.
 * - `refund`: paid twice, or paid for a product that the student owned.
 * - `confirm`: the provider has held the money for over an hour and has not taken it.
 * - `damaged`: the endpoint cannot read the document.
 * - `failed`: the payment failed, and the student has not bought the product since.
 */
const needs = ['access', 'refund failed', 'refund', 'confirm', 'damaged', 'failed'] as const
export type Need = (typeof needs)[number]

export interface OrderInNeed extends FoundOrder {
  need: Need
}

const days = 14
/** For which an order stays listed that the endpoint has marked. */
const noticeDays = 90
const pageSize = 500
const hour = 3_600_000
const readFields = [...orderRowFields, 'categoryId', 'categoryName', 'attentionAt']

interface Found {
  order: OrderRow
  isReadable: boolean
}

function needOf(
  { order, isReadable }: Found,
  purchase: { isActive: unknown } | null,
  now: Date,
): Need | null {
  if (!isReadable) return 'damaged'
  if (order.payments.some(({ failed }) => failed !== null)) return 'refund failed'
  const isRecent = now.getTime() - Date.parse(order.at ?? '') < hour
  // One whose failed refund was settled another way is over too.
  const standing = order.payments.filter(
    ({ endedBy, reversals }) => endedBy === null && !reversals.some(({ isSettled }) => isSettled),
  ).length
  if (standing > 1 || (order.isExtra && standing > 0)) return 'refund'
  if (order.state === 'paid') return purchase?.isActive === true ? null : 'access'
  if (isRecent) return null
  if (order.state === 'confirming') return 'confirm'
  return order.state === 'failed' && purchase?.isActive !== true ? 'failed' : null
}

async function ordersSince({ database }: Target, moment: string, from: Date): Promise<WireDocument[]> {
  const momentOf = ({ fields: { [moment]: value } }: WireDocument) =>
    value && 'timestampValue' in value ? value.timestampValue : ''
  return everyPage(
    (last) =>
      database.newest('orders', moment, pageSize, {
        from: from.toISOString(),
        after: last && { path: last.path, moment: momentOf(last) },
        only: readFields,
      }),
    pageSize,
  )
}

/** Newest first, those without a date last. */
async function ordersToLookAt(target: Target, now: Date): Promise<Found[]> {
  const ago = (days: number) => new Date(now.getTime() - days * 24 * hour)
  const lists = await Promise.all([
    ordersSince(target, 'createdAt', ago(days)),
    ordersSince(target, 'attentionAt', ago(noticeDays)),
    undatedOrders(target.database, readFields),
  ])
  const documents = new Map(lists.flat().map((document) => [document.path, document]))
  return [...documents.values()].map((document) => ({
    order: orderRow(document),
    isReadable: isReadableOrder(plainFields(document.fields)),
  }))
}

/**
 * Orders that need somebody, what is most urgent first: of the last 14 days; those that were paid once too often or
 * whose refund failed in the last 90 days; and all that have no date.
 */
export async function failedPayments(target: Target, now = new Date()): Promise<OrderInNeed[]> {
  const found = await ordersToLookAt(target, now)
  const pathOf = ({ userId, productId }: OrderRow) => purchasePath(userId, productId)
  const isPath = (path: string) => path.split('/').length === 2
  const paths = [...new Set(found.map(({ order }) => pathOf(order)))].filter(isPath)
  const purchases = await target.database.read(paths)
  const inNeed = found.flatMap((one) => {
    const fields = purchases.get(pathOf(one.order))
    const need = needOf(one, fields ? { isActive: plainFields(fields).isActive } : null, now)
    return need ? [{ ...one.order, need }] : []
  })
  const students = await withStudents(target, inNeed)
  return inNeed
    .map((order, index): OrderInNeed => ({ ...order, student: students[index]?.student ?? null }))
    .sort((a, b) => needs.indexOf(a.need) - needs.indexOf(b.need))
}
