/**
 * The way to the identity code for whoever asks in a student's name and must not know the auth feature, which provides it
 * (`features/auth/session/use-session.ts`).
 */
let load: () => Promise<unknown> = () => Promise.resolve()

export function provideIdentity(loader: () => Promise<unknown>): void {
  load = loader
}

/** Settles when the identity code is here. @throws when it cannot be loaded; the next call tries again */
export async function needIdentity(): Promise<void> {
  await load()
}
