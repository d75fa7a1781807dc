import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth'
import { appErrorOf, rethrow } from '@/lib/app-error'
import { auth, onAccountDisabled } from '@/lib/firebase/auth'

/** What the product needs to know of an auth account. */
export interface Account {
  id: string
  email: string
  displayName: string
}

/** An ID token and when the service made it, in epoch milliseconds. */
export interface IdToken {
  value: string
  issuedAt: number
}

/** Who is signed in (spec section 7, identity service); every failure is an AppError with the catalogue's sentence. */
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

  /** Tells that the service refuses an account as disabled; a session of it then ends. */
  onAccountDisabled,

  /** Tells of every new ID token, and of none after sign-out. */
  onTokenChanged(listener: (token: IdToken | null) => void): () => void {
    return onIdTokenChanged(auth, (user) => {
      if (!user) listener(null)
      else
        user.getIdTokenResult().then(
          ({ token, issuedAtTime }) => listener({ value: token, issuedAt: Date.parse(issuedAtTime) }),
          (error: unknown) => console.info('No token to tell of', error),
        )
    })
  },

  async signIn(email: string, password: string): Promise<void> {
    await signInWithEmailAndPassword(auth, email, password).catch(rethrow)
  },

  /** Makes the account and gives it its name; the student is signed in from here on. @throws AppError when there is none */
  async register(email: string, password: string, displayName: string): Promise<Account> {
    const { user } = await createUserWithEmailAndPassword(auth, email, password).catch(rethrow)
    // The record carries the name too; an account without one is no reason to call the registration failed.
    await updateProfile(user, { displayName }).catch((error: unknown) =>
      console.info('The account has no name yet', error),
    )
    return { id: user.uid, email: user.email ?? email, displayName }
  },

  async sendPasswordReset(email: string): Promise<void> {
    await sendPasswordResetEmail(auth, email).catch(rethrow)
  },

  async signOut(): Promise<void> {
    await signOut(auth).catch(rethrow)
  },

  /** Settles when the stored account, or that there is none, is known. */
  ready: (): Promise<void> => auth.authStateReady(),

  /**
   * Asks the service whether the session still holds. One that it has ended goes the way of `onAccountChanged`; without a
   * network nothing happens.
   */
  async confirm(): Promise<void> {
    const { currentUser } = auth
    if (currentUser) await reload(currentUser).catch((error: unknown) => console.info('Not confirmed', error))
  },

  currentAccountId(): string | null {
    return auth.currentUser?.uid ?? null
  },

  /**
   * A fresh ID token of the signed-in student.
   * @param id of the student whose it must be, where the request is about something of theirs
   * @throws AppError `unauthenticated` when nobody, or somebody else, is signed in.
   */
  async idToken(id?: string): Promise<string> {
    await auth.authStateReady()
    const user = auth.currentUser
    if (!user || (id !== undefined && user.uid !== id)) throw appErrorOf('unauthenticated')
    return user.getIdToken().catch(rethrow)
  },
}
