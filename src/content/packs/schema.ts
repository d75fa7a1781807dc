import * as z from 'zod/mini'
import { packOf, storedPack } from '@/domain/catalogue'
import { contentLanguages, layoutFields } from '@/domain/test-layout'
import { pictureFields, pictureOf, textList, translatedText } from '../fields'

export type PaidCategory = ReturnType<typeof packOf> &
  ReturnType<typeof contentLanguages> & {
    description: string | null
    image: string | null
    /** Ids of its resources, in the teacher's order; any other comes after them. Absent: all by their titles. */
    order?: readonly string[]
  }

/** A `paid_resource_categories` document: a pack of paid resources (spec section 3, paid resource category). */
export const paidCategorySchema = z.pipe(
  z.extend(storedPack, {
    description: translatedText,
    languages: layoutFields.languages,
    resources: textList,
    ...pictureFields,
  }),
  z.transform(
    (raw): PaidCategory => ({
      ...packOf(raw),
      ...contentLanguages({ name: raw.name.texts, languages: raw.languages }),
      description: raw.description,
      image: pictureOf(raw),
      ...(raw.resources.length > 0 && { order: raw.resources }),
    }),
  ),
)
