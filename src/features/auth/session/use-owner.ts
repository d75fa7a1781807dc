import { visitor } from '@/lib/visitor'
import { useSession } from './use-session'

/** Whose device entries these are: the student's id, or `visitor`; null while nobody knows yet. */
export function useOwner(): string | null {
  const session = useSession()
  if (session.status === 'loading') return null
  return session.status === 'signed-in' ? session.user.id : visitor
}
