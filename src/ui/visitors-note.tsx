import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Trans } from '@/language/trans'

/** What a visitor reads above what only this device keeps. @param from where signing in leads back to */
export function VisitorsNote({ from }: { from: string }) {
  return (
    <p className="mb-5 text-detail text-muted">
      <Trans
        message={'Saved on this device. <a>Sign in</a> to have it on every device.'}
        parts={{
          a: <Link to={paths.login} state={{ from }} className="font-semibold text-secondary underline" />,
        }}
      />
    </p>
  )
}
