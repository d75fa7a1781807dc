/** The provider of development and tests: sells without money, offline, with its own checkout script. */
import type { PaymentProvider } from '../provider'
import { isSignedWith } from '../signature'
import { newOrderId } from './payment-ids'
import { createLocalRoutes, type LocalProviderOptions } from './routes'

/** Keeps no state: the orders that it knows are those that the endpoint has stored, so a restart forgets none. */
export function createLocalProvider(options: LocalProviderOptions): PaymentProvider {
  return {
    createOrder: async () => ({ orderId: newOrderId() }),
    isAuthentic: (payment) => isSignedWith(payment, options.keySecret),
    routes: createLocalRoutes(options),
  }
}
