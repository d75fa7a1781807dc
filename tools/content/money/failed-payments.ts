/** Orders of the last days that need somebody. */
import { isReadableOrder } from '../../../api/orders'
import { purchasePath } from '../../../api/purchases'
import { everyPage, type WireDocument } from '../database'
import { plainFields } from '../stored-form'
import type { Target } from '../target'
import { type FoundOrder, withStudents } from './find-orders'
import { type OrderRow, orderRow, orderRowFields } from './order-row'

/**
 * - `access`: paid, and the student has no purchase.
 * - `refund`: paid twice, or paid for a product that the student owned.
 * - `confirm`: the provider has held the money for over an hour and has not taken it.
 * - `damaged`: the endpoint cannot read the document.
 * - `failed`: the payment failed, and the student has not bought the product since.
 */
const needs = ['access', 'refund', 'confirm', 'damaged', 'failed'] as const
export type Need = (typeof needs)[number]

export interface OrderInNeed extends FoundOrder {
  need: Need
}

const days = 14
const pageSize = 500
const hour = 3_600_000

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
  const isRecent = now.getTime() - Date.parse(order.at ?? '') < hour
  const standing = order.payments.filter(({ endedBy }) => endedBy === null).length
  if (standing > 1 || (order.isExtra && standing > 0)) return 'refund'
  if (order.state === 'paid') return purchase ? null : 'access'
  if (isRecent) return null
  if (order.state === 'confirming') return 'confirm'
  return order.state === 'failed' && purchase?.isActive !== true ? 'failed' : null
}

async function recentOrders({ database }: Target, now: Date): Promise<Found[]> {
  const from = new Date(now.getTime() - days * 24 * hour).toISOString()
  const only = [...orderRowFields, 'categoryId', 'categoryName']
  const momentOf = ({ fields: { createdAt } }: WireDocument) =>
    createdAt && 'timestampValue' in createdAt ? createdAt.timestampValue : ''
  const documents = await everyPage(
    (last) =>
      database.newest('orders', 'createdAt', pageSize, {
        from,
        after: last && { path: last.path, moment: momentOf(last) },
        only,
      }),
    pageSize,
  )
  return documents.map((document) => ({
    order: orderRow(document),
    isReadable: isReadableOrder(plainFields(document.fields)),
  }))
}

/** Orders of the last 14 days that need somebody: what is most urgent first, then the newest. */
export async function failedPayments(target: Target, now = new Date()): Promise<OrderInNeed[]> {
  const found = await recentOrders(target, now)
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
