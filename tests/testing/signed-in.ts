import { vi } from 'vitest'
import { dispatch } from '@/session/session-store'

// A screen that asks for something in the student's name loads the identity code, which would say some time later, perhaps
// in the next test, that it knows of nobody.
vi.mock('@/session/auth-repository', async (importOriginal) => {
  const { authRepository: real, ...others } =
    await importOriginal<typeof import('@/session/auth-repository')>()
  return { ...others, authRepository: { ...real, onAccountChanged: () => () => undefined } }
})

export const student = {
  id: 'ravi',
  email: 'ravi@demo.test',
  firstName: 'Ravi',
  lastName: 'Kumar',
  phone: '+91 90000 00001',
}

/** The session of a screen test: somebody has signed in, or nobody is there. */
export function setSignedIn(isSignedIn: boolean, user = student): void {
  const { id, email, firstName, lastName } = user
  const displayName = `${firstName} ${lastName}`.trim()
  if (isSignedIn) dispatch({ type: 'account-changed', account: { id, email, displayName }, copy: user })
  else dispatch({ type: 'account-changed', account: null, copy: null })
}
