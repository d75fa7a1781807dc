/** A failed refund that the academy has paid back in another way, such as a bank transfer. */
import { isDocumentId } from '../../../src/lib/firebase/document-id'
import { formatRupees } from '../../../src/lib/money'
import { writeWithAudit } from '../audit'
import { ChangedMeanwhile } from '../database'
import { plainFields } from '../stored-form'
import type { Target } from '../target'
import { type OrderRow, orderRow, settledRefunds } from './order-row'
import { readReason } from './reason'
import type { RefundedPayment } from './refund-plan'

export interface Settlement extends RefundedPayment {
  reason: string
  /** The failed amount that the operator saw, in rupees. If the amount has changed since, nothing is settled. */
  amount: number
}

/** What has failed of one payment of an order. @throws Error when nothing has, or the payment has to be named */
export function failedOf({ payments }: Pick<OrderRow, 'payments'>, named: string | null) {
  const open = payments.flatMap(({ paymentId, failed }) =>
    failed && (named ?? paymentId) === paymentId ? [{ ...failed, paymentId }] : [],
  )
  const [found] = open
  if (!found) throw new Error('No refund of this order has failed and waits.')
  if (open.length > 1)
    throw new Error(
      `Name one of the payments ${open.map(({ paymentId }) => paymentId).join(', ')}: refunds of each failed.`,
    )
  return found
}

/**
 * Takes an order whose refund failed off the list of those that need somebody. No money moves; access and sales stay.
 * @returns what was done, in a sentence
 * @throws Error without a reason, when nothing has failed, and when the order was changed meanwhile
 */
export async function settleRefund(
  target: Target,
  { order: orderId, payment, amount, reason }: Settlement,
): Promise<string> {
  const why = readReason('Settling a refund', reason)
  const path = `orders/${orderId}`
  const stored = isDocumentId(orderId) ? (await target.database.readVersions([path])).get(path) : undefined
  if (!stored) throw new Error(`There is no order "${orderId}".`)
  const { fields, updateTime } = stored
  const order = orderRow({ path, fields })
  const failed = failedOf(order, payment)
  const changed = 'The order was changed meanwhile. Look at it again.'
  if (failed.amount !== amount) throw new Error(changed)
  const what = `Settled the failed refund of ${formatRupees(amount)} for ${order.productName || orderId} in another way`
  const ids = [...settledRefunds(plainFields(fields)), ...failed.refunds]
  const values = ids.map((id) => ({ stringValue: id }))
  try {
    await writeWithAudit(target, { what, student: order.userId, reason: why }, [
      { path, fields: { settledRefunds: { arrayValue: { values } } }, mode: 'merge', when: { updateTime } },
    ])
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw new Error(changed, { cause: error })
    throw error
  }
  return `${what}.`
}
