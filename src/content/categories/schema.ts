import * as z from 'zod/mini'
import { packageOf, storedPackage } from '@/domain/catalogue'
import { optionalFlag, optionalText, pictureFields, pictureOf, requiredText } from '../fields'

export { packageSection } from '@/domain/catalogue'

/** A `categories` document as a chip shows it (spec section 3). */
export const categorySchema = z.pipe(
  z.object({ id: z.string(), name: requiredText, isActive: optionalFlag }),
  z.transform((raw) => ({ id: raw.id, name: raw.name, isActive: raw.isActive ?? true })),
)

export type Category = z.infer<typeof categorySchema>

/** A `categories` document as a test series package (spec section 3, category); one without a name is unusable. */
export const packageSchema = z.pipe(
  z.extend(storedPackage, { description: optionalText, ...pictureFields }),
  z.transform((raw) => ({
    ...packageOf(raw),
    title: raw.name,
    description: raw.description,
    image: pictureOf(raw),
  })),
)

export type TestSeriesPackage = z.infer<typeof packageSchema>
