/** Whether a student may use the app. */
import type { Target } from '../target'
import { findPerson, isStoppedByRules, type Person, switchPerson } from '../users'

/** Whether account, records and rules all say so. */
export function isInState(person: Person, active: boolean): boolean {
  const { account, records } = person
  return (
    (account === null || account.disabled !== active) &&
    records.every(({ isActive }) => isActive === active) &&
    (active || isStoppedByRules(person))
  )
}

/**
 * Activates or deactivates a student: the record, and whether the account may sign in.
 * @param who a uid or an e-mail
 * @returns `changed`: false when the student is in that state already
 * @throws Error when there is nobody, or the student was erased
 */
export async function setActive(
  target: Target,
  who: string,
  active: boolean,
  now = new Date(),
): Promise<{ changed: boolean }> {
  const person = await findPerson(target, who)
  const { account, records } = person
  if (!account && records.length === 0)
    throw new Error(`Nobody in ${target.label} has the uid or e-mail "${who}".`)
  const stored = await target.database.read(records.map(({ id }) => `users/${id}`))
  if ([...stored.values()].some((fields) => 'deletedAt' in fields))
    throw new Error('This student was erased and cannot be activated or deactivated.')
  const changed = !isInState(person, active)
  if (changed) await switchPerson(target, person, active, now)
  return { changed }
}
