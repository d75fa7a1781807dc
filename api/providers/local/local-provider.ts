/** The provider of development and tests: sells without money, offline, with its own checkout script. */
import type { PaymentProvider } from '../provider'
import { isSignedWith } from '../signature'
import { newOrderId, paymentIdOf } from './payment-ids'
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
    routes: createLocalRoutes(options),
  }
}
