import * as z from 'zod/mini'
import { prices } from '@/config/limits'
import { storedAmount, storedFlag, storedText } from './stored-fields'

/** `section_type` of a category that is a test series package (design.md section 4). */
export const packageSection = 'Test_Series'

/** A `categories` document as a test series package (spec section 3, category). */
export const packageSchema = z.pipe(
  z.object({
    id: z.string(),
    name: storedText,
    section_type: storedText,
    description: storedText,
    image_url: storedText,
    productId: storedText,
    price: storedAmount,
    isActive: storedFlag,
  }),
  z.transform((raw) => ({
    id: raw.id,
    /** Also what its `test_series` documents name as their category; null in a document that has none. */
    name: raw.name,
    title: raw.name ?? 'Test Series',
    description: raw.description,
    /** As stored: a Storage path or an absolute URL. */
    image: raw.image_url,
    /** null when the package cannot be bought. */
    productId: raw.productId,
    /** Rupees. */
    price: raw.price ?? prices.testSeriesDefault,
    isActive: raw.isActive ?? true,
    /** False for a category of another section, which shares the collection. */
    isTestSeries: raw.section_type === null || raw.section_type === packageSection,
  })),
)

export type TestSeriesPackage = z.infer<typeof packageSchema>

/** How to read documents of one collection: those whose `field` is `value`, or all of them. */
export type ReadWhere<T> = (filter: { field: string; value: string } | null) => Promise<T[]>

/**
 * The `test_series` documents of a package (spec section 7): by `category`, when there are none by `categoryName`; all
 * documents when the package has no name (design.md section 4).
 */
export async function readSeriesOf<T>(
  { name }: Pick<TestSeriesPackage, 'name'>,
  read: ReadWhere<T>,
): Promise<T[]> {
  if (name === null) return read(null)
  const byCategory = await read({ field: 'category', value: name })
  return byCategory.length > 0 ? byCategory : read({ field: 'categoryName', value: name })
}
