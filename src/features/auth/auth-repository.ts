import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updateProfile,
} from 'firebase/auth'
import { AppError, toAppError } from '@/lib/app-error'
import { auth } from '@/lib/firebase/auth'

/** What the product needs to know of an auth account. */
export interface Account {
  id: string
  email: string
  displayName: string
}

function rethrow(error: unknown): never {
  throw toAppError(error)
}

/** Identity service calls (spec section 7); every failure is an AppError with the catalogue's sentence. */
export const authRepository = {
  /** Tells of every change of the signed-in account, the first time as soon as the stored session is known. */
  onAccountChanged(listener: (account: Account | null) => void): () => void {
    let last: string | null | undefined
    return onIdTokenChanged(auth, (user) => {
      const id = user?.uid ?? null
      if (id === last) return
      last = id
      listener(user ? { id: user.uid, email: user.email ?? '', displayName: user.displayName ?? '' } : null)
    })
  },

  async signIn(email: string, password: string): Promise<void> {
    await signInWithEmailAndPassword(auth, email, password).catch(rethrow)
  },

  /** Makes the account and gives it its name; the student is signed in from here on. */
  async register(email: string, password: string, displayName: string): Promise<Account> {
    const { user } = await createUserWithEmailAndPassword(auth, email, password).catch(rethrow)
    await updateProfile(user, { displayName }).catch(rethrow)
    return { id: user.uid, email: user.email ?? email, displayName }
  },

  async sendPasswordReset(email: string): Promise<void> {
    await sendPasswordResetEmail(auth, email).catch(rethrow)
  },

  async signOut(): Promise<void> {
    await signOut(auth).catch(rethrow)
  },

  /**
   * Gives the account a new name and, if it differs, a new address.
   * @returns the address that the account has afterwards.
   */
  async updateAccount(change: { displayName: string; email: string }): Promise<string> {
    const user = auth.currentUser
    if (!user) throw new AppError('unauthenticated', 'No user logged in')
    if (change.email.toLowerCase() !== user.email?.toLowerCase()) {
      await updateEmail(user, change.email).catch(rethrow)
      // The rules compare a record's address with the token's, so the token must carry the new one.
      await user.getIdToken(true).catch(rethrow)
    }
    await updateProfile(user, { displayName: change.displayName }).catch(rethrow)
    return user.email ?? change.email
  },

  currentAccountId(): string | null {
    return auth.currentUser?.uid ?? null
  },

  /** A fresh ID token of the signed-in student. @throws AppError `unauthenticated` when nobody is. */
  async idToken(): Promise<string> {
    const user = auth.currentUser
    if (!user) throw new AppError('unauthenticated', 'You must be signed in to perform this action.')
    return user.getIdToken().catch(rethrow)
  },
}
