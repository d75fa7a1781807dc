import * as z from 'zod/mini'
import { prices } from '@/config/limits'
import { optionalDate, optionalNumber, optionalText, requiredText } from '@/content/fields'

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
