/** Giving a product to a student without a payment. */
import { findProduct, type ProductForSale } from '../../../api/catalogue'
import { closeOpenOrderWrite } from '../../../api/open-orders'
import { CURRENCY } from '../../../api/place-order'
import { findPurchase, purchasePath } from '../../../api/purchases'
import { isDocumentId } from '../../../src/lib/firebase/document-id'
import { doWithAudit } from '../audit'
import type { Target } from '../target'
import { findPerson } from '../users'
import { listProducts } from './products'
import { readReason } from './reason'

export interface Grant {
  /** Id of the product. */
  product: string
  /** A uid or an e-mail. */
  who: string
  reason: string
}

export interface Granted {
  uid: string
  productName: string
  /** False: the student owned the product already. */
  isNew: boolean
}

const attempts = 5

/** The id by which the student's purchases are found. @throws Error */
export async function uidOf(target: Target, who: string): Promise<string> {
  const { account, records } = await findPerson(target, who)
  const uid = account?.uid ?? (records.length === 1 ? records[0]?.id : undefined)
  if (!uid) throw new Error(`Nobody in ${target.label} has the uid or e-mail "${who}".`)
  const record = (await target.database.read([`users/${uid}`])).get(`users/${uid}`)
  if (record && 'deletedAt' in record) throw new Error('This student was erased.')
  return uid
}

/** The fields of a purchase that nobody has paid. The student can read them. */
const grantFields = (product: ProductForSale, uid: string, operator: string, reason: string, now: Date) => ({
  userId: uid,
  productId: product.productId,
  productName: product.productName,
  categoryId: product.categoryId,
  categoryName: product.categoryName,
  purchaseDate: now,
  amount: 0,
  currency: CURRENCY,
  paymentId: null,
  orderId: null,
  grantedBy: operator,
  grantReason: reason,
  isActive: true,
})

/** False when the student owned the product already. @throws Error when others kept changing the purchase */
async function give(target: Target, product: ProductForSale, uid: string, reason: string): Promise<boolean> {
  const { firestore, now } = target.students
  for (let attempt = 0; attempt < attempts; attempt++) {
    const purchase = await findPurchase(firestore, uid, product.productId)
    if (purchase?.isActive) return false
    const outcome = await firestore.commit([
      {
        set: purchasePath(uid, product.productId),
        fields: grantFields(product, uid, target.operator, reason, now()),
        when: purchase ? { updateTime: purchase.updateTime } : { exists: false },
      },
      // As after a payment: the student does not pay for an order that was opened before.
      closeOpenOrderWrite(uid, product.productId),
    ])
    if (outcome !== 'conflict') return true
  }
  throw new Error('Somebody else is changing this purchase. Try again.')
}

/**
 * Gives a student a product without a payment; a repeated call changes nothing.
 * @throws Error for an unknown product or student, or without a reason
 */
export async function grantProduct(
  target: Target,
  { product: productId, who, reason }: Grant,
): Promise<Granted> {
  const why = readReason('Giving a product away', reason)
  const { firestore } = target.students
  const product = isDocumentId(productId) ? await findProduct(firestore, productId) : undefined
  if (!product) {
    const known = (await listProducts(target)).map((one) => one.productId).join(', ')
    throw new Error(`No product on sale has the id "${productId}". There are ${known || 'none'}.`)
  }
  const uid = await uidOf(target, who)
  const { productName } = product
  if ((await findPurchase(firestore, uid, productId))?.isActive) return { uid, productName, isNew: false }
  const what = `Gave ${productName} to a student without a payment`
  const isNew = await doWithAudit(
    target,
    { what, student: uid, reason: why },
    [purchasePath(uid, productId)],
    () => give(target, product, uid, why),
    (given) => given,
  )
  return { uid, productName, isNew }
}
