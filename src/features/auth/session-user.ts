// Apart from the record's schema, which needs Firestore: showing the login page must not load that.
import * as z from 'zod/mini'

/** The client's own view of the signed-in student (spec section 3), also kept in local storage under `user`. */
export const sessionUserSchema = z.object({
  /** The auth account's uid. */
  id: z.string().check(z.minLength(1)),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
})

export type SessionUser = z.infer<typeof sessionUserSchema>

/** First word of a name and the rest: `Lakshmi Devi Rao` is `Lakshmi` and `Devi Rao`. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
