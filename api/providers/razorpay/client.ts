import * as z from 'zod'
import { unavailable } from '../../errors'
import { callService, type Log } from '../../upstream'
import { type Bill, KeysRefused } from '../provider'
import {
  type Dispute,
  disputeSchema,
  failureSchema,
  orderSchema,
  paymentListSchema,
  paymentSchema,
  type RazorpayPayment,
  type Refund,
  refundListSchema,
  refundSchema,
} from './payment-schema'

const PAGE = 100
/** More than a shop of this size has in the time that is looked at; what is beyond still comes by webhook. */
const MAX_PAGES = 20

export interface RazorpayAccount {
  /** `https://api.razorpay.com`, or a server that behaves like it. */
  apiUrl: string
  keyId: string
  keySecret: string
  log: Log
}

/** The calls of the provider's public REST API that the endpoint makes. Every one throws ApiError 503 when it gets no answer. */
export interface RazorpayClient {
  createOrder(order: {
    amount: number
    currency: string
    receipt: string
    notes: Record<string, string>
  }): Promise<string>
  /** Undefined when the provider knows no such payment. */
  findPayment(paymentId: string): Promise<RazorpayPayment | undefined>
  listPayments(orderId: string): Promise<RazorpayPayment[]>
  /** Takes money that is held. Undefined when the provider refuses: it was taken or given back meanwhile. */
  capture(paymentId: string, bill: Bill): Promise<RazorpayPayment | undefined>
  /** Refunds a part of a payment, in paise. @returns the provider's reason when it refuses */
  refund(paymentId: string, amount: number): Promise<Refund | { refusal: string }>
  /** All refunds of a payment, in whatever state. @returns the provider's reason when it refuses */
  listRefundsOf(paymentId: string): Promise<Refund[] | { refusal: string }>
  /** Those that were made since then, in whatever state. */
  listRefunds(since: Date): Promise<Refund[]>
  /** Those that were opened since then, in whatever state. */
  listDisputes(since: Date): Promise<Dispute[]>
}

export function createRazorpayClient({ apiUrl, keyId, keySecret, log }: RazorpayAccount): RazorpayClient {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  /** @returns the answer, or its body in `refused` for a 4xx, which is logged without it: it may repeat what was sent */
  async function ask<T extends object>(
    path: string,
    schema: z.ZodType<T>,
    body?: unknown,
  ): Promise<T | { refused: unknown }> {
    const init = { headers: { authorization }, ...(body === undefined ? {} : { body }) }
    const answer = await callService('Razorpay', `${apiUrl}/v1/${path}`, init, log)
    if (answer.status === 401) {
      log('Razorpay refused the key id and secret of this endpoint')
      throw new KeysRefused()
    }
    if (answer.status >= 400) {
      log(`Razorpay answered ${answer.status} to ${path.replace(/(pay|order)_\w+/, '$1')}`)
      return { refused: answer.body }
    }
    const parsed = schema.safeParse(answer.body)
    if (parsed.success) return parsed.data
    log('Razorpay answered something else than its documentation says')
    throw unavailable()
  }

  function refusalOf({ refused }: { refused: unknown }): { refusal: string } {
    const failure = failureSchema.safeParse(refused)
    return { refusal: failure.success ? failure.data.error.description : 'It gave no reason.' }
  }

  /** The answer; undefined for a 4xx. */
  async function call<T extends object>(
    path: string,
    schema: z.ZodType<T>,
    body?: unknown,
  ): Promise<T | undefined> {
    const answer = await ask(path, schema, body)
    return 'refused' in answer ? undefined : answer
  }

  async function listAll<T>(path: string, since: Date, item: z.ZodType<T>): Promise<T[]> {
    const from = Math.floor(since.getTime() / 1000)
    const found: T[] = []
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = `from=${from}&count=${PAGE}&skip=${page * PAGE}`
      const list = await call(`${path}?${query}`, z.object({ items: z.array(item) }))
      // A refused list is no empty one.
      if (!list) throw unavailable()
      found.push(...list.items)
      if (list.items.length < PAGE) return found
    }
    log(`Razorpay lists more than ${PAGE * MAX_PAGES} ${path}`)
    return found
  }

  return {
    async createOrder(order) {
      const created = await call('orders', orderSchema, order)
      if (created?.amount !== order.amount || created.currency !== order.currency) throw unavailable()
      return created.id
    },
    findPayment: (paymentId) => call(`payments/${encodeURIComponent(paymentId)}`, paymentSchema),
    async listPayments(orderId) {
      const list = await call(`orders/${encodeURIComponent(orderId)}/payments`, paymentListSchema)
      return list?.items ?? []
    },
    capture: (paymentId, { amount, currency }) =>
      call(`payments/${encodeURIComponent(paymentId)}/capture`, paymentSchema, { amount, currency }),
    async refund(paymentId, amount) {
      const answer = await ask(`payments/${encodeURIComponent(paymentId)}/refund`, refundSchema, { amount })
      return 'refused' in answer ? refusalOf(answer) : answer
    },
    async listRefundsOf(paymentId) {
      const path = `payments/${encodeURIComponent(paymentId)}/refunds?count=${PAGE}`
      const answer = await ask(path, refundListSchema)
      return 'refused' in answer ? refusalOf(answer) : answer.items
    },
    listRefunds: (since) => listAll('refunds', since, refundSchema),
    listDisputes: (since) => listAll('disputes', since, disputeSchema),
  }
}
