import * as z from 'zod/mini'
import { optionalFlag, optionalText, textList } from '@/domain/stored-fields'

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
