import * as z from 'zod/mini'
import { prices } from '@/config/limits'
import { optionalFlag, optionalNumber, optionalText, publicFile, requiredText } from '@/lib/firebase/fields'

/**
 * A `categories` document (spec section 3). One with `section_type` `Test_Series` is a test series package and has a
 * price of 130 when it names none (spec section 9).
 */
export const categorySchema = z.pipe(
  z.object({
    id: z.string(),
    name: requiredText,
    section_type: optionalText,
    image_url: publicFile,
    imageUrl: publicFile,
    isActive: optionalFlag,
    price: optionalNumber,
    productId: optionalText,
    description: optionalText,
  }),
  z.transform((raw) => ({
    id: raw.id,
    name: raw.name,
    description: raw.description,
    imageUrl: raw.image_url ?? raw.imageUrl,
    price: raw.price ?? (raw.section_type === 'Test_Series' ? prices.testSeriesDefault : null),
    productId: raw.productId,
    isActive: raw.isActive ?? true,
  })),
)

export type Category = z.infer<typeof categorySchema>
