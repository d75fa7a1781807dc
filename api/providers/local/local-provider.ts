/** The provider of development and tests: sells without money, offline, with its own checkout script. */
import type { Bill, PaymentProvider, Refunds, Reversal } from '../provider'
import { isSignedWith } from '../signature'
import { lastRefundIdOf, newOrderId, paymentIdOf } from './payment-ids'
import { createLocalRoutes, type LocalProviderOptions } from './routes'

/** Its orders are those that the endpoint has stored, its payments those of the ledger, so a restart forgets none. */
export function createLocalProvider(options: LocalProviderOptions): PaymentProvider {
  async function refundsOf({ amount }: Bill, paymentId: string): Promise<Refunds> {
    const all = await options.ledger.reversals(paymentId)
    const reversals = all.filter(({ kind }) => kind === 'refunded' || kind === 'refund failed')
    const refunded = reversals.reduce((sum, one) => sum + (one.kind === 'refunded' ? one.amount : 0), 0)
    return { reversals, pending: 0, left: Math.max(0, amount - refunded) }
  }

  return {
    createOrder: async () => ({ orderId: newOrderId() }),
    isAuthentic: (payment) => isSignedWith(payment, options.keySecret),
    collect: async ({ orderId }, paymentId) => {
      // It signs what it has taken, and nothing else.
      if (paymentId !== undefined) return { state: 'captured', paymentId }
      const isPaid = await options.ledger.isPaid(orderId)
      return isPaid ? { state: 'captured', paymentId: paymentIdOf(orderId) } : { state: 'none' }
    },
    reversalsSince: async (since) =>
      (await options.ledger.reversals()).filter(({ at }) => at !== null && at >= since),
    refundsOf,
    refund: async (bill, paymentId) => {
      const { left, ...refunds } = await refundsOf(bill, paymentId)
      if (left === 0) return { ...refunds, left, made: 0 }
      const reversalId = lastRefundIdOf(
        paymentId,
        refunds.reversals.filter(({ kind }) => kind === 'refund failed').length,
      )
      const refund: Reversal = {
        eventId: `refunded_${reversalId}`,
        kind: 'refunded',
        reversalId,
        orderId: bill.orderId,
        paymentId,
        amount: left,
        at: options.now(),
      }
      await options.ledger.noteReversal(refund)
      return { reversals: [...refunds.reversals, refund], pending: 0, left: 0, made: left }
    },
    routes: createLocalRoutes(options),
  }
}
