import * as z from 'zod/mini'
import { optionalFlag, optionalText, textList } from '@/content/fields'

/** A `user_purchases` document: the server-written proof of payment (spec section 3). */
export const purchaseRecordSchema = z.pipe(
  z.object({
    id: z.string(),
    productId: optionalText,
    productName: optionalText,
    isActive: optionalFlag,
  }),
  z.transform((raw) => ({
    id: raw.id,
    productId: raw.productId,
    productName: raw.productName,
    // As in the rules: a purchase that does not say that it is active gives no access.
    isActive: raw.isActive === true,
  })),
)

/** The two lists of bought display names in a `users` document; anybody's own record, so never a proof. */
export const purchaseNamesSchema = z.pipe(
  z.object({ purchase: textList, Resource: textList }),
  z.transform((raw) => ({ testSeries: raw.purchase, resources: raw.Resource })),
)
