import * as z from 'zod/mini'
import { packageOf, storedName, storedPackage } from '@/domain/catalogue'
import { contentLanguages, layoutFields } from '@/domain/test-layout'
import { optionalAmount, optionalFlag, pictureFields, pictureOf, translatedText } from '../fields'

export { packageSection } from '@/domain/catalogue'

/** A `categories` document as a chip shows it (spec section 3). */
export const categorySchema = z.pipe(
  z.object({ id: z.string(), name: storedName, isActive: optionalFlag }),
  z.transform((raw) => ({ id: raw.id, name: raw.name.key, isActive: raw.isActive ?? true })),
)

export type Category = z.infer<typeof categorySchema>

/** A `categories` document as a test series package (spec section 3, category); one without a name is unusable. */
export const packageSchema = z.pipe(
  z.extend(storedPackage, {
    description: translatedText,
    languages: layoutFields.languages,
    freeTests: optionalAmount,
    ...pictureFields,
  }),
  z.transform((raw) => ({
    ...packageOf(raw),
    ...contentLanguages({ name: raw.name.texts, languages: raw.languages }),
    description: raw.description,
    /** How many of its tests are free, as its author says; its card has not read them. */
    freeTests: raw.freeTests,
    image: pictureOf(raw),
  })),
)

export type TestSeriesPackage = z.infer<typeof packageSchema>
