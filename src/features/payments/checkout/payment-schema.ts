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
  status: z.enum(['created', 'attempted', 'confirming', 'paid']),
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

/** A payment as the device keeps it. */
export const pendingPaymentSchema = z.object({
  payment: z.object({
    userId: z.string(),
    productId: z.string(),
    orderId: z.string(),
    paymentId: z.string(),
    signature: z.string(),
  }),
  verifiedName: z.nullable(z.string()),
  refused: z.boolean(),
  // Absent in what was kept before students were told once only.
  told: z._default(z.boolean(), false),
})

/** An order as the device keeps it while it may be paid. */
export const openedOrderSchema = z.object({
  userId: z.string(),
  productId: z.string(),
  productName: z.string(),
  orderId: z.string(),
  openedAt: z.number(),
  confirming: z.boolean(),
})
