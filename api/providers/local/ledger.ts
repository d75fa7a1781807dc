import * as z from 'zod'
import type { FirestoreClient } from '../../firestore/client'
import { type Reversal, reversalKinds } from '../provider'

/** The local provider's memory of what was paid: as with a real one, money taken is known there before anybody reports it. */
export interface Ledger {
  notePaid(orderId: string): Promise<void>
  isPaid(orderId: string): Promise<boolean>
  noteReversal(reversal: Reversal): Promise<void>
  /** At most 100, of one payment or of all. */
  reversals(paymentId?: string): Promise<Reversal[]>
}

const reversalSchema = z.object({
  eventId: z.string(),
  kind: z.enum(reversalKinds),
  reversalId: z.string(),
  orderId: z.string(),
  paymentId: z.string(),
  amount: z.number(),
  at: z.date(),
})

/** Keeps it in `local_payments/{orderId or reversalId}`, which no rule opens, so that it survives a restart as orders do. */
export function createLedger(firestore: FirestoreClient): Ledger {
  const path = (id: string) => `local_payments/${id}`
  return {
    notePaid: async (orderId) => {
      await firestore.commit([{ set: path(orderId), fields: { paid: true } }])
    },
    isPaid: async (orderId) => (await firestore.get(path(orderId))) !== undefined,
    noteReversal: async (reversal) => {
      await firestore.commit([{ set: path(reversal.reversalId), fields: { ...reversal, isReversal: true } }])
    },
    reversals: async (paymentId) => {
      const where = { isReversal: true, ...(paymentId !== undefined && { paymentId }) }
      const documents = await firestore.query('local_payments', where, 100)
      return documents.map(({ data }) => reversalSchema.parse(data))
    },
  }
}
