import { doc, type Firestore, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { preferencesSchema, type SetPreferences } from './preferences'

/** `users/{uid}/preferences/study`: how a student studies (docs/decisions/051). Every function throws AppError. */
function createPreferencesRepository(firestore: Firestore) {
  const pathOf = (userId: string) => `users/${userId}/preferences/study`
  return {
    /** What the account has; nothing set when there is no document. */
    read: async (userId: string): Promise<SetPreferences> =>
      (await asStudent(() => readDocument(firestore, pathOf(userId), preferencesSchema))) ?? {},

    /** Sets these and leaves the others. `permission-denied` also when another device has set one later. */
    async set(userId: string, preferences: SetPreferences): Promise<void> {
      const change = { ...preferences, updatedAt: serverTimestamp() }
      const place = doc(firestore, pathOf(userId))
      await asStudent(() => setDoc(place, change, { merge: true })).catch(rethrow)
    },
  }
}

export type PreferencesRepository = ReturnType<typeof createPreferencesRepository>

export const preferencesRepository = createPreferencesRepository(db)
