/** Taking back a product that an operator gave without a payment. */
import { findExtraOrder, standingPayment, usedOrderWrite } from '../../../api/orders'
import { findPurchase, purchasePath, purchaseWrite } from '../../../api/purchases'
import { isDocumentId } from '../../../src/lib/firebase/document-id'
import { doWithAudit } from '../audit'
import type { Target } from '../target'
import { type Grant, uidOf } from './grant'
import { type PurchaseRow, purchaseRow } from './purchase-row'
import { readReason } from './reason'

export interface TakenBack {
  uid: string
  productName: string
  /** False: the student did not have the gift any more. */
  isNew: boolean
  /** Whether the student has the product still, by a payment that was made while they had the gift. */
  hasAccess: boolean
}

const attempts = 5

/** @throws Error when nobody gave this product to the student */
async function giftOf({ database }: Target, uid: string, productId: string): Promise<PurchaseRow> {
  const path = purchasePath(uid, productId)
  const fields = isDocumentId(productId) ? (await database.read([path])).get(path) : undefined
  const purchase = fields && purchaseRow({ path, fields })
  if (!purchase) throw new Error(`The student has no purchase of "${productId}".`)
  if (purchase.granted === null || purchase.paymentId !== null)
    throw new Error('The student has paid for this product. Refund the payment instead.')
  return purchase
}

/**
 * Ends the gift, or hands the product over to a payment that was made for it meanwhile. Holds only for the purchase as it
 * was read, so that a payment in between is not lost. @throws Error when others kept changing the purchase
 */
async function end(target: Target, uid: string, productId: string, reason: string): Promise<TakenBack> {
  const { firestore, now } = target.students
  for (let attempt = 0; attempt < attempts; attempt++) {
    const purchase = await findPurchase(firestore, uid, productId)
    const { productName, ended } = await giftOf(target, uid, productId)
    if (!purchase || ended) return { uid, productName, isNew: false, hasAccess: false }
    const extra = await findExtraOrder(firestore, { userId: uid, productId })
    const payment = extra && standingPayment(extra)
    const writes = payment
      ? [usedOrderWrite(extra), purchaseWrite(extra, payment, purchase)]
      : [
          {
            patch: purchasePath(uid, productId),
            fields: {
              isActive: false,
              endedAt: now(),
              takenBackBy: target.operator,
              takenBackReason: reason,
            },
            when: { updateTime: purchase.updateTime },
          },
        ]
    if ((await firestore.commit(writes)) !== 'conflict')
      return { uid, productName, isNew: true, hasAccess: payment !== undefined }
  }
  throw new Error('Somebody else is changing this purchase. Try again.')
}

/**
 * Takes a gift back from a student, whose results and saved questions stay; a repeated call changes nothing. What the
 * student has paid for can only be refunded.
 * @throws Error for an unknown student, for what is no gift, or without a reason
 */
export async function takeBackGift(
  target: Target,
  { product: productId, who, reason }: Grant,
): Promise<TakenBack> {
  const why = readReason('Taking a gift back', reason)
  const uid = await uidOf(target, who)
  const { productName, ended } = await giftOf(target, uid, productId)
  if (ended) return { uid, productName, isNew: false, hasAccess: false }
  const what = `Took ${productName} back from a student, who had it as a gift`
  return doWithAudit(
    target,
    { what, student: uid, reason: why },
    [purchasePath(uid, productId)],
    () => end(target, uid, productId, why),
    ({ isNew }) => isNew,
  )
}
