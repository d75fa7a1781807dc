/**
 * What went back of a payment, as its order keeps it (docs/decisions/037): one entry for each refund and dispute, so that
 * neither the order of the news nor a repetition matters.
 */
import * as z from 'zod'
import { type Reversal, reversalKinds } from './providers/provider'

const entrySchema = z.object({
  kind: z.enum(reversalKinds),
  /** Rupees. */
  amount: z.number(),
  at: z.date(),
})
type Entry = z.infer<typeof entrySchema>

/** By payment id, then by the id of the refund or dispute. */
export const reversalsSchema = z.record(z.string(), z.record(z.string(), entrySchema))
export type Reversals = z.infer<typeof reversalsSchema>

/** The state of a payment; its purchase record has the same fields. */
export interface Standing extends Readonly<Record<string, string | number | Date | null>> {
  /** What ended the access; null while there is access. */
  endedBy: 'refund' | 'dispute' | null
  endedAt: Date | null
  /** Rupees, of refunds and lost disputes. */
  givenBack: number
}

/** A won dispute stays won and a failed refund failed, whatever is reported later: what was taken stays taken. */
const leavesMoney = (kind: Entry['kind']) => kind === 'dispute won' || kind === 'refund failed'

/** Adds a reversal, unless the entry says already that the money stays. */
export function withReversal(reversals: Reversals, reversal: Reversal, now: Date): Reversals {
  const { paymentId, reversalId, kind, amount, at } = reversal
  const entries = reversals[paymentId] ?? {}
  const known = entries[reversalId]
  if (known && leavesMoney(known.kind)) return reversals
  const entry: Entry = { kind, amount: amount / 100, at: at ?? now }
  return { ...reversals, [paymentId]: { ...entries, [reversalId]: entry } }
}

const paise = (entries: readonly Entry[]) =>
  entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
const latest = (entries: readonly Entry[]) => new Date(Math.max(...entries.map(({ at }) => at.getTime())))

/** The refunds and lost disputes of a payment. */
export const standingReversals = (reversals: Reversals, paymentId: string): Entry[] =>
  Object.values(reversals[paymentId] ?? {}).filter(({ kind }) => !leavesMoney(kind))

/** A refund of all that was paid ends access, and so does a lost dispute. */
export function standingOf(
  order: { amount: number; reversals?: Reversals | undefined },
  paymentId: string,
): Standing {
  const entries = Object.values(order.reversals?.[paymentId] ?? {})
  const refunds = entries.filter(({ kind }) => kind === 'refunded')
  const lost = entries.filter(({ kind }) => kind === 'dispute lost')
  const givenBack = paise([...refunds, ...lost]) / 100
  if (refunds.length > 0 && paise(refunds) >= Math.round(order.amount * 100)) {
    return { endedBy: 'refund', endedAt: latest(refunds), givenBack }
  }
  if (lost.length > 0) return { endedBy: 'dispute', endedAt: latest(lost), givenBack }
  return { endedBy: null, endedAt: null, givenBack }
}
