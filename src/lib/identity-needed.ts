/**
 * Loads the identity code for requests in a student's name. `lib` may not import the auth feature, so that feature says
 * how to load it (`features/auth/session/use-session.ts`).
 */
let load: () => Promise<unknown> = () => Promise.resolve()

export function provideIdentity(loader: () => Promise<unknown>): void {
  load = loader
}

/** Settles when the identity code is here. @throws when it cannot be loaded; the next call tries again */
export async function needIdentity(): Promise<void> {
  await load()
}
