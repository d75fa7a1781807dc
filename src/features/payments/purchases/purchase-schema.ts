import * as z from 'zod/mini'
import { prices } from '@/config/limits'
import {
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  requiredText,
  textList,
} from '@/content/fields'

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
  /** In `currency`; 0 for most. */
  givenBack: number
  /** Null while the purchase opens its product. */
  ended: { by: 'refund' | 'dispute' | 'operator'; on: Date | null } | null
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
    givenBack: optionalNumber,
    isActive: optionalFlag,
    endedBy: optionalText,
    endedAt: optionalDate,
  }),
  z.transform(({ currency, givenBack, isActive, endedBy, endedAt, ...raw }): Receipt => {
    const by = endedBy === 'refund' || endedBy === 'dispute' ? endedBy : 'operator'
    return {
      ...raw,
      currency: currency ?? prices.currency,
      givenBack: givenBack ?? 0,
      ended: isActive === true ? null : { by, on: endedAt },
    }
  }),
)
