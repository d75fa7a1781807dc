/** `collections` and `users`. */

import { eraseStudent } from '../../api/erase-student'
import type { StoredDocument } from '../../api/firestore/values'
import { exposures, lookAtCollections, tellQuizCollection } from './collections'
import type { EraseUserCommand, FindUsersCommand, ListUsersCommand, SwitchUserCommand } from './command'
import { type Console, confirm, table } from './console'
import type { Target } from './target'
import {
  findPerson,
  findUsers,
  isStoppedByRules,
  listUsers,
  type Person,
  switchPerson,
  type User,
  userListLimit,
} from './users'

/** @returns the exit code: 1 when everybody can list what only students may read */
export async function runCollections(target: Target, console: Console): Promise<number> {
  const facts = await lookAtCollections(target.database)
  if (facts.length === 0) {
    console.out(`There is no collection in ${target.label}.`)
    return 0
  }
  const rows = facts.map(({ id, count, holds }) => [id, String(count), holds ?? 'not read by the product'])
  for (const line of table([['collection', 'documents', 'holds'], ...rows])) console.out(line)
  console.out(tellQuizCollection(facts))
  const exposed = await exposures(target.database)
  for (const sentence of exposed) console.err(sentence)
  return exposed.length > 0 ? 1 : 0
}

function accountState({ account }: User): string {
  if (!account) return 'no account'
  return account.disabled ? 'disabled' : 'can sign in'
}

function tellUsers(users: readonly User[], console: Console): void {
  const rows = users.map((user) => [
    user.id,
    user.email || '-',
    user.name || '-',
    user.phone || '-',
    user.isActive ? 'active' : 'inactive',
    accountState(user),
  ])
  for (const line of table([['id', 'e-mail', 'name', 'phone', 'record', 'account'], ...rows]))
    console.out(line)
}

/** @returns the exit code */
export async function runListUsers(
  command: ListUsersCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const { users, more } = await listUsers(target, command.all)
  if (users.length === 0) {
    console.out(`There is no ${command.all ? '' : 'active '}user in ${target.label}.`)
    return 0
  }
  tellUsers(users, console)
  const kind = command.all ? 'active and inactive' : 'active'
  console.out(
    `${users.length} ${kind} users${more ? `; --all shows all of them, here are the first ${userListLimit}` : ''}.`,
  )
  return 0
}

/** @returns the exit code: 1 when nobody is found */
export async function runFindUsers(
  command: FindUsersCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const users = await findUsers(target, command.field, command.value)
  if (users.length === 0) {
    const name = command.field === 'email' ? 'e-mail' : 'phone number'
    console.err(`Nobody in ${target.label} has the ${name} "${command.value}".`)
    return 1
  }
  tellUsers(users, console)
  return 0
}

function introduce({ account, records }: Person): string {
  const record = records.find(({ name }) => name) ?? records[0]
  const name = record?.name || 'a user without a name'
  const email = record?.email || account?.email || 'no e-mail'
  const parts = [
    account ? 'account' : 'no account',
    `${records.length} record${records.length === 1 ? '' : 's'}`,
  ]
  return `${name} (${email}; ${parts.join(', ')})`
}

/** @returns the exit code: 1 when nobody is found */
export async function runSwitchUser(
  command: SwitchUserCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const { who, active, yes } = command
  const person = await findPerson(target, who)
  if (!person.account && person.records.length === 0) {
    console.err(`Nobody in ${target.label} has the uid or e-mail "${who}".`)
    return 1
  }
  const isDone =
    (person.account === null || person.account.disabled !== active) &&
    person.records.every(({ isActive }) => isActive === active) &&
    (active || isStoppedByRules(person))
  const state = active ? 'active' : 'inactive'
  if (isDone) {
    console.out(`${introduce(person)} is already ${state}.`)
    return 0
  }
  await confirm(console, `This makes ${introduce(person)} in ${target.label} ${state}.`, yes)
  await switchPerson(target, person, active, new Date())
  console.out(
    `${introduce(person)} is ${state}${person.account && !active ? ' and can no longer sign in' : ''}.`,
  )
  if (!active) console.out('Open sessions can no longer read paid content or write; they end within an hour.')
  return 0
}

const PAGE = 300

/** Paths of the documents that a seller must keep by law, for every id of the student (docs/decisions/008). */
async function keptByLaw({ students }: Target, ids: Iterable<string>): Promise<Set<string>> {
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
  return kept
}

/** The ids that become tombstones, all ids of the student, and the student's addresses. */
async function whomToErase(target: Target, { account, records }: Person, who: string) {
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

/** @returns the exit code: 1 when nobody is found */
export async function runEraseUser(
  command: EraseUserCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const { who, yes } = command
  const person = await findPerson(target, who)
  const { ids, allIds, emails } = await whomToErase(target, person, who)
  if (ids.length === 0) {
    console.err(`Nobody in ${target.label} has the uid or e-mail "${who}".`)
    return 1
  }
  await confirm(console, `This erases ${introduce(person)} in ${target.label} permanently.`, yes)
  const erased = await eraseStudent(target.students, { uids: ids, emails })
  const counts = Object.entries(erased).map(([name, count]) => `${name} ${count}`)
  console.out(`Erased: ${[...(person.account ? ['the account'] : []), ...counts].join(', ')}.`)
  const kept = await keptByLaw(target, allIds)
  console.out(
    kept.size === 0
      ? 'No documents have to be kept by law.'
      : 'Kept, because tax and company law requires it:',
  )
  for (const path of kept) console.out(`  ${path}`)
  console.out('Contact messages are not linked to accounts: search contact_messages for the address.')
  return 0
}
