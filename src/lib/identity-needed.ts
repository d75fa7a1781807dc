let tell: () => void = () => undefined

/** Settles when something asks the identity service for the first time, which then is no longer to be put off. */
export const identityNeeded = new Promise<void>((resolve) => {
  tell = resolve
})

export function needIdentity(): void {
  tell()
}
