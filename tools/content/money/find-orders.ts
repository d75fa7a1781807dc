/** Finding orders, newest first. */
import * as z from 'zod/mini'
import { readIndiaDay, startOfIndiaDay } from '../../../src/domain/india-day'
import { isDocumentId } from '../../../src/lib/firebase/document-id'
import { userRecordSchema } from '../../../src/session/user-schema'
import type { WireDocument } from '../database'
import { matchingStudents } from '../people/find-students'
import { plainFields } from '../stored-form'
import type { Target } from '../target'
import { type OrderRow, type OrderState, orderRow, orderRowFields } from './order-row'
import { undatedOrders } from './undated-orders'

export interface OrderSearch {
  /**
   * A part of the student's name, e-mail or phone number, of the product, or of the id of the order or a payment; or the
   * amount: `199`, `Rs. 199`.
   */
  text?: string | undefined
  state?: OrderState | undefined
  /** The first and the last day in India, such as 2026-11-22. */
  from?: string | undefined
  to?: string | undefined
  /** Where the page before has ended. */
  after?: string | undefined
}

export interface FoundOrder extends OrderRow {
  /** Null when the student was erased. */
  student: { name: string; email: string } | null
}

export interface FoundOrders {
  orders: FoundOrder[]
  /** Where the next page begins; null: there is none. */
  next: string | null
}

/** Orders that one page shows. */
const shownAtOnce = 50
/** Documents of one read, and of one search: a page may end early, and the next one goes on. */
const pageSize = 500
const mostRead = 50_000

/** The first moment of a day in India, or of a later one. */
function dayBegins(text: string, daysLater = 0): string {
  const day = readIndiaDay(text)
  if (day === null) throw new Error(`"${text}" is no day such as 2026-11-22.`)
  return new Date(startOfIndiaDay(day + daysLater)).toISOString()
}

/** The place of a document in the list, as text. */
function placeOf({ path, fields }: WireDocument): string {
  const { createdAt } = fields
  return createdAt && 'timestampValue' in createdAt ? `${createdAt.timestampValue} ${path}` : ''
}

function readPlace(place: string): { moment: string; path: string } {
  const [, moment, path] = /^(\S+) (orders\/[^/]+)$/.exec(place) ?? []
  if (!moment || !path) throw new Error('The next page of orders is unknown. Search again.')
  return { moment, path }
}

/** The amount that a typed text names; null for another text. */
function amountOf(text: string): number | null {
  const [, digits] = /^(?:rs\.?|₹|inr)?\s*(\d[\d,]*(?:\.\d{1,2})?)$/.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** Whether an order is meant by a typed text. */
async function matcherOf({ database }: Target, typed: string): Promise<(order: OrderRow) => boolean> {
  const text = typed.trim().toLowerCase()
  if (text === '') return () => true
  const students = text.length < 2 ? [] : await matchingStudents(database, typed)
  const uids = new Set(students.map(({ uid }) => uid))
  const named = amountOf(text)
  return ({ userId, orderId, productId, productName, payments, amount }) =>
    uids.has(userId) ||
    (named !== null && amount === named) ||
    [userId, orderId, productId, productName, ...payments.map(({ paymentId }) => paymentId)].some((one) =>
      one.toLowerCase().includes(text),
    )
}

/** Adds the names of the students. */
export async function withStudents({ database }: Target, orders: readonly OrderRow[]): Promise<FoundOrder[]> {
  const uids = [...new Set(orders.map(({ userId }) => userId).filter((uid) => uid && !uid.includes('/')))]
  const records = await database.read(uids.map((uid) => `users/${uid}`))
  return orders.map((order) => {
    const fields = records.get(`users/${order.userId}`)
    if (!fields || 'deletedAt' in fields) return { ...order, student: null }
    const { name, email } = z.parse(userRecordSchema, { ...plainFields(fields), id: order.userId })
    return { ...order, student: { name, email } }
  })
}

/** Orders that have exactly this id, or a payment with it. */
async function ordersById({ database }: Target, id: string): Promise<OrderRow[]> {
  if (!isDocumentId(id)) return []
  const path = `orders/${id}`
  const [own, paid] = await Promise.all([database.read([path]), database.where('orders', 'paymentId', id)])
  return [...[...own].map(([, fields]) => ({ path, fields })), ...paid].map(orderRow)
}

/**
 * Those that are found, 50 at once, newest first; behind the oldest one those without a date, unless days are asked for.
 * @throws Error for a day that is none
 */
export async function findOrders(target: Target, search: OrderSearch): Promise<FoundOrders> {
  const { text = '', state, from, to } = search
  const range = { from: from ? dayBegins(from) : undefined, before: to ? dayBegins(to, 1) : undefined }
  const fits = (order: OrderRow) => !state || order.state === state
  // The id of an old order is found without reading all newer ones.
  const named = search.after ? [] : await ordersById(target, text.trim())
  if (named.length > 0) {
    const { from: first = '', before: last = '~' } = range
    const isInRange = ({ at }: OrderRow) => at === null || (at >= first && at < last)
    const orders = named.filter((order) => fits(order) && isInRange(order))
    return { orders: await withStudents(target, orders), next: null }
  }
  const matches = await matcherOf(target, text)
  const found: OrderRow[] = []
  let place = search.after ?? ''
  for (let read = 0; read < mostRead; read += pageSize) {
    const page = await target.database.newest('orders', 'createdAt', pageSize, {
      ...range,
      after: place === '' ? undefined : readPlace(place),
      only: orderRowFields,
    })
    for (const document of page) {
      place = placeOf(document)
      const order = orderRow(document)
      if (!matches(order) || !fits(order)) continue
      found.push(order)
      if (found.length === shownAtOnce) return { orders: await withStudents(target, found), next: place }
    }
    if (page.length < pageSize) {
      const undated = from || to ? [] : (await undatedOrders(target.database)).map(orderRow)
      found.push(...undated.filter((order) => matches(order) && fits(order)))
      return { orders: await withStudents(target, found), next: null }
    }
  }
  return { orders: await withStudents(target, found), next: place }
}
