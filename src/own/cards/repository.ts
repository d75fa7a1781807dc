import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import type { ShardId } from '@/domain/learning/card-shards'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readAll, readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Moment, type Shard, shardSchema } from './shard'

/** A student's cards in their account: `users/{uid}/cards/{0..9}` (docs/decisions/047). */
export function createCardRepository(firestore: Firestore) {
  const cardsOf = (uid: string) => collection(firestore, 'users', uid, 'cards')
  return {
    /** The shards that were written after `since`; all of them for null. @throws AppError */
    async changedSince(uid: string, since: Moment | null): Promise<Shard[]> {
      const after = since ? new Timestamp(since.seconds, since.nanoseconds) : new Timestamp(0, 0)
      const page = query(
        cardsOf(uid),
        where('updatedAt', '>', after),
        orderBy('updatedAt'),
        limit(readLimits.cards),
      )
      return (await asStudent(() => readAll(page, shardSchema))).items
    },

    /** One shard; null when there is none that can be used. @throws AppError */
    find: (uid: string, id: ShardId): Promise<Shard | null> =>
      asStudent(() => readDocument(firestore, `users/${uid}/cards/${id}`, shardSchema)),

    /**
     * Writes one shard in place of the revision that it `follows`, 0 for none.
     * @throws AppError `permission-denied` also when another device has written since.
     */
    async save(uid: string, id: ShardId, text: string, follows: number): Promise<void> {
      const shard = { text, follows, revision: follows + 1, updatedAt: serverTimestamp() }
      await asStudent(() => setDoc(doc(cardsOf(uid), id), shard)).catch(rethrow)
    },
  }
}

export const cardRepository = createCardRepository(db)
export type CardRepository = ReturnType<typeof createCardRepository>
