/** The words and options of the commands about one student. */
import type { ExportUserCommand, SearchUsersCommand, ShowUserCommand } from '../command'
import { UsageError } from '../usage'

type OnTarget = { readonly project: string | null }

/** `users --find TEXT` */
export function userSearch(
  { find, email, phone }: { find: string; email?: string | undefined; phone?: string | undefined },
  target: OnTarget,
): SearchUsersCommand {
  if (email !== undefined || phone !== undefined)
    throw new UsageError('Give one of --find, --email and --phone.')
  return { name: 'search-users', text: find, ...target }
}

/** `users show WHO`, `users export WHO --out FILE` */
export function userWithData(
  action: 'show' | 'export',
  [who]: readonly string[],
  out: string | undefined,
  target: OnTarget,
): ShowUserCommand | ExportUserCommand {
  if (who === undefined) throw new UsageError(`users ${action} needs the uid or the e-mail of a user.`)
  if (action === 'show') return { name: 'show-user', who: who.trim(), ...target }
  if (out === undefined) throw new UsageError('users export needs --out FILE.')
  return { name: 'export-user', who: who.trim(), out, ...target }
}
