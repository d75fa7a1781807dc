import * as z from 'zod/mini'

/** The readable items of a stored list, in its order; anything but a list is an empty one. */
export function parseKept<T>(text: string | null, schema: z.ZodMiniType<T>): T[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((item) => {
      const parsed = schema.safeParse(item)
      return parsed.success ? [parsed.data] : []
    })
  } catch {
    return []
  }
}

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
  told: z.boolean(),
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
