import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { SessionUser } from '../session-user'
import { useSession } from './use-session'

/**
 * Shows its children to a signed-in student only; waits while the session is unknown and sends everybody else to
 * /login with the place they came from and `message` (spec section 6).
 */
export function RequireSession({
  message,
  loading,
  children,
}: {
  message: string
  loading: ReactNode
  children: (user: SessionUser) => ReactNode
}) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return loading
  if (session.status === 'signed-in') return children(session.user)
  return <Navigate to={paths.login} replace state={{ from: location.pathname + location.search, message }} />
}
