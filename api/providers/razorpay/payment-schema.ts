import * as z from 'zod'

/** A payment as the provider's public documentation describes it; what is not needed here is left out. */
export const paymentSchema = z.object({
  id: z.string().min(1),
  order_id: z.string().nullish(),
  /** Paise. */
  amount: z.number(),
  currency: z.string(),
  /** created, authorized, captured, refunded, failed. */
  status: z.string(),
  /** Paise of refunds that were accepted. */
  amount_refunded: z.number().nullish(),
})

export type RazorpayPayment = z.infer<typeof paymentSchema>

export const orderSchema = z.object({ id: z.string().min(1), amount: z.number(), currency: z.string() })

export const paymentListSchema = z.object({ items: z.array(paymentSchema) })

export const refundSchema = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  /** Paise. */
  amount: z.number(),
  /** pending, processed, failed. */
  status: z.string(),
  /** Seconds since 1970. */
  created_at: z.number().nullish(),
})

export const refundListSchema = z.object({ items: z.array(refundSchema) })

export const failureSchema = z.object({ error: z.object({ description: z.string().min(1) }) })

export const disputeSchema = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  /** Paise that the student disputes; `amount_deducted` is what they were given, once they have won. */
  amount: z.number(),
  amount_deducted: z.number().nullish(),
  /** open, under_review, won, lost, closed: as the shop sees it. */
  status: z.string(),
})

export type Refund = z.infer<typeof refundSchema>
export type Dispute = z.infer<typeof disputeSchema>

/** The body of a webhook call; events of none of these are of no interest here. */
export const eventSchema = z.object({
  event: z.string(),
  created_at: z.number().nullish(),
  payload: z.object({
    payment: z.object({ entity: paymentSchema }).optional(),
    refund: z.object({ entity: refundSchema }).optional(),
    dispute: z.object({ entity: disputeSchema }).optional(),
  }),
})
