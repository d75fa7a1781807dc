import * as z from 'zod/mini'

/** Answer of `POST /create-order` (spec section 7). */
export const orderAnswer = z.object({ orderId: z.string().check(z.minLength(1)) })

/** Answer of `POST /verify-payment`; `productName` is the name that the purchase was recorded under. */
export const verifyAnswer = z.object({
  success: z.literal(true),
  productId: z.string(),
  productName: z.string().check(z.minLength(1)),
})

/** Answer of `GET /orders/{orderId}`: what became of one's own order. */
export const orderStatusAnswer = z.object({
  productName: z.string().check(z.minLength(1)),
  status: z.enum(['created', 'attempted', 'confirming', 'paid', 'reversed']),
  paymentId: z.optional(z.string()),
})

/** What the provider's checkout hands to its success handler. */
export const checkoutSuccess = z.object({
  razorpay_payment_id: z.string().check(z.minLength(1)),
  razorpay_signature: z.string().check(z.minLength(1)),
})

/** What the provider's checkout tells of a payment that failed. */
export const checkoutFailure = z.object({
  error: z.object({
    description: z.string(),
    metadata: z.optional(z.object({ payment_id: z.nullish(z.string()) })),
  }),
})
