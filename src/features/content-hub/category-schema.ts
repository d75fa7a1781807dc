import * as z from 'zod/mini'
import { optionalFlag, requiredText } from '@/lib/firebase/fields'

/** A `categories` document as a chip shows it (spec section 3); a test series package has a schema of its own. */
export const categorySchema = z.pipe(
  z.object({ id: z.string(), name: requiredText, isActive: optionalFlag }),
  z.transform((raw) => ({ id: raw.id, name: raw.name, isActive: raw.isActive ?? true })),
)

export type Category = z.infer<typeof categorySchema>
