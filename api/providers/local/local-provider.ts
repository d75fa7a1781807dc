/** The provider of development and tests: sells without money, offline, with its own checkout script. */
import type { PaymentProvider, Reversal } from '../provider'
import { isSignedWith } from '../signature'
import { lastRefundIdOf, newOrderId, paymentIdOf } from './payment-ids'
import { createLocalRoutes, type LocalProviderOptions } from './routes'

/** Its orders are those that the endpoint has stored, its payments those of the ledger, so a restart forgets none. */
export function createLocalProvider(options: LocalProviderOptions): PaymentProvider {
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
    refund: async ({ orderId, amount }, paymentId) => {
      const { ledger, now } = options
      const reversals = (await ledger.reversals(paymentId)).filter(({ kind }) => kind === 'refunded')
      const left = amount - reversals.reduce((sum, refund) => sum + refund.amount, 0)
      if (left > 0) {
        const reversalId = lastRefundIdOf(paymentId)
        const refund: Reversal = {
          eventId: `refunded_${reversalId}`,
          kind: 'refunded',
          reversalId,
          orderId,
          paymentId,
          amount: left,
          at: now(),
        }
        await ledger.noteReversal(refund)
        reversals.push(refund)
      }
      return { reversals, pending: 0 }
    },
    routes: createLocalRoutes(options),
  }
}
