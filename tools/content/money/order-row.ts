/** An order as lists show it. A damaged document is shown too, as far as it can be read. */
import * as z from 'zod/mini'
import type { Reversal } from '../../../api/providers/provider'
import { type Reversals, reversalsSchema, standingOf } from '../../../api/reversals'
import { optionalDate, optionalNumber, optionalText } from '../../../src/content/fields'
import type { WireDocument } from '../database'
import { plainFields } from '../stored-form'

export const orderStates = ['unpaid', 'failed', 'confirming', 'paid', 'refunded', 'disputed'] as const
/**
 * `failed`: a payment was tried and failed. `confirming`: the provider holds money and has not taken it. `disputed`: the
 * student's bank took the money back.
 */
export type OrderState = (typeof orderStates)[number]

type ReversalKind = Reversal['kind']

interface OrderPayment {
  paymentId: string
  /** When it was recorded, ISO 8601; null in a damaged document. */
  paidAt: string | null
  /** Rupees that went back. */
  givenBack: number
  endedBy: 'refund' | 'dispute' | null
  /** Its refunds and disputes, oldest first; `amount` in rupees, `at` in ISO 8601. */
  reversals: Array<{ id: string; kind: ReversalKind; amount: number; at: string; isSettled: boolean }>
  /** Its failed refunds that were neither made again nor settled; `amount` in rupees. Null once all of it went back. */
  failed: { refunds: string[]; amount: number } | null
}

export interface OrderRow {
  orderId: string
  userId: string
  productId: string
  productName: string
  /** Rupees; null in a damaged document. */
  amount: number | null
  currency: string
  state: OrderState
  /** When it was placed, ISO 8601; null in a damaged document. */
  at: string | null
  /** ISO 8601; null while it is not paid. */
  paidAt: string | null
  /** Payments that were taken: none, one, or more for an order that was paid twice. */
  payments: OrderPayment[]
  /** Paid although the student owned the product. */
  isExtra: boolean
}

/** The fields that `orderRow` reads. */
export const orderRowFields = [
  'userId',
  'productId',
  'productName',
  'amount',
  'currency',
  'status',
  'createdAt',
  'paidAt',
  'paymentId',
  'heldSince',
  'reversals',
  'furtherPayments',
  'furtherPaidAt',
  'isExtra',
  'settledRefunds',
]

const schema = z.object({
  userId: optionalText,
  productId: optionalText,
  productName: optionalText,
  amount: optionalNumber,
  currency: optionalText,
  status: optionalText,
  createdAt: optionalDate,
  paidAt: optionalDate,
  paymentId: optionalText,
  heldSince: optionalDate,
})

const idsSchema = z.array(z.string())

/** Ids of failed refunds that the academy has paid back in another way. */
export const settledRefunds = (fields: Readonly<Record<string, unknown>>): string[] =>
  z.safeParse(idsSchema, fields.settledRefunds).data ?? []

/**
 * Failed refunds whose money did not go back since. One that was tried several times is one refund: two failures of the
 * same amount need one refund of it.
 * @param reversals oldest first
 */
function openFailures(reversals: OrderPayment['reversals']): OrderPayment['failed'] {
  let open: OrderPayment['reversals'] = []
  const owed = () => [...new Set(open.map(({ amount }) => amount))].reduce((sum, amount) => sum + amount, 0)
  for (const one of reversals) {
    if (one.kind === 'refund failed' && !one.isSettled) open.push(one)
    if (one.kind === 'refunded')
      open = one.amount >= owed() ? [] : open.filter(({ amount }) => amount !== one.amount)
  }
  return open.length > 0 ? { refunds: open.map(({ id }) => id), amount: owed() } : null
}

const furtherSchema = z.record(z.string(), z.unknown())
const paidAtSchema = z.record(z.string(), z.date())

/** The reversals of an order's document; none where they cannot be read. */
export function reversalsOf(fields: Readonly<Record<string, unknown>>): Reversals {
  return z.safeParse(reversalsSchema, fields.reversals ?? {}).data ?? {}
}

function stateOf(raw: z.infer<typeof schema>, payments: readonly OrderPayment[]): OrderState {
  const standing = payments.find(({ endedBy }) => endedBy === null)
  if (standing) return 'paid'
  if (payments.length > 0)
    return payments.some(({ endedBy }) => endedBy === 'refund') ? 'refunded' : 'disputed'
  if (raw.heldSince) return 'confirming'
  return raw.status === 'attempted' ? 'failed' : 'unpaid'
}

/** Reads a document of `orders`. */
export function orderRow({ path, fields }: WireDocument): OrderRow {
  const plain = plainFields(fields)
  const raw = z.parse(schema, plain)
  const further = Object.keys(z.safeParse(furtherSchema, plain.furtherPayments).data ?? {})
  const furtherPaidAt = z.safeParse(paidAtSchema, plain.furtherPaidAt).data ?? {}
  const paid = raw.status === 'paid' && raw.paymentId ? [raw.paymentId, ...further] : []
  const firstPaidAt = raw.paidAt ?? raw.createdAt
  const order = { amount: raw.amount ?? 0, reversals: reversalsOf(plain) }
  const settled = settledRefunds(plain)
  const payments = paid.map((paymentId): OrderPayment => {
    const { givenBack, endedBy } = standingOf(order, paymentId)
    const paidAt = (furtherPaidAt[paymentId] ?? firstPaidAt)?.toISOString() ?? null
    // Of the same second, one that failed comes before the one that was made again.
    const reversals = Object.entries(order.reversals[paymentId] ?? {})
      .map(([id, { kind, amount, at }]) => ({
        id,
        kind,
        amount,
        at: at.toISOString(),
        isSettled: settled.includes(id),
      }))
      .sort((a, b) => a.at.localeCompare(b.at) || a.kind.localeCompare(b.kind))
    const failed = endedBy === null ? openFailures(reversals) : null
    return { paymentId, paidAt, givenBack, endedBy, reversals, failed }
  })
  return {
    orderId: path.slice('orders/'.length),
    userId: raw.userId ?? '',
    productId: raw.productId ?? '',
    productName: raw.productName ?? '',
    amount: raw.amount,
    currency: raw.currency ?? 'INR',
    state: stateOf(raw, payments),
    at: raw.createdAt?.toISOString() ?? null,
    paidAt: payments[0]?.paidAt ?? null,
    payments,
    isExtra: plain.isExtra === true,
  }
}
