/**
 * Loads the identity code for requests in a student's name. `lib` may not import the auth feature, so that feature says
 * how to load it, and how to ask for a token (`session/use-session.ts`).
 */
interface Identity {
  /** Asks the service whether the session still holds. Never rejects. */
  confirm: () => Promise<void>
}

let identity = {
  load: (): Promise<Identity | null> => Promise.resolve(null),
  token: (): Promise<string> => Promise.reject(new Error('signed out')),
}

export function provideIdentity(given: typeof identity): void {
  identity = given
}

/** Settles when the identity code is here. @throws when it cannot be loaded; the next call tries again */
export const needIdentity = (): Promise<Identity | null> => identity.load()

/** After a refusal: the session may have ended on another device, so the service is asked in the background. */
export function confirmSession(): void {
  void needIdentity()
    .then((code) => code?.confirm())
    .catch((error: unknown) => console.info('Not confirmed', error))
}

/** A fresh ID token of the signed-in student. @throws AppError `unauthenticated` when nobody is signed in */
export const studentToken = (): Promise<string> => identity.token()
