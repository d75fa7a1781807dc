/**
 * A server on the loopback interface that behaves as the provider's public documentation says: orders, payments,
 * captures, and webhooks signed over their raw body. Tests make it slow, failing, and repeat or swap its events.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import * as z from 'zod'
import { signBody } from '../providers/signature'
import { type Served, serveApp } from './serve-app'

interface Order {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  currency: string
  receipt: string
  status: 'created' | 'attempted' | 'paid'
  attempts: number
}

export interface ProviderPayment {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  order_id: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  captured: boolean
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
}

interface Refund {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  status: 'pending' | 'processed' | 'failed'
  created_at: number
}

export interface Dispute {
  id: string
  entity: 'dispute'
  payment_id: string
  amount: number
  amount_deducted: number
  currency: string
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  created_at: number
}

/** What a webhook call carries, with its headers. */
interface Delivery {
  body: string
  headers: Record<string, string>
}

export interface RazorpayServer extends Served {
  orders: Map<string, Order>
  payments: Map<string, ProviderPayment>
  /** Paths of the calls that came in, as `GET /v1/payments/pay_1`. */
  calls: string[]
  /** How the next calls are answered before they are served as usual: a status, a refusal, or milliseconds to wait. */
  trouble: Array<{ status: number } | { refusal: string } | { delayMs: number }>
  /** Payments that cannot be captured yet. */
  held: Set<string>
  /** What becomes of the next refunds that are asked for, carried out at once without it; `lost`: made, and the answer is lost. */
  refunding: Array<'pending' | 'failed' | 'no balance' | 'lost'>
  /** A student pays, or tries to. */
  pay: (orderId: string, change?: Partial<ProviderPayment>) => ProviderPayment
  /** The operator gives money back: all that is left of it without an amount in paise. */
  refund: (payment: ProviderPayment, amount?: number, change?: Partial<Refund>) => Refund
  /** The student's bank disputes all of a payment, or decides about that. */
  dispute: (payment: ProviderPayment, change?: Partial<Dispute>) => Dispute
  /** What the webhook would send. */
  event: (
    name: string,
    payment: ProviderPayment,
    eventId?: string,
    more?: { refund?: Refund; dispute?: Dispute },
  ) => Delivery
}

const orderBody = z.object({
  amount: z.number().int().min(100),
  currency: z.string().length(3),
  receipt: z.string().max(40),
})
const refundBody = z.object({ amount: z.number().int().min(100) })
const captureBody = z.object({ amount: z.number(), currency: z.string() })

const id = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 14)}`

function badRequest(description: string) {
  return {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', reason: 'input_error' },
  }
}

export async function startRazorpayServer(account: {
  keyId: string
  keySecret: string
  webhookSecret: string
}): Promise<RazorpayServer> {
  const orders = new Map<string, Order>()
  const payments = new Map<string, ProviderPayment>()
  const refunds: Refund[] = []
  const disputes = new Map<string, Dispute>()
  const calls: string[] = []
  const trouble: RazorpayServer['trouble'] = []
  const held: RazorpayServer['held'] = new Set()
  const refunding: RazorpayServer['refunding'] = []
  const expected = `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`
  const app = new Hono()

  app.use(async (context, next) => {
    calls.push(`${context.req.method} ${context.req.path}`)
    const fault = trouble.shift()
    if (fault && 'delayMs' in fault) await pause(fault.delayMs)
    if (fault && 'status' in fault) return new Response('<html>Bad gateway</html>', { status: fault.status })
    if (fault && 'refusal' in fault) return context.json(badRequest(fault.refusal), 400)
    if (context.req.header('authorization') !== expected) {
      return context.json(badRequest('Authentication failed'), 401)
    }
    return next()
  })
  app.post('/v1/orders', async (context) => {
    const body = orderBody.safeParse(await context.req.json())
    if (!body.success) return context.json(badRequest('The amount must be atleast INR 1.00'), 400)
    const order: Order = {
      id: id('order'),
      entity: 'order',
      amount_paid: 0,
      status: 'created',
      attempts: 0,
      ...body.data,
    }
    orders.set(order.id, order)
    return context.json(order)
  })
  app.get('/v1/orders/:id/payments', (context) => {
    const order = orders.get(context.req.param('id'))
    if (!order) return context.json(badRequest('The id provided does not exist'), 400)
    const items = [...payments.values()].filter((payment) => payment.order_id === order.id)
    return context.json({ entity: 'collection', count: items.length, items })
  })
  app.get('/v1/payments/:id', (context) => {
    const payment = payments.get(context.req.param('id'))
    return payment ? context.json(payment) : context.json(badRequest('The id provided does not exist'), 400)
  })
  app.post('/v1/payments/:id/capture', async (context) => {
    const payment = payments.get(context.req.param('id'))
    const body = captureBody.parse(await context.req.json())
    if (!payment) return context.json(badRequest('The id provided does not exist'), 400)
    if (payment.status === 'captured') {
      return context.json(badRequest('This payment has already been captured'), 400)
    }
    if (held.has(payment.id)) return context.json(badRequest('The payment cannot be captured yet'), 400)
    if (payment.status !== 'authorized' || payment.amount !== body.amount) {
      return context.json(badRequest('Capture amount must be equal to the amount authorized'), 400)
    }
    Object.assign(payment, { status: 'captured', captured: true })
    Object.assign(orders.get(payment.order_id) ?? {}, { status: 'paid' })
    return context.json(payment)
  })

  const seconds = () => Math.floor(Date.now() / 1000)

  function refund(
    payment: ProviderPayment,
    amount = payment.amount - payment.amount_refunded,
    change: Partial<Refund> = {},
  ): Refund {
    const made: Refund = {
      id: id('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: payment.id,
      status: 'processed',
      created_at: seconds(),
      ...change,
    }
    refunds.push(made)
    if (made.status === 'failed') return made
    payment.amount_refunded += amount
    payment.refund_status = payment.amount_refunded < payment.amount ? 'partial' : 'full'
    if (payment.refund_status === 'full') payment.status = 'refunded'
    return made
  }
  app.post('/v1/payments/:id/refund', async (context) => {
    const payment = payments.get(context.req.param('id'))
    const { amount } = refundBody.parse(await context.req.json())
    if (!payment) return context.json(badRequest('The id provided does not exist'), 400)
    if (amount > payment.amount - payment.amount_refunded)
      return context.json(badRequest('The payment has been fully refunded already'), 400)
    const next = refunding.shift()
    if (next === 'no balance')
      return context.json(
        badRequest('Your account does not have enough balance to carry out the refund.'),
        400,
      )
    const made = refund(payment, amount, next && next !== 'lost' ? { status: next } : {})
    return next === 'lost' ? new Response('<html>Bad gateway</html>', { status: 502 }) : context.json(made)
  })
  app.get('/v1/payments/:id/refunds', (context) => {
    const items = refunds.filter((one) => one.payment_id === context.req.param('id'))
    return context.json({ entity: 'collection', count: items.length, items })
  })

  const listed = z.object({
    from: z.coerce.number(),
    count: z.coerce.number().max(100),
    skip: z.coerce.number(),
  })
  const lists = { refunds: () => refunds, disputes: () => [...disputes.values()] }
  for (const [name, all] of Object.entries(lists)) {
    app.get(`/v1/${name}`, (context) => {
      const { from, count, skip } = listed.parse(context.req.query())
      const items = all().filter((item) => item.created_at >= from)
      return context.json({ entity: 'collection', count, items: items.slice(skip, skip + count) })
    })
  }
  const served = await serveApp(app)
  return {
    ...served,
    orders,
    payments,
    calls,
    trouble,
    held,
    refunding,
    pay(orderId, change = {}) {
      const order = orders.get(orderId)
      if (!order) throw new Error(`no order ${orderId}`)
      const status = change.status ?? 'captured'
      const payment: ProviderPayment = {
        id: id('pay'),
        entity: 'payment',
        amount: order.amount,
        currency: order.currency,
        order_id: orderId,
        captured: status === 'captured',
        amount_refunded: 0,
        refund_status: null,
        ...change,
        status,
      }
      payments.set(payment.id, payment)
      order.attempts += 1
      order.status = status === 'captured' ? 'paid' : 'attempted'
      return payment
    },
    refund,
    dispute(payment, change = {}) {
      const dispute: Dispute = {
        id: id('disp'),
        entity: 'dispute',
        payment_id: payment.id,
        amount: payment.amount,
        amount_deducted: change.status === 'lost' ? payment.amount : 0,
        currency: payment.currency,
        status: 'open',
        created_at: seconds(),
        ...change,
      }
      disputes.set(dispute.id, dispute)
      return dispute
    },
    event(name, payment, eventId = randomUUID(), more = {}) {
      const order = orders.get(payment.order_id)
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_test',
        event: name,
        contains: ['payment', ...(name === 'order.paid' ? ['order'] : []), ...Object.keys(more)],
        payload: {
          payment: { entity: payment },
          ...(name === 'order.paid' && { order: { entity: order } }),
          ...(more.refund && { refund: { entity: more.refund } }),
          ...(more.dispute && { dispute: { entity: more.dispute } }),
        },
        created_at: seconds(),
      })
      const signature = signBody(body, account.webhookSecret)
      const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature }
      return { body, headers: { ...headers, 'x-razorpay-event-id': eventId } }
    },
  }
}
