import * as z from 'zod/mini'
import { prices } from '@/config/limits'
import {
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  requiredText,
  textList,
} from '@/lib/firebase/fields'

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

/** One purchase as its student sees it: what, when, for how much, by which payment. */
export interface Receipt {
  productId: string
  productName: string
  /** Of the pack or package; null in older records. */
  categoryId: string | null
  purchaseDate: Date | null
  /** In `currency`, whole units; null in records from before amounts were written. */
  amount: number | null
  currency: string
  paymentId: string | null
  orderId: string | null
}

/** A `user_purchases` document as a receipt. */
export const receiptSchema = z.pipe(
  z.object({
    productId: requiredText,
    productName: requiredText,
    categoryId: optionalText,
    purchaseDate: optionalDate,
    amount: optionalNumber,
    currency: optionalText,
    paymentId: optionalText,
    orderId: optionalText,
  }),
  z.transform((raw): Receipt => ({ ...raw, currency: raw.currency ?? prices.currency })),
)

/** The two lists of bought display names in a `users` document; anybody's own record, so never a proof. */
export const purchaseNamesSchema = z.pipe(
  z.object({ purchase: textList, Resource: textList }),
  z.transform((raw) => ({ testSeries: raw.purchase, resources: raw.Resource })),
)
