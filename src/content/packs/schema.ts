import * as z from 'zod/mini'
import { packOf, storedPack } from '@/domain/catalogue'
import { contentLanguages, layoutFields } from '@/domain/test-layout'
import { pictureFields, pictureOf, translatedText } from '../fields'

/** A `paid_resource_categories` document: a pack of paid resources (spec section 3, paid resource category). */
export const paidCategorySchema = z.pipe(
  z.extend(storedPack, {
    description: translatedText,
    languages: layoutFields.languages,
    ...pictureFields,
  }),
  z.transform((raw) => ({
    ...packOf(raw),
    ...contentLanguages({ name: raw.name.texts, languages: raw.languages }),
    description: raw.description,
    image: pictureOf(raw),
  })),
)

export type PaidCategory = z.infer<typeof paidCategorySchema>
