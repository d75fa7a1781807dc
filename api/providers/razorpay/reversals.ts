import type { Reversal } from '../provider'
import type { Dispute, Refund } from './payment-schema'

/** What a webhook says beside the refund or dispute itself; a list says neither. `at` in seconds since 1970. */
interface Told {
  orderId: string | null
  at: number | null
}

const untold: Told = { orderId: null, at: null }
const moment = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null)

const kinds = new Map<string, Reversal['kind']>([
  ['processed', 'refunded'],
  ['failed', 'refund failed'],
])

/** Undefined for a refund that is still pending. */
export function refundReversal(refund: Refund, { orderId, at }: Told = untold): Reversal | undefined {
  const kind = kinds.get(refund.status)
  if (!kind) return undefined
  const { id: reversalId, payment_id: paymentId, amount, created_at: createdAt } = refund
  const eventId = `${kind.replace(' ', '-')}_${reversalId}`
  return { eventId, kind, reversalId, orderId, paymentId, amount, at: moment(createdAt ?? at) }
}

/** Undefined while nobody has decided it. */
export function disputeReversal(dispute: Dispute, { orderId, at }: Told = untold): Reversal | undefined {
  const { id: reversalId, payment_id: paymentId, status } = dispute
  if (status !== 'lost' && status !== 'won') return undefined
  const amount = status === 'won' ? 0 : dispute.amount_deducted || dispute.amount
  const kind = `dispute ${status}` as const
  return {
    eventId: `dispute-${status}_${reversalId}`,
    kind,
    reversalId,
    orderId,
    paymentId,
    amount,
    at: moment(at),
  }
}
