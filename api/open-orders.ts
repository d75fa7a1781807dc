/**
 * `open_orders/{uid}_{productId}`: at most one document per student and product. Its preconditions make all create-order
 * calls use the same order, in every process.
 *
 * | document                      | meaning                                                | a further call            |
 * |-------------------------------|--------------------------------------------------------|---------------------------|
 * | none                          | no order is open                                       | claims it                 |
 * | claim (no orderId), fresh     | a call is asking the provider for an order             | waits                     |
 * | claim, older than CLAIM_MS    | that call died                                         | takes the claim over      |
 * | open (orderId)                | that order was handed out                              | gets it, or claims again  |
 *
 * Paying deletes it, so that no order can slip in between a payment and the check of what is owned.
 */
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { FirestoreClient, Precondition, Write } from './firestore/client'

const CLAIM_MS = 15_000

const openOrderSchema = z.object({ claimedAt: z.date(), orderId: z.string().optional() })

/** The document now; the next write requires its `updateTime`. */
export type OpenOrder =
  | { kind: 'none' }
  | { kind: 'claim'; isStale: boolean; updateTime: string }
  | { kind: 'open'; orderId: string; updateTime: string }

/** The right to fill the document, until somebody else changes it. */
export interface Claim {
  path: string
  userId: string
  productId: string
  claimedAt: Date
  updateTime: string
}

function path(userId: string, productId: string): string {
  return `open_orders/${userId}_${productId}`
}

/** @throws ApiError 503 */
export async function readOpenOrder(
  firestore: FirestoreClient,
  userId: string,
  productId: string,
  now: Date,
): Promise<OpenOrder> {
  const document = await firestore.get(path(userId, productId))
  if (!document) return { kind: 'none' }
  const { orderId, claimedAt } = openOrderSchema.parse(document.data)
  const { updateTime } = document
  if (orderId !== undefined) return { kind: 'open', orderId, updateTime }
  return { kind: 'claim', isStale: now.getTime() - claimedAt.getTime() > CLAIM_MS, updateTime }
}

/** Takes the claim if the document is still as `seen`; undefined when another call was faster. @throws ApiError 503 */
export async function claimOpenOrder(
  firestore: FirestoreClient,
  userId: string,
  productId: string,
  seen: OpenOrder,
  now: Date,
): Promise<Claim | undefined> {
  const when: Precondition = seen.kind === 'none' ? { exists: false } : { updateTime: seen.updateTime }
  const claim = { path: path(userId, productId), userId, productId, claimedAt: now }
  // The random id makes each claim a change: Firestore keeps the update time of a write that changes nothing.
  const fields = { userId, productId, claimedAt: now, claimId: randomUUID() }
  const outcome = await firestore.commit([{ set: claim.path, fields, when }])
  const updateTime = outcome === 'conflict' ? undefined : outcome.updateTimes[0]
  return updateTime === undefined ? undefined : { ...claim, updateTime }
}

export function fillClaimWrite(claim: Claim, orderId: string): Write {
  const { userId, productId, claimedAt } = claim
  return {
    set: claim.path,
    fields: { userId, productId, claimedAt, orderId },
    when: { updateTime: claim.updateTime },
  }
}

/** Gives a claim back after the provider failed, so that the next try need not wait for it to go stale. */
export async function releaseClaim(firestore: FirestoreClient, claim: Claim): Promise<void> {
  await firestore.commit([{ delete: claim.path, when: { updateTime: claim.updateTime } }])
}

export function closeOpenOrderWrite(userId: string, productId: string): Write {
  return { delete: path(userId, productId) }
}
