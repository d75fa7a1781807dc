import * as z from 'zod/mini'
import { prices } from '@/config/limits'
import { priceOf } from '@/domain/price'
import { optionalFlag, optionalText, pictureFields, pictureOf, requiredText, storedPrice } from '../fields'

/** A `categories` document as a chip shows it (spec section 3). */
export const categorySchema = z.pipe(
  z.object({ id: z.string(), name: requiredText, isActive: optionalFlag }),
  z.transform((raw) => ({ id: raw.id, name: raw.name, isActive: raw.isActive ?? true })),
)

export type Category = z.infer<typeof categorySchema>

/** `section_type` of a category that is a test series package. */
export const packageSection = 'Test_Series'

/** A `categories` document as a test series package (spec section 3, category). */
export const packageSchema = z.pipe(
  z.object({
    id: z.string(),
    name: optionalText,
    section_type: optionalText,
    description: optionalText,
    ...pictureFields,
    productId: optionalText,
    price: storedPrice,
    isActive: optionalFlag,
  }),
  z.transform((raw) => ({
    id: raw.id,
    /** Also what its `test_series` documents name as their category; null in a document that has none. */
    name: raw.name,
    title: raw.name ?? 'Test Series',
    description: raw.description,
    image: pictureOf(raw),
    /** null when the package cannot be bought: unlike a pack it is not sold under its own id. */
    productId: raw.productId,
    price: priceOf(raw.price, null, prices.testSeriesDefault),
    isActive: raw.isActive ?? true,
    /** False for a category of another section, which shares the collection. */
    isTestSeries: raw.section_type === null || raw.section_type === packageSection,
  })),
)

export type TestSeriesPackage = z.infer<typeof packageSchema>
