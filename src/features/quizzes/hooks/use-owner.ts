import { useSession } from '@/features/auth'
import { visitor } from '@/lib/device-store'

/** Whose device entries these are: the student's id, or `visitor`; null while nobody knows yet. */
export function useOwner(): string | null {
  const session = useSession()
  if (session.status === 'loading') return null
  return session.status === 'signed-in' ? session.user.id : visitor
}
