/** The client's own view of the signed-in student (spec section 3), also kept in local storage under `user`. */
export interface SessionUser {
  /** The auth account's uid. */
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string
}

/** First word of a name and the rest: `Lakshmi Devi Rao` is `Lakshmi` and `Devi Rao`. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
