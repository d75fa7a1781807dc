/** Students, as the operator sees them: their records, and whether their accounts may sign in (spec sections 6 and 7). */
import { z } from 'zod'
import { isDocumentId } from '../../src/lib/firebase/document-id'
import { type UserRecord, userRecordSchema } from '../../src/session/user-schema'
import type { Account } from './accounts'
import { doWithAudit } from './audit'
import type { Database, WireDocument, Write } from './database'
import { plainFields } from './stored-form'
import type { Target } from './target'

/** Spec section 9: the user list. */
export const userListLimit = 100
const PAGE = 300

export interface User extends UserRecord {
  /** null: no account has this id (older records), or it was deleted. */
  account: Account | null
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function toRecord({ path, fields }: WireDocument): UserRecord {
  return z.parse(userRecordSchema, { ...plainFields(fields), id: idOf(path) })
}

async function withAccounts(target: Target, records: readonly UserRecord[]): Promise<User[]> {
  const accounts = records.length > 0 ? await target.accounts.byUids(records.map(({ id }) => id)) : []
  return records.map((record) => ({
    ...record,
    account: accounts.find(({ uid }) => uid === record.id) ?? null,
  }))
}

/** Pages of the collection until `enough`. Older records do not say that they are active, so no query can ask for it. */
async function readRecords(database: Database, enough: (record: UserRecord[]) => boolean, all: boolean) {
  const records: UserRecord[] = []
  let after: string | undefined
  for (;;) {
    const page = await database.page('users', PAGE, after)
    records.push(...page.map(toRecord).filter(({ isActive }) => all || isActive))
    const last = page.at(-1)
    if (page.length < PAGE || last === undefined || enough(records)) return records
    after = idOf(last.path)
  }
}

/** Active users, 100 at most, in the order of their ids; or all of them. */
export async function listUsers(target: Target, all: boolean): Promise<{ users: User[]; more: boolean }> {
  const records = await readRecords(target.database, (found) => !all && found.length > userListLimit, all)
  const shown = all ? records : records.slice(0, userListLimit)
  return { users: await withAccounts(target, shown), more: shown.length < records.length }
}

/** Users with exactly this e-mail (as written, or in lower case) or phone number, active or not. */
export async function findUsers(target: Target, field: 'email' | 'phone', value: string): Promise<User[]> {
  const spellings = field === 'email' ? new Set([value, value.toLowerCase()]) : new Set([value])
  const found = await Promise.all([...spellings].map((text) => target.database.where('users', field, text)))
  const byPath = new Map(found.flat().map((document) => [document.path, document]))
  return withAccounts(target, [...byPath.values()].map(toRecord))
}

/** Who is meant, by uid or e-mail: an account, records, or both. */
export interface Person {
  account: Account | null
  records: UserRecord[]
}

async function recordById(database: Database, id: string): Promise<UserRecord[]> {
  const fields = (await database.read([`users/${id}`])).get(`users/${id}`)
  return fields ? [toRecord({ path: `users/${id}`, fields })] : []
}

/** An older record has an id of its own and is found by its e-mail. A text that can be no id is nobody's. */
export async function findPerson(target: Target, who: string): Promise<Person> {
  const { accounts, database } = target
  const byEmail = who.includes('@')
  if (!byEmail && !isDocumentId(who)) return { account: null, records: [] }
  const own = byEmail ? [] : await recordById(database, who)
  const known = byEmail ? null : ((await accounts.byUids([who]))[0] ?? null)
  const email = byEmail ? who : (known?.email ?? own[0]?.email ?? '')
  const account = known ?? (email ? await accounts.byEmail(email) : null)
  const sameEmail = email ? await findUsers(target, 'email', email) : []
  const ofAccount =
    account && !own.some(({ id }) => id === account.uid) ? await recordById(database, account.uid) : []
  const records = new Map([...own, ...ofAccount, ...sameEmail].map((record) => [record.id, record]))
  return { account, records: [...records.values()] }
}

const switchFields = (active: boolean, now: Date) => ({
  isActive: { booleanValue: active },
  updatedAt: { timestampValue: now.toISOString() },
})

/** A record that says nothing but that somebody is switched off. */
const isBare = (fields: object) =>
  Object.keys(fields).every((name) => name in switchFields(false, new Date(0)))

/** Whether the rules see it: they ask the record at the account's own id, which an older student may not have. */
export function isStoppedByRules({ account, records }: Person): boolean {
  return account === null || records.some(({ id, isActive }) => id === account.uid && !isActive)
}

/**
 * Marks the records and lets the account sign in or not, the account first. Where the account has no record at its own
 * id, switching off writes one that says nothing else, and switching on takes it away again. The audit list names it
 * without a way back: undoing the documents alone would leave the account as it is. Switching the other way takes it back.
 */
export async function switchPerson(
  target: Target,
  person: Person,
  active: boolean,
  now: Date,
): Promise<void> {
  const { account, records } = person
  const { database } = target
  const ids = new Set(records.map(({ id }) => id))
  if (account && !active) ids.add(account.uid)
  const paths = [...ids].map((id) => `users/${id}`)
  const stored = await database.read(paths)
  const bare = active ? paths.filter((path) => isBare(stored.get(path) ?? {})) : []
  const writes = [
    ...bare.map((path): Write => ({ path, fields: {}, mode: 'remove' })),
    ...paths
      .filter((path) => !bare.includes(path))
      .map((path): Write => ({ path, fields: switchFields(active, now), mode: 'merge' })),
  ]
  await doWithAudit(target, `${active ? 'Activated' : 'Deactivated'} a student`, paths, async () => {
    if (account) await target.accounts.disable(account.uid, !active)
    await database.write(writes)
  })
}
