import { doc, type Firestore, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { optionalDate } from '@/content/fields'
import { sheetPath } from '@/content/live-tests/paths'
import { liveAttemptId } from '@/domain/live-test'
import { type GivenExtra, givenExtras } from '@/domain/sitting/extra-time'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { storedAttemptSchema, writeAttempt } from './attempt-schema'
import type { AttemptFields, StoredAttempt } from './stored-attempt'

/** A student's sheet of a live test: `live_tests/{id}/sheets/{uid}` (docs/decisions/076). */
export interface Sheet {
  /** When it was begun, by the server's clock; epoch milliseconds. */
  readonly beganAt: number
  readonly extra?: GivenExtra
  /** What has been answered; null before the first write. */
  readonly attempt: StoredAttempt | null
}

/** How a student enters a live test. */
export interface Entry {
  readonly device: string
  readonly extra?: GivenExtra
  /** The name among the toppers; absent: none. */
  readonly shownAs?: string
}

const sheetSchema = z.pipe(
  z.looseObject({ beganAt: optionalDate, extra: z.exactOptional(z.enum(givenExtras)) }),
  z.transform(
    ({ beganAt, extra, ...raw }): Sheet => ({
      beganAt: beganAt?.getTime() ?? 0,
      ...(extra ? { extra } : {}),
      attempt: storedAttemptSchema.safeParse({ ...raw, ...(extra ? { extra } : {}) }).data ?? null,
    }),
  ),
)

/** Milliseconds for which a read sheet is used again. */
const recently = 10_000

/** The sheets of live tests, each of them written until its time is over and submitted once. */
export function createSheetRepository(firestore: Firestore) {
  let last: { path: string; at: number; sheet: Promise<Sheet | null> } | null = null

  async function read(uid: string, testId: string): Promise<Sheet | null> {
    const sheet = await asStudent(() => readDocument(firestore, sheetPath(uid, testId), sheetSchema))
    if (!sheet?.attempt) return sheet
    return { ...sheet, attempt: { ...sheet.attempt, id: liveAttemptId(testId, uid) } }
  }

  function find(uid: string, testId: string): Promise<Sheet | null> {
    const sheet = read(uid, testId)
    const own = { path: sheetPath(uid, testId), at: Date.now(), sheet }
    last = own
    sheet.catch(() => {
      if (last === own) last = null
    })
    return sheet
  }

  return {
    /** Begins a live test, by the server's clock. @throws AppError `permission-denied` also when it was begun before. */
    async enter(uid: string, testId: string, entry: Entry): Promise<void> {
      last = null
      const sheet = { ...entry, beganAt: serverTimestamp() }
      await asStudent(() => setDoc(doc(firestore, sheetPath(uid, testId)), sheet)).catch(rethrow)
    },

    /** A student's sheet; null before the test was begun. @throws AppError */
    find,

    /** The same, from a read of the last ten seconds where there is one: a page that opens needs it twice. @throws AppError */
    findRecent(uid: string, testId: string): Promise<Sheet | null> {
      const isRecent = last?.path === sheetPath(uid, testId) && Date.now() - last.at < recently
      return isRecent && last ? last.sheet : find(uid, testId)
    },

    /** @throws AppError `permission-denied` also when another device has written, or the time is over. */
    async save(uid: string, testId: string, fields: AttemptFields): Promise<void> {
      last = null
      const state = { ...writeAttempt(fields), updatedAt: serverTimestamp() }
      await asStudent(() => updateDoc(doc(firestore, sheetPath(uid, testId)), state)).catch(rethrow)
    },
  }
}

export const sheetRepository = createSheetRepository(db)
export type SheetRepository = ReturnType<typeof createSheetRepository>
