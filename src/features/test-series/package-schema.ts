import * as z from 'zod/mini'
import { prices } from '@/config/limits'
import { optionalFlag, optionalNumber, optionalText, publicFile } from '@/lib/firebase/fields'

/** What `section_type` says of a category that is a test series package (design.md section 4). */
export const packageSection = 'Test_Series'

/** A `categories` document as a test series package (spec section 3, category). */
export const packageSchema = z.pipe(
  z.object({
    id: z.string(),
    name: optionalText,
    section_type: optionalText,
    description: optionalText,
    image_url: publicFile,
    productId: optionalText,
    price: optionalNumber,
    isActive: optionalFlag,
  }),
  z.transform((raw) => ({
    id: raw.id,
    /** Also what its `test_series` documents name as their category; null in a document that has none. */
    name: raw.name,
    title: raw.name ?? 'Test Series',
    description: raw.description,
    image: raw.image_url,
    /** null when the package cannot be bought. */
    productId: raw.productId,
    /** Rupees. */
    price: raw.price ?? prices.testSeriesDefault,
    isActive: raw.isActive ?? true,
    isTestSeries: raw.section_type === null || raw.section_type === packageSection,
  })),
)

export type TestSeriesPackage = z.infer<typeof packageSchema>
