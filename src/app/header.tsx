import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { AccountControls, useLogOut, useSession } from '@/features/auth'
import { classNames } from '@/ui/class-names'
import { HeaderSearch } from './header-search'
import { Logo } from './logo'
import { navigationLinks } from './navigation'

function NavigationLink({
  label,
  to,
  current,
  onClick,
}: {
  label: string
  to: string
  current?: boolean
  onClick?: () => void
}) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      className={classNames(
        'flex min-h-11 items-center rounded-lg px-3.5 text-[15px] font-medium',
        current ? 'text-text underline decoration-primary underline-offset-8' : 'text-muted hover:text-text',
      )}
    >
      {label}
    </Link>
  )
}

/** Sticky, 70 px high; on a phone the navigation opens below it (spec section 2, header). */
export function Header() {
  const { pathname } = useLocation()
  const session = useSession()
  const logOut = useLogOut()
  // The menu belongs to the page that it was opened on, so going elsewhere closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const close = () => setOpenOn(null)
  const menuButton = useRef<HTMLButtonElement>(null)
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    close()
    menuButton.current?.focus()
  }
  const links = navigationLinks.map(({ label, to, within }) => (
    <NavigationLink key={to} label={label} to={to} current={within.test(pathname)} onClick={close} />
  ))
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-background/95 backdrop-blur-md">
      <div className="page-column flex h-[69px] items-center gap-2 md:gap-6">
        <Logo />
        <nav aria-label="Main" className="hidden items-center md:flex">
          {links}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <HeaderSearch />
          <AccountControls />
          <button
            ref={menuButton}
            type="button"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="mobile-menu"
            className="-mr-2 grid size-11 place-items-center rounded-control text-text md:hidden"
            onClick={() => setOpenOn(open ? null : pathname)}
            onKeyDown={closeByKey}
          >
            {open ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </button>
        </div>
      </div>
      {open && (
        <nav
          id="mobile-menu"
          aria-label="Main"
          onKeyDown={closeByKey}
          className="grid gap-1 border-t border-line bg-background px-0.5 py-3 md:hidden"
        >
          {links}
          {session.status === 'signed-in' ? (
            <button
              type="button"
              onClick={() => void logOut()}
              className="flex min-h-11 items-center rounded-lg px-3.5 text-[15px] font-medium text-muted hover:text-text"
            >
              Logout
            </button>
          ) : (
            <>
              <NavigationLink label="Login" to={paths.login} onClick={close} />
              <NavigationLink label="Get Started" to={paths.register} onClick={close} />
            </>
          )}
        </nav>
      )}
    </header>
  )
}
