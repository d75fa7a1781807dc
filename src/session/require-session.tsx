import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { SessionUser } from './session-user'
import { useSession } from './use-session'

/**
 * Shows its children to a signed-in student only; waits while the device is asked and sends everybody else to
 * /login with the place they came from and `message` (spec section 6). Who logs out here goes home.
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
  const [wasShown, setWasShown] = useState(false)
  if (session.status === 'signed-in' && !wasShown) setWasShown(true)
  if (session.status === 'loading') return loading
  if (session.status === 'signed-in') return children(session.user)
  const isLeaving = session.onPurpose && wasShown
  return (
    <>
      {/* Until the code of the page that comes is there. */}
      {loading}
      {isLeaving ? (
        <Navigate to={paths.home} replace />
      ) : (
        <Navigate to={paths.login} replace state={{ from: location.pathname + location.search, message }} />
      )}
    </>
  )
}
