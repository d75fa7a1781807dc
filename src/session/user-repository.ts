import {
  collection,
  doc,
  type Firestore,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { language } from '@/language/languages'
import { rethrow, toAppError } from '@/lib/app-error'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type UserRecord, userRecordSchema } from './user-schema'

interface NewUser {
  id: string
  name: string
  email: string
  phone: string
  /** Version of the privacy notice that the student has agreed to (docs/decisions/062). */
  notice: string
}

/** The `users` collection, as far as a student may touch it: their own record. */
export function createUserRepository(firestore: Firestore) {
  return {
    /**
     * The student's record by account id, else (older records with a generated id) by e-mail.
     * @throws AppError when the read fails; a refused look-up by e-mail (address not verified) counts as no record.
     */
    async find(id: string, email: string): Promise<UserRecord | null> {
      const own = await readDocument(firestore, `users/${id}`, userRecordSchema)
      if (own) return own
      const byEmail = query(collection(firestore, 'users'), where('email', '==', email), limit(1))
      const [older] = await readList(byEmail, userRecordSchema).catch((error: unknown) => {
        if (toAppError(error).code === 'permission-denied') return []
        throw error
      })
      return older ?? null
    },

    /** Makes the record of a new account, without purchases. @throws AppError */
    async create({ notice, ...user }: NewUser): Promise<void> {
      await setDoc(doc(firestore, 'users', user.id), {
        ...user,
        isActive: true,
        consent: { notice, language, at: serverTimestamp(), adultOrGuardian: true },
        purchase: [],
        Resource: [],
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      }).catch(rethrow)
    },

    /** Changes phone, e-mail and, if it is given, the name of the student's own record. @throws AppError */
    async update(id: string, change: { name?: string; phone: string; email: string }): Promise<void> {
      const changed = { ...change, updatedAt: serverTimestamp() }
      await updateDoc(doc(firestore, 'users', id), changed).catch(rethrow)
    },
  }
}

export const userRepository = createUserRepository(db)
