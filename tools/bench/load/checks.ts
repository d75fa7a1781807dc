import { collection, type Firestore, getDocs } from 'firebase/firestore/lite'
import * as z from 'zod'
import { createPurchaseRepository } from '@/features/payments/purchases/purchase-repository'
import { createAttemptRepository } from '../../../src/own/attempts/account/attempt-repository'
import type { StoredAttempt } from '../../../src/own/attempts/account/stored-attempt'
import type { Given } from './sit'
import type { Outcome } from './student'

/** What the administrator finds that should not be so: empty lists when nobody has lost anything. */
export interface Findings {
  lostAnswers: string[]
  lostPayments: string[]
}

const orderSchema = z.object({
  id: z.string(),
  userId: z.string(),
  productId: z.string(),
  status: z.string(),
})
const purchaseSchema = z.object({
  userId: z.string(),
  productId: z.string(),
  orderId: z.string(),
  paymentId: z.string(),
  isActive: z.boolean(),
})
type Order = z.infer<typeof orderSchema>
type Purchase = z.infer<typeof purchaseSchema>

/** The answers of one sitting that the account does not have, or has otherwise. */
function lostIn({ attemptId, options }: Given, stored: StoredAttempt | undefined): string[] {
  if (!stored) return [`${attemptId} is not in the account`]
  if (stored.status !== 'submitted') return [`${attemptId} is not submitted in the account`]
  const others = options.filter((option, question) => stored.options[question] !== option).length
  const isWhole = stored.options.length === options.length && others === 0
  return isWhole ? [] : [`${attemptId} has ${others} other answers in the account`]
}

async function lostAnswers(db: Firestore, { uid, given, fault }: Outcome): Promise<string[]> {
  const { attempts } = await createAttemptRepository(db).changedSince(uid, 0)
  // A day that broke off has left what was being sat.
  const strangers = fault === null ? attempts.length - given.length : 0
  const lost = given.flatMap((one) =>
    lostIn(
      one,
      attempts.find(({ id }) => id === one.attemptId),
    ),
  )
  return strangers > 0 ? [...lost, `${uid} has ${strangers} attempts that nobody made`] : lost
}

const isFor = (uid: string) => (item: { userId: string }) => item.userId === uid

async function lostPayments(
  db: Firestore,
  { uid, bought }: Outcome,
  { orders, purchases }: { orders: readonly Order[]; purchases: readonly Purchase[] },
): Promise<string[]> {
  const paid = orders.filter(isFor(uid)).filter(({ status }) => status === 'paid')
  const own = purchases.filter(isFor(uid))
  if (!bought) return paid.length + own.length === 0 ? [] : [`${uid} has what nobody was told to have bought`]
  const { orderId, paymentId, productId, productName } = bought
  const { records, names } = await createPurchaseRepository(db).find(uid)
  const isOnce =
    paid.length === 1 &&
    paid[0]?.id === orderId &&
    own.length === 1 &&
    own[0]?.isActive === true &&
    own[0].orderId === orderId &&
    own[0].paymentId === paymentId
  const hasAccess = records.some((record) => record.productId === productId && record.isActive)
  const named = names.testSeries.filter((name) => name === productName).length
  return isOnce && hasAccess && named === 1
    ? []
    : [`${uid} paid ${orderId}: ${paid.length} paid orders, ${own.length} purchases, named ${named} times`]
}

/** Compares what the students are sure of with what the backend has. @param db as administrator */
export async function check(db: Firestore, outcomes: readonly Outcome[]): Promise<Findings> {
  const read = async (name: string) =>
    (await getDocs(collection(db, name))).docs.map((document) => ({ ...document.data(), id: document.id }))
  const uids = new Set(outcomes.map(({ uid }) => uid))
  const ofOurs = (item: { userId: string }) => uids.has(item.userId)
  const orders = z
    .array(orderSchema)
    .parse(await read('orders'))
    .filter(ofOurs)
  const purchases = z
    .array(purchaseSchema)
    .parse(await read('user_purchases'))
    .filter(ofOurs)
  const findings: Findings = { lostAnswers: [], lostPayments: [] }
  for (const outcome of outcomes) {
    findings.lostAnswers.push(...(await lostAnswers(db, outcome)))
    findings.lostPayments.push(...(await lostPayments(db, outcome, { orders, purchases })))
  }
  return findings
}
