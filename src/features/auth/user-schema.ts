import * as z from 'zod/mini'
import { optionalFlag, optionalText, textList } from '@/lib/firebase/fields'

/** A `users` document (spec section 3); never holds a password (docs/decisions/003). */
export const userRecordSchema = z.pipe(
  z.object({
    id: z.string(),
    name: optionalText,
    email: optionalText,
    phone: optionalText,
    isActive: optionalFlag,
    purchase: textList,
    Resource: textList,
  }),
  z.transform((raw) => ({
    id: raw.id,
    name: raw.name ?? '',
    email: raw.email ?? '',
    phone: raw.phone ?? '',
    isActive: raw.isActive ?? true,
    /** Display names of the bought test series. */
    testSeriesNames: raw.purchase,
    /** Display names of the bought resources. */
    resourceNames: raw.Resource,
  })),
)

export type UserRecord = z.infer<typeof userRecordSchema>

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
