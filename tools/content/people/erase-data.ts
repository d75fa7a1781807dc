/** Erasing a student, as the student can do it in the app (docs/decisions/008). */
import { eraseStudent } from '../../../api/erase-student'
import type { StoredDocument } from '../../../api/firestore/values'
import { doWithAudit } from '../audit'
import type { Target } from '../target'
import { findPerson, type Person } from '../users'

const PAGE = 300

/** Paths of the documents that a seller must keep by law, for every id of the student. */
async function keptByLaw({ students }: Target, ids: Iterable<string>): Promise<string[]> {
  const kept = new Set<string>()

  /** Collects all documents whose field equals a text. */
  async function keep(collection: string, field: string, value: string) {
    const found: StoredDocument[] = []
    for (;;) {
      const page = await students.firestore.query(collection, { [field]: value }, PAGE, found.at(-1)?.id)
      found.push(...page)
      for (const { id } of page) kept.add(`${collection}/${id}`)
      if (page.length < PAGE) return found
    }
  }

  for (const uid of ids) {
    await keep('user_purchases', 'userId', uid)
    const orders = await keep('orders', 'userId', uid)
    await keep('open_orders', 'userId', uid)
    for (const { id, data } of orders) {
      await keep('payment_events', 'orderId', id)
      // A refund may name the payment alone.
      if (typeof data.paymentId === 'string') await keep('payment_events', 'paymentId', data.paymentId)
    }
  }
  return [...kept]
}

/** Whose data a person's is: the ids that become tombstones, all ids, and the proved addresses. */
export async function idsOf(target: Target, { account, records }: Person, who: string) {
  const typed = who.includes('@') ? [who, who.toLowerCase()] : []
  const proved = account?.email && account.emailVerified ? [account.email] : []
  const owners = await target.accounts.byUids(records.map(({ id }) => id))
  // A record of another account that used the address earlier stays.
  const free = records.map(({ id }) => id).filter((id) => owners.every(({ uid }) => uid !== id))
  // Without an account, a record's id may belong to an account with open sessions.
  const gone = free.filter((id) => id === who || (!account && typed.length > 0))
  const ids = [...new Set([...(account ? [account.uid] : []), ...gone])]
  const emails = [...new Set([...typed, ...proved])]
  return { ids, emails, allIds: new Set([...ids, ...(emails.length > 0 ? free : [])]) }
}

export interface Erasure {
  hasAccount: boolean
  /** Documents that were erased, by collection; null: nothing was erased yet. */
  erased: Record<string, number> | null
  /** Paths of what is kept, because tax and company law requires it. */
  kept: string[]
}

/** @throws Error when there is nobody */
async function plan(target: Target, who: string) {
  const person = await findPerson(target, who)
  const whom = await idsOf(target, person, who)
  if (whom.ids.length === 0) throw new Error(`Nobody in ${target.label} has the uid or e-mail "${who}".`)
  return { person, ...whom }
}

/** What erasing a student would keep. @param who a uid or an e-mail @throws Error when there is nobody */
export async function planErasure(target: Target, who: string): Promise<Erasure> {
  const { person, allIds } = await plan(target, who)
  return { hasAccount: person.account !== null, erased: null, kept: await keptByLaw(target, allIds) }
}

/**
 * Erases a student's account and data for good. The audit list keeps the uid and what was kept. A repeated call completes
 * an interrupted one.
 * @param who a uid or an e-mail @throws Error when there is nobody
 */
export async function eraseData(target: Target, who: string): Promise<Erasure> {
  const { person, ids, emails, allIds } = await plan(target, who)
  const kept = await keptByLaw(target, allIds)
  const erased = await doWithAudit(
    target,
    'Erased a student',
    [...ids.map((id) => `users/${id}`), ...kept],
    () => eraseStudent(target.students, { uids: ids, emails }),
  )
  return { hasAccount: person.account !== null, erased, kept }
}
