import { setSession } from '@/features/auth/session/session-store'

export const student = {
  id: 'ravi',
  email: 'ravi@demo.test',
  firstName: 'Ravi',
  lastName: 'Kumar',
  phone: '+91 90000 00001',
}

/** The session of a screen test, as if somebody had signed in, or nobody. */
export function setSignedIn(isSignedIn: boolean): void {
  setSession(isSignedIn ? { status: 'signed-in', user: student } : { status: 'signed-out' })
}
