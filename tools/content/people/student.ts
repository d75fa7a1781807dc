/** Everything about one student on one screen. */
import { z } from 'zod'
import { isDocumentId } from '../../../src/lib/firebase/document-id'
import { type Report, reportSchema } from '../../../src/own/reports/report'
import { userRecordSchema } from '../../../src/session/user-schema'
import { type OrderRow, orderRow } from '../money/order-row'
import { type PurchaseRow, purchaseRow } from '../money/purchase-row'
import { plainFields } from '../stored-form'
import type { Target } from '../target'
import type { StudentRow } from './find-students'

/** Attempts that are counted at most. */
const mostAttempts = 10_000
const mostReports = 100

export interface StudentDetails extends StudentRow {
  /** ISO 8601; null when it is not known. */
  createdAt: string | null
  /** ISO 8601; null while there is a record. */
  erasedAt: string | null
  /** Newest first. */
  purchases: PurchaseRow[]
  /** Newest first. */
  orders: OrderRow[]
  reports: Pick<Report, 'testTitle' | 'questionText' | 'text' | 'status' | 'createdAt'>[]
  /** Tests and quizzes that were begun. */
  attempts: number
}

const isoOf = (value: unknown) => (value instanceof Date ? value.toISOString() : null)
const newestFirst = <Row extends { at: string | null }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))

async function reportsOf(
  { students: { firestore } }: Target,
  uid: string,
): Promise<StudentDetails['reports']> {
  const fields = [
    'testKey',
    'testTitle',
    'questionId',
    'questionText',
    'reason',
    'text',
    'createdAt',
    'status',
    'answer',
  ]
  const found = await firestore.page({ collection: `users/${uid}/reports`, fields, limit: mostReports })
  return found.flatMap(({ data }) => {
    const report = z.safeParse(reportSchema, data)
    return report.success ? [report.data] : []
  })
}

/** @throws Error when nothing is stored of this uid */
export async function readStudent(target: Target, uid: string): Promise<StudentDetails> {
  const { database, accounts, students } = target
  if (!isDocumentId(uid)) throw new Error(`"${uid}" cannot be a uid.`)
  const [stored, [account], purchases, orders, reports, attempts] = await Promise.all([
    database.read([`users/${uid}`]),
    accounts.byUids([uid]),
    database.where('user_purchases', 'userId', uid),
    database.where('orders', 'userId', uid),
    reportsOf(target, uid),
    students.firestore.ids(`users/${uid}/attempts`, mostAttempts),
  ])
  const fields = plainFields(stored.get(`users/${uid}`) ?? {})
  if (!stored.has(`users/${uid}`) && !account && purchases.length === 0 && orders.length === 0)
    throw new Error(`Nobody in ${target.label} has the uid "${uid}".`)
  const { name, email, phone, isActive } = z.parse(userRecordSchema, { ...fields, id: uid })
  return {
    uid,
    name,
    email: email || account?.email || '',
    phone,
    isActive,
    account: account ?? null,
    createdAt: isoOf(fields.createdAt),
    erasedAt: isoOf(fields.deletedAt),
    purchases: newestFirst(purchases.map(purchaseRow)),
    orders: newestFirst(orders.map(orderRow)),
    reports: reports.toSorted((a, b) => b.createdAt - a.createdAt),
    attempts: attempts.length,
  }
}
