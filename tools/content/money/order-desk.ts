/** The endpoint's own way to record payments, for the operator's tool. */
import { readPaymentAccount } from '../../../api/env'
import { LOCAL } from '../../../api/env-rules'
import { ApiError } from '../../../api/errors'
import { findOrder, type Order, type OrderDesk } from '../../../api/orders'
import { createLedger } from '../../../api/providers/local/ledger'
import { createLocalProvider } from '../../../api/providers/local/local-provider'
import type { PaymentProvider } from '../../../api/providers/provider'
import { createRazorpayProvider } from '../../../api/providers/razorpay/razorpay-provider'
import { isDocumentId } from '../../../src/lib/firebase/document-id'
import type { Target } from '../target'

const ignore = () => undefined

function localProvider({ students: { firestore, now } }: Target): PaymentProvider {
  return createLocalProvider({
    keyId: LOCAL.PAYMENT_KEY_ID,
    keySecret: LOCAL.PAYMENT_KEY_SECRET,
    findOrder: (orderId) => findOrder(firestore, orderId),
    ledger: createLedger(firestore),
    tell: async () => undefined,
    now,
  })
}

/**
 * The local provider on the local backend; for a project the real one, with the keys that the environment names.
 * @throws Error when the keys are missing
 */
export function openOrderDesk(target: Target, env = process.env): OrderDesk {
  const { firestore, now } = target.students
  const provider = target.isLocal
    ? localProvider(target)
    : createRazorpayProvider({ ...readPaymentAccount(env), webhookSecret: '', log: ignore })
  return { firestore, provider, now, log: ignore }
}

/** @throws Error when there is no such order, or its document is damaged */
export async function orderOf({ firestore }: OrderDesk, orderId: string): Promise<Order> {
  const unknown = `There is no order "${orderId}".`
  if (!isDocumentId(orderId)) throw new Error(unknown)
  const order = await findOrder(firestore, orderId).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 409)
      throw new Error(`The document orders/${orderId} is damaged and has to be corrected in the console.`)
    throw error
  })
  if (!order) throw new Error(unknown)
  return order
}
