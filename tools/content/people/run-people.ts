/** The commands about one student. */
import { writeFileSync } from 'node:fs'
import type {
  EraseUserCommand,
  ExportUserCommand,
  SearchUsersCommand,
  ShowUserCommand,
  SwitchUserCommand,
} from '../command'
import { type Console, confirm } from '../console'
import { counted } from '../counted'
import { tellOrders, tellPurchases } from '../money/run-money'
import { tellUsers } from '../run-operator'
import type { Target } from '../target'
import { findPerson, type Person } from '../users'
import { isInState, setActive } from './activity'
import { eraseData, planErasure } from './erase-data'
import { exportData } from './export-data'
import { findStudents, mostFound } from './find-students'
import { readStudent } from './student'

/** @returns the exit code: 1 when nobody is found */
export async function runSearchUsers(
  { text }: SearchUsersCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const { students, more } = await findStudents(target, text)
  if (students.length === 0) {
    console.err(`Nobody in ${target.label} has "${text}" in the name, the e-mail or the phone number.`)
    return 1
  }
  tellUsers(
    students.map(({ uid, ...student }) => ({ id: uid, ...student })),
    console,
  )
  if (more) console.out(`These are the first ${mostFound}; there are more.`)
  return 0
}

function introduce({ account, records }: Person): string {
  const record = records.find(({ name }) => name) ?? records[0]
  const name = record?.name || 'a user without a name'
  const email = record?.email || account?.email || 'no e-mail'
  return `${name} (${email}; ${account ? 'account' : 'no account'}, ${counted(records.length, 'record')})`
}

/** Who is meant, for a question. @throws Error when there is nobody */
async function introduced(target: Target, who: string): Promise<{ person: Person; text: string }> {
  const person = await findPerson(target, who)
  if (!person.account && person.records.length === 0)
    throw new Error(`Nobody in ${target.label} has the uid or e-mail "${who}".`)
  return { person, text: introduce(person) }
}

/** @returns the exit code */
export async function runSwitchUser(
  { who, active, yes }: SwitchUserCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const { person, text } = await introduced(target, who)
  const state = active ? 'active' : 'inactive'
  if (isInState(person, active)) {
    console.out(`${text} is already ${state}.`)
    return 0
  }
  await confirm(console, `This makes ${text} in ${target.label} ${state}.`, yes)
  await setActive(target, who, active)
  console.out(`${text} is ${state}${person.account && !active ? ' and can no longer sign in' : ''}.`)
  if (!active) console.out('Open sessions can no longer read paid content or write; they end within an hour.')
  return 0
}

/** @returns the exit code */
export async function runEraseUser(
  { who, yes }: EraseUserCommand,
  target: Target,
  console: Console,
): Promise<number> {
  await planErasure(target, who)
  const { text } = await introduced(target, who)
  await confirm(console, `This erases ${text} in ${target.label} permanently.`, yes)
  const { hasAccount, erased, kept } = await eraseData(target, who)
  const counts = Object.entries(erased ?? {}).map(([name, count]) => `${name} ${count}`)
  console.out(`Erased: ${[...(hasAccount ? ['the account'] : []), ...counts].join(', ')}.`)
  console.out(
    kept.length === 0
      ? 'No documents have to be kept by law.'
      : 'Kept, because tax and company law requires it:',
  )
  for (const path of kept) console.out(`  ${path}`)
  console.out('Contact messages are not linked to accounts: search contact_messages for the address.')
  return 0
}

/** @returns the exit code */
export async function runShowUser(
  { who }: ShowUserCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const { person } = await introduced(target, who)
  const uid = person.account?.uid ?? person.records[0]?.id ?? who
  const student = await readStudent(target, uid)
  tellUsers([{ id: uid, ...student }], console)
  if (student.erasedAt) console.out(`Erased on ${student.erasedAt.slice(0, 10)}.`)
  console.out(`${counted(student.attempts, 'attempt')}, ${counted(student.reports.length, 'report')}.`)
  tellPurchases(student.purchases, console)
  tellOrders(student.orders, console)
  return 0
}

/** @returns the exit code */
export async function runExportUser(
  { who, out }: ExportUserCommand,
  target: Target,
  console: Console,
): Promise<number> {
  const data = await exportData(target, who)
  // For this account's eyes alone.
  writeFileSync(out, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 })
  console.out(`The data of ${who} is in ${out}.`)
  return 0
}
