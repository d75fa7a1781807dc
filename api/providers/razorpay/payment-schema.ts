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
})

export type RazorpayPayment = z.infer<typeof paymentSchema>

export const orderSchema = z.object({ id: z.string().min(1), amount: z.number(), currency: z.string() })

export const paymentListSchema = z.object({ items: z.array(paymentSchema) })

/** The body of a webhook call; events without a payment are of no interest here. */
export const eventSchema = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: paymentSchema }) }),
})
