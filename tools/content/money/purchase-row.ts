/** A purchase with the facts of its receipt. */
import * as z from 'zod/mini'
import { optionalText } from '../../../src/content/fields'
import { type Receipt, receiptSchema } from '../../../src/features/payments/purchases/purchase-schema'
import type { WireDocument } from '../database'
import { plainFields } from '../stored-form'

export interface PurchaseRow extends Omit<Receipt, 'purchaseDate' | 'ended'> {
  /** ISO 8601; null in older records. */
  at: string | null
  /** Null while the purchase opens its product. */
  ended: { by: 'refund' | 'dispute' | 'operator'; on: string | null } | null
  /** Of a product that an operator gave without a payment. */
  granted: { by: string; reason: string } | null
  /** Of a gift that an operator took back. */
  takenBack: { by: string; reason: string } | null
}

const grantSchema = z.object({
  grantedBy: optionalText,
  grantReason: optionalText,
  takenBackBy: optionalText,
  takenBackReason: optionalText,
})

/** Reads a document of `user_purchases`. */
export function purchaseRow({ fields }: WireDocument): PurchaseRow {
  const plain = plainFields(fields)
  // A damaged record is shown too.
  const named = { ...plain, productId: plain.productId || '?', productName: plain.productName || '?' }
  const { purchaseDate, ended, ...receipt } = z.parse(receiptSchema, named)
  const { grantedBy, grantReason, takenBackBy, takenBackReason } = z.parse(grantSchema, plain)
  return {
    ...receipt,
    at: purchaseDate?.toISOString() ?? null,
    ended: ended && { by: ended.by, on: ended.on?.toISOString() ?? null },
    granted: grantedBy === null ? null : { by: grantedBy, reason: grantReason ?? '' },
    takenBack: takenBackBy === null ? null : { by: takenBackBy, reason: takenBackReason ?? '' },
  }
}
