import type { FirestoreClient } from '../../firestore/client'

/** The local provider's memory of what was paid: as with a real one, money taken is known there before anybody reports it. */
export interface Ledger {
  notePaid(orderId: string): Promise<void>
  isPaid(orderId: string): Promise<boolean>
}

/** Keeps it in `local_payments/{orderId}`, which no rule opens, so that it survives a restart as orders do. */
export function createLedger(firestore: FirestoreClient): Ledger {
  const path = (orderId: string) => `local_payments/${orderId}`
  return {
    notePaid: async (orderId) => {
      await firestore.commit([{ set: path(orderId), fields: { paid: true } }])
    },
    isPaid: async (orderId) => (await firestore.get(path(orderId))) !== undefined,
  }
}
