/** `collections`, and `users` that lists them. */
import { exposures, lookAtCollections, tellQuizCollection } from './collections'
import type { FindUsersCommand, ListUsersCommand } from './command'
import { type Console, table } from './console'
import type { Target } from './target'
import { findUsers, listUsers, type User, userListLimit } from './users'

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

function accountState({ account }: Pick<User, 'account'>): string {
  if (!account) return 'no account'
  return account.disabled ? 'disabled' : 'can sign in'
}

type ToldUser = Pick<User, 'id' | 'email' | 'name' | 'phone' | 'isActive' | 'account'>

/** Shows users, one a line. */
export function tellUsers(users: readonly ToldUser[], console: Console): void {
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
