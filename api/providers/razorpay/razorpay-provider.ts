/** A Razorpay-style provider: orders, payments and webhooks over its public REST API. */
import { randomUUID } from 'node:crypto'
import { type Bill, type Collected, type PaymentProvider, RefundRefused, type Refunds } from '../provider'
import { isSignedWith } from '../signature'
import { createRazorpayClient, type RazorpayAccount } from './client'
import type { RazorpayPayment, Refund } from './payment-schema'
import { disputeReversal, refundReversal } from './reversals'
import { readRazorpayEvent } from './webhook'

const DAY = 24 * 3_600_000
/** The lists go by when a refund was made or a dispute opened, which is earlier than when it was carried out or decided. */
const REFUND_TAKES = 14 * DAY
const DISPUTE_TAKES = 180 * DAY

const before = (moment: Date, time: number) => new Date(moment.getTime() - time)

/** Paise. */
const total = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0)

function pays(payment: RazorpayPayment, bill: Bill): boolean {
  const { order_id: orderId, amount, currency } = payment
  return orderId === bill.orderId && amount === bill.amount && currency === bill.currency
}

/** The documentation allows 40 characters. */
function newReceipt(): string {
  return `r_${randomUUID().replaceAll('-', '')}`
}

export function createRazorpayProvider(
  options: RazorpayAccount & { webhookSecret: string },
): PaymentProvider {
  const client = createRazorpayClient(options)

  /** Held money is taken here: an account that does not capture by itself would give it back after some days. */
  async function take(payment: RazorpayPayment, bill: Bill): Promise<Collected> {
    const { id: paymentId } = payment
    const taken = await client.capture(paymentId, bill)
    // Refused, because a webhook or the account's own capture was faster: what it is now tells.
    const { status } = taken ?? (await client.findPayment(paymentId)) ?? payment
    if (status === 'captured') return { state: 'captured', paymentId }
    return status === 'authorized' ? { state: 'authorized', paymentId } : { state: 'failed' }
  }

  /** @param made a refund that the list may not have yet */
  async function refundsOf(bill: Bill, paymentId: string, made?: Refund): Promise<Refunds> {
    const payment = await client.findPayment(paymentId)
    if (payment?.order_id !== bill.orderId)
      throw new RefundRefused('The payment provider knows no such payment of this order.')
    if (payment.status !== 'captured' && payment.status !== 'refunded')
      throw new RefundRefused(
        'The payment provider has not taken this payment, so there is nothing to refund.',
      )
    const listed = await client.listRefundsOf(paymentId)
    if ('refusal' in listed)
      throw new RefundRefused(
        `The payment provider does not show the refunds of this payment: ${listed.refusal}`,
      )
    const refunds = made && !listed.some(({ id }) => id === made.id) ? [...listed, made] : listed
    const told = { orderId: bill.orderId, at: null }
    return {
      reversals: refunds.flatMap((refund) => refundReversal(refund, told) ?? []),
      pending: total(refunds.filter(({ status }) => status === 'pending')),
      left: Math.max(0, payment.amount - total(refunds.filter(({ status }) => status !== 'failed'))),
    }
  }

  return {
    async createOrder({ amount, currency, userId, productId }) {
      const order = { amount, currency, receipt: newReceipt(), notes: { userId, productId } }
      return { orderId: await client.createOrder(order) }
    },

    isAuthentic: (payment) => isSignedWith(payment, options.keySecret),

    async collect(bill, paymentId) {
      const found =
        paymentId === undefined
          ? await client.listPayments(bill.orderId)
          : [await client.findPayment(paymentId)].filter((payment) => payment !== undefined)
      if (found.length === 0) return { state: paymentId === undefined ? 'none' : 'failed' }
      const payments = found.filter((payment) => pays(payment, bill))
      const captured = payments.find(({ status }) => status === 'captured')
      if (captured) return { state: 'captured', paymentId: captured.id }
      const held = payments.find(({ status }) => status === 'authorized')
      if (held) return take(held, bill)
      return { state: payments.some(({ status }) => status === 'created') ? 'pending' : 'failed' }
    },

    async reversalsSince(since) {
      const refunds = await client.listRefunds(before(since, REFUND_TAKES))
      // An account that may not list its disputes still has its refunds read.
      const disputes = await client.listDisputes(before(since, DISPUTE_TAKES)).catch((error: unknown) => {
        options.log(`the disputes could not be read: ${String(error)}`)
        return []
      })
      return [
        ...refunds.flatMap((refund) => refundReversal(refund) ?? []),
        ...disputes.flatMap((dispute) => disputeReversal(dispute) ?? []),
      ]
    },

    refundsOf,

    async refund(bill, paymentId) {
      const { left } = await refundsOf(bill, paymentId)
      const answer = left > 0 ? await client.refund(paymentId, left) : undefined
      const made = answer && 'id' in answer ? answer : undefined
      const refunds = await refundsOf(bill, paymentId, made)
      // Two calls at once: the provider refuses the later one, and the list has the refund of the other.
      if (answer && 'refusal' in answer && refunds.left > 0)
        throw new RefundRefused(`The payment provider refused the refund: ${answer.refusal}`)
      return { ...refunds, made: made && made.status !== 'failed' ? made.amount : 0 }
    },

    readEvent: (rawBody, headers) => readRazorpayEvent(rawBody, headers, options.webhookSecret),
  }
}
