import { Hono } from 'hono'
import * as z from 'zod'
import { paiseOf } from '../../../src/domain/price'
import type { Order } from '../../orders'
import { parseBody } from '../../request-body'
import { orderIdField } from '../../request-fields'
import { type Reversal, reversalKinds } from '../provider'
import { sign } from '../signature'
import { buildCheckoutScript } from './checkout-script'
import type { Ledger } from './ledger'
import { disputeIdOf, newFailedPaymentId, newRefundId, paymentIdOf } from './payment-ids'

export interface LocalProviderOptions {
  keyId: string
  keySecret: string
  findOrder: (orderId: string) => Promise<Order | undefined>
  ledger: Ledger
  /** Tells the endpoint, as a webhook does. */
  tell: (reversal: Reversal) => Promise<unknown>
  now: () => Date
}

/** `key`, `amount` (paise) and `currency` are the options that the page passed; what it says must be so. */
const bodySchema = z.object(
  {
    orderId: orderIdField,
    outcome: z.enum(['pay', 'fail'], 'must be pay or fail'),
    key: z.string('must be a text').optional(),
    amount: z.number('must be a number of paise').optional(),
    currency: z.string('must be a text').optional(),
  },
  'must be an object',
)

const reversalSchema = z.object(
  {
    orderId: orderIdField,
    kind: z.enum(reversalKinds, 'must be refunded, refund failed, dispute lost or dispute won'),
    amount: z
      .number('must be a number of paise')
      .int('must be whole paise')
      .min(1, 'must be 1 or more')
      .optional(),
  },
  'must be an object',
)

/** A refusal in the provider's own shape, as the checkout script and `payment.failed` carry it. */
function failure(description: string, reason: string, metadata: Record<string, string>) {
  return { error: { code: 'BAD_REQUEST_ERROR', description, reason, metadata } }
}

function refusalOf(
  order: Order | undefined,
  body: z.infer<typeof bodySchema>,
  keyId: string,
): string | undefined {
  if (body.key !== undefined && body.key !== keyId) return 'The key id provided is not valid.'
  if (!order) return 'The id provided does not exist.'
  if (order.status === 'paid') return 'This order is already paid.'
  if (body.amount !== undefined && body.amount !== paiseOf(order.amount)) {
    return 'Payment failed because the amount differs from the amount of the order.'
  }
  if (body.currency !== undefined && body.currency !== order.currency) {
    return 'Payment failed because the currency differs from the currency of the order.'
  }
  return undefined
}

/**
 * `GET /checkout.js`, and `POST /local-provider/payments` for that script: `pay` answers with the success handler's
 * fields, `fail` with the failure that the student chose (200 too: the browser would print a 4xx on the console), and a
 * request that fits no unpaid order with 400. `POST /local-provider/reversals` is the operator's desk at the provider: it
 * gives a payment back (all of it without an `amount`), lets the last refund fail, or decides a dispute.
 */
export function createLocalRoutes(options: LocalProviderOptions): Hono {
  const routes = new Hono()

  routes.get('/checkout.js', async (context) => {
    context.header('Content-Type', 'text/javascript; charset=utf-8')
    return context.body(await buildCheckoutScript())
  })

  routes.post('/local-provider/payments', async (context) => {
    const body = await parseBody(context, bodySchema)
    const { orderId } = body
    const refusal = refusalOf(await options.findOrder(orderId), body, options.keyId)
    if (refusal) return context.json(failure(refusal, 'input_validation_failed', { order_id: orderId }), 400)
    if (body.outcome === 'fail') {
      const metadata = { order_id: orderId, payment_id: newFailedPaymentId() }
      return context.json(failure('The payment was declined by the bank.', 'payment_failed', metadata))
    }
    const paymentId = paymentIdOf(orderId)
    await options.ledger.notePaid(orderId)
    return context.json({
      razorpay_payment_id: paymentId,
      razorpay_order_id: orderId,
      razorpay_signature: sign({ orderId, paymentId }, options.keySecret),
    })
  })

  routes.post('/local-provider/reversals', async (context) => {
    const { orderId, kind, amount } = await parseBody(context, reversalSchema)
    const order = await options.findOrder(orderId)
    if (!order || !(await options.ledger.isPaid(orderId))) {
      const refusal = failure('The order has no payment.', 'input_validation_failed', { order_id: orderId })
      return context.json(refusal, 400)
    }
    const refunds = (await options.ledger.reversals(paymentIdOf(orderId))).filter(
      (one) => one.kind === 'refunded',
    )
    const reversalId = kind.startsWith('dispute')
      ? disputeIdOf(orderId)
      : (kind === 'refund failed' && refunds.at(-1)?.reversalId) || newRefundId()
    const reversal: Reversal = {
      eventId: `${kind.replace(' ', '-')}_${reversalId}`,
      kind,
      reversalId,
      orderId,
      paymentId: paymentIdOf(orderId),
      amount: kind === 'dispute won' ? 0 : (amount ?? paiseOf(order.amount) ?? 0),
      at: options.now(),
    }
    await options.ledger.noteReversal(reversal)
    return context.json({ reversalId, outcome: await options.tell(reversal) })
  })
  return routes
}
