import { Link, useLocation } from 'react-router-dom'
import { places } from '@/config/places'
import { t } from '@/language/text'
import { useSession } from '@/session'
import { classNames } from '@/ui/class-names'

/**
 * A signed-in student's navigation: on a phone a bar at the foot of the screen, on wider screens a row below the header
 * (`.places` in styles.css).
 */
export function PlacesBar() {
  const { pathname } = useLocation()
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <nav
      aria-label={t('Study')}
      className="places z-30 -mt-px border-y border-line bg-background print:hidden"
    >
      <ul className="mx-auto flex w-full max-w-container sm:px-3">
        {places.map(({ label, icon: Icon, to, within }) => {
          const isCurrent = within.test(pathname)
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'flex h-14 flex-col items-center justify-center gap-1 px-1 text-place -outline-offset-4 sm:px-3',
                  isCurrent ? 'font-semibold text-text' : 'font-medium text-muted hover:text-text',
                )}
              >
                <Icon size={20} aria-hidden />
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
