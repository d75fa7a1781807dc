import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readAll, readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { storedAttemptSchema, writeAttempt } from './attempt-schema'
import type { AttemptFields, StoredAttempt } from './stored-attempt'

/** A student's attempts in their account: `users/{uid}/attempts` (docs/decisions/016). */
export function createAttemptRepository(firestore: Firestore) {
  const attemptsOf = (uid: string) => collection(firestore, 'users', uid, 'attempts')

  return {
    /**
     * Writes one state of an attempt.
     * @throws AppError `permission-denied` also when another device has written since the revision it `follows`.
     */
    async save(uid: string, id: string, fields: AttemptFields): Promise<void> {
      const state = { ...writeAttempt(fields), updatedAt: serverTimestamp() }
      await asStudent(() => setDoc(doc(attemptsOf(uid), id), state)).catch(rethrow)
    },

    /** One attempt; null when there is none. @throws AppError */
    find: (uid: string, id: string): Promise<StoredAttempt | null> =>
      asStudent(() => readDocument(firestore, `users/${uid}/attempts/${id}`, storedAttemptSchema)),

    /** The attempts of one test that have not been submitted. @throws AppError */
    running: (uid: string, testKey: string): Promise<StoredAttempt[]> =>
      asStudent(() =>
        readList(
          query(
            attemptsOf(uid),
            where('testKey', '==', testKey),
            where('status', '==', 'in_progress'),
            limit(readLimits.default),
          ),
          storedAttemptSchema,
        ),
      ),

    /**
     * The attempts that were written at or after `since` (epoch milliseconds), the earliest write first, one page of them.
     * @throws AppError
     */
    async changedSince(
      uid: string,
      since: number,
    ): Promise<{ attempts: StoredAttempt[] /** There may be more. */; isFull: boolean }> {
      const page = query(
        attemptsOf(uid),
        where('updatedAt', '>=', new Date(since)),
        orderBy('updatedAt'),
        limit(readLimits.attempts),
      )
      const { items, read } = await asStudent(() => readAll(page, storedAttemptSchema))
      return { attempts: items, isFull: read >= readLimits.attempts }
    },
  }
}

export const attemptRepository = createAttemptRepository(db)
export type AttemptRepository = ReturnType<typeof createAttemptRepository>
