import { setTimeout as pause } from 'node:timers/promises'
import type { ProductForSale } from './catalogue'
import { ApiError, sentences, unavailable } from './errors'
import { type Claim, claimOpenOrder, fillClaimWrite, readOpenOrder, releaseClaim } from './open-orders'
import { findOrder, newOrderWrite, type OrderDesk } from './orders'
import { findPurchase } from './purchases'
import { settleOrder } from './settle-order'

export const CURRENCY = 'INR'

const REUSE_MS = 30 * 60_000
const POLL_MS = 100
/** Longer than a claim lives: a claim left by a dead process is outwaited, not reported. */
const PATIENCE_MS = 20_000

/**
 * An order is reused while it is unpaid, under 30 minutes old and at today's price. It is not reused after a reversal, or
 * if it belongs to another student whose ids form the same path. This checks with the provider first, so that a student
 * who paid in a tab that closed too early does not pay twice.
 * @throws ApiError 409 while a payment is on its way, or when the order's document is damaged; 503
 */
async function isReusable(
  desk: OrderDesk,
  orderId: string,
  userId: string,
  product: ProductForSale,
): Promise<boolean> {
  const order = await findOrder(desk.firestore, orderId)
  if (order?.userId !== userId || order.productId !== product.productId) return false
  const { status } = await settleOrder(desk, order)
  if (status === 'confirming') throw new ApiError(409, sentences.confirming)
  if (status === 'paid' || status === 'reversed' || order.reversals) return false
  if (order.amount !== product.price) return false
  return desk.now().getTime() - order.createdAt.getTime() < REUSE_MS
}

async function askProvider(desk: OrderDesk, claim: Claim, product: ProductForSale): Promise<string> {
  const { userId, productId } = claim
  try {
    const request = { amount: product.pricePaise, currency: CURRENCY, userId, productId }
    return (await desk.provider.createOrder(request)).orderId
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown failure'
    desk.log(`the payment provider could not create an order for ${productId}: ${reason}`)
    await releaseClaim(desk.firestore, claim)
    throw new ApiError(502, sentences.orderFailed)
  }
}

/** @returns undefined if another call took the claim over: nobody learns of this provider's order, so nobody can pay it */
async function fillClaim(
  desk: OrderDesk,
  claim: Claim,
  product: ProductForSale,
): Promise<string | undefined> {
  const orderId = await askProvider(desk, claim, product)
  const order = { userId: claim.userId, product, currency: CURRENCY, createdAt: desk.now() }
  const outcome = await desk.firestore.commit([newOrderWrite(orderId, order), fillClaimWrite(claim, orderId)])
  return outcome === 'conflict' ? undefined : orderId
}

/**
 * The order by which `userId` pays for `product`; the same one again for a double click, a second tab or a later try
 * (spec section 4, payment flow), however many calls run at once.
 * @throws ApiError 409 when the product is owned or being paid, 502 when the provider fails, 503
 */
export async function placeOrder(desk: OrderDesk, userId: string, product: ProductForSale): Promise<string> {
  const { firestore, now } = desk
  const { productId } = product
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS; ) {
    const open = await readOpenOrder(firestore, userId, productId, now())
    if (open.kind === 'open' && (await isReusable(desk, open.orderId, userId, product))) return open.orderId
    if (open.kind === 'claim' && !open.isStale) {
      await pause(POLL_MS)
      continue
    }
    // Read after the document above: a payment in between deletes it, and then the claim below fails.
    if ((await findPurchase(firestore, userId, productId))?.isActive) {
      throw new ApiError(409, 'You already own this product.')
    }
    const claim = await claimOpenOrder(firestore, userId, productId, open, now())
    const orderId = claim && (await fillClaim(desk, claim, product))
    if (orderId !== undefined) return orderId
    await pause(POLL_MS)
  }
  throw unavailable()
}
