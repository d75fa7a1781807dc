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
    /** The shards that were written after `since`. @throws AppError */
    async changedSince(uid: string, since: Moment): Promise<Shard[]> {
      const after = new Timestamp(since.seconds, since.nanoseconds)
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
     * Writes one shard in place of the revision before its own.
     * @throws AppError `permission-denied` also when another device has written since.
     */
    async save(uid: string, { id, text, revision }: Shard): Promise<void> {
      const shard = { text, follows: revision - 1, revision, updatedAt: serverTimestamp() }
      await asStudent(() => setDoc(doc(cardsOf(uid), id), shard)).catch(rethrow)
    },
  }
}

export const cardRepository = createCardRepository(db)
export type CardRepository = ReturnType<typeof createCardRepository>
