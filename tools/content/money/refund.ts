/** Refunding a payment through the payment provider (docs/decisions/037). */
import { billOf, type OrderDesk } from '../../../api/orders'
import { applyPaymentEvent } from '../../../api/payment-events'
import type { Refunds } from '../../../api/providers/provider'
import { findPurchase, type Purchase } from '../../../api/purchases'
import { formatMediumDate } from '../../../src/lib/dates'
import { formatRupees } from '../../../src/lib/money'
import { doWithAudit } from '../audit'
import type { Target } from '../target'
import { openOrderDesk } from './order-desk'
import { readReason } from './reason'
import { fromProvider, inRupees, notStored, payableOrder, type RefundedPayment } from './refund-plan'

export interface RefundRequest extends RefundedPayment {
  /** For the audit list. */
  reason: string
  /** Rupees that the operator was told are left; the refund is refused when it is another amount by now. */
  left?: number | undefined
}

export interface RefundResult {
  paymentId: string
  /** `already`: it was refunded before. `pending`: the provider has accepted it and has not carried it out. */
  state: 'refunded' | 'already' | 'pending'
  /** Whether the student can open the product now: by another payment, or until the refund is carried out. */
  hasAccess: boolean
  /** What happened, in a sentence or two. */
  message: string
}

const sumOf = (refunds: ReadonlyArray<{ amount: number }>) =>
  formatRupees(inRupees(refunds.reduce((sum, { amount }) => sum + amount, 0)))

/** What is recorded of refunds that were made, or that failed, at the provider. */
function recordedSentence(news: Refunds['reversals'], productName: string): string {
  const done = news.filter(({ kind }) => kind === 'refunded')
  return done.length > 0
    ? `Recorded the refund of ${sumOf(done)} for ${productName} that was made at the provider`
    : `Recorded that a refund of ${sumOf(news)} for ${productName} failed at the provider`
}

/** Rupees of the refunds that were carried out, with the day of the last one. */
function carriedOut({ reversals }: Refunds): string {
  const all = reversals.filter(({ kind }) => kind === 'refunded')
  const at = Math.max(...all.map((one) => one.at?.getTime() ?? 0))
  return `${sumOf(all)} was refunded at the provider${at > 0 ? ` on ${formatMediumDate(new Date(at))}` : ''}`
}

/** Records what the provider has refunded, as the endpoint does when the provider reports it. */
async function record(desk: OrderDesk, { reversals }: Refunds): Promise<void> {
  try {
    for (const reversal of reversals) await applyPaymentEvent(desk, reversal)
  } catch (error) {
    throw new Error(
      'The money was refunded, but this could not be stored and the student still has access. Refund it again to store it: nothing is refunded twice. Without that, the endpoint stores it within an hour.',
      { cause: error },
    )
  }
}

function accessSentence(purchase: Purchase | undefined): string {
  if (!purchase?.isActive) return 'The student has no access any more.'
  return `The student still has access by ${purchase.paymentId === null ? 'a gift' : 'another payment'}.`
}

/** What happened. @param left paise that were left before @throws Error when the provider did not carry it out */
function outcomeOf(
  { made, ...refunds }: Refunds & { made: number },
  left: number,
  purchase: Purchase | undefined,
): Pick<RefundResult, 'state' | 'message'> {
  if (refunds.pending > 0) {
    const amount = formatRupees(inRupees(refunds.pending))
    const message = `The payment provider has accepted the refund of ${amount}. ${purchase?.isActive ? 'Access ends when it has carried it out.' : accessSentence(purchase)}`
    return { state: 'pending', message }
  }
  if (left > 0 && refunds.left > 0)
    throw new Error(
      `The payment provider could not send ${formatRupees(inRupees(refunds.left))} back. The student keeps the access. Look at the payment at the provider, then refund again.`,
    )
  if (made > 0) {
    const message = `${formatRupees(inRupees(made))} was refunded. ${accessSentence(purchase)}`
    return { state: 'refunded', message }
  }
  const message = `${carriedOut(refunds)}, so nothing more was refunded. ${accessSentence(purchase)}`
  return { state: 'already', message }
}

/**
 * Refunds all that is left of a payment, and ends the access that it gave. A repeated call refunds nothing more, and
 * stores what an earlier call, or a refund at the provider's own page, left to be stored.
 * @param desk tests give another provider
 * @throws Error with what is done and what to do
 */
export async function refundOrder(
  target: Target,
  request: RefundRequest,
  desk = openOrderDesk(target),
): Promise<RefundResult> {
  const reason = readReason('A refund', request.reason)
  const { order, paymentId } = await payableOrder(desk, request)
  const bill = billOf(order)
  const before = await fromProvider('Nothing was refunded. Try again.', () =>
    desk.provider.refundsOf(bill, paymentId),
  )
  const left = inRupees(before.left)
  if (before.left > 0 && request.left !== undefined && request.left !== left)
    throw new Error(
      `${formatRupees(left)} is left to refund, not ${formatRupees(request.left)}: something was refunded meanwhile. Look at the order again.`,
    )
  const finish = async (refunds: Refunds & { made: number }): Promise<RefundResult> => {
    const purchase = await findPurchase(desk.firestore, order.userId, order.productId)
    return { paymentId, hasAccess: purchase?.isActive === true, ...outcomeOf(refunds, before.left, purchase) }
  }
  const nothing = { ...before, made: 0 }
  const news = notStored(order, before)
  if (before.left === 0 && news.length === 0) return finish(nothing)
  const what =
    before.left > 0
      ? `Refund of ${formatRupees(left)} for ${order.productName}`
      : recordedSentence(news, order.productName)
  return doWithAudit(
    target,
    { what, student: order.userId, reason },
    [`orders/${order.orderId}`, paymentId],
    async () => {
      const made =
        before.left === 0
          ? nothing
          : await fromProvider(
              'The refund may have been made or not. Refund it again: nothing is refunded twice.',
              () => desk.provider.refund(bill, paymentId),
            )
      await record(desk, made)
      // One that the provider did not carry out stays marked as not finished.
      return finish(made)
    },
  )
}
