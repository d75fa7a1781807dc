import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'

/** What a visitor reads above what only this device keeps. @param from where signing in leads back to */
export function VisitorsNote({ from }: { from: string }) {
  return (
    <p className="mb-5 text-detail text-muted">
      Kept on this device.{' '}
      <Link to={paths.login} state={{ from }} className="font-semibold text-secondary underline">
        Sign in
      </Link>{' '}
      to have it on every device.
    </p>
  )
}
