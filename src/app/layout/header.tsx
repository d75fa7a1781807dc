import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { addressesOf, paths } from '@/config/paths'
import { patternsOf, sections } from '@/config/sections'
import { AccountControls } from '@/features/auth'
import { t } from '@/language/text'
import { useOwner, useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { LanguageLinks } from '@/ui/language-links'
import { HeaderSearch } from './header-search'
import { Logo } from './logo'

/** The header's links, the same for everyone (spec section 2, header). `within` is where a link counts as current. */
const navigationLinks = [
  { label: t('Home'), to: paths.home, within: addressesOf([paths.home]) },
  {
    label: t('Content'),
    to: paths.contentTestSeries,
    within: addressesOf(patternsOf(sections)),
  },
  { label: t('About'), to: paths.about, within: addressesOf([paths.about]) },
  { label: t('Contact'), to: paths.contact, within: addressesOf([paths.contact]) },
] as const

function NavigationLink({
  label,
  to,
  current,
  inMenu,
  onClick,
}: {
  label: string
  to: string
  current: boolean
  inMenu: boolean
  onClick: () => void
}) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      className={classNames(
        'flex min-h-11 items-center rounded-control px-3.5 text-detail font-medium',
        current ? 'text-text' : 'text-muted hover:text-text',
        current && (inMenu ? 'bg-raised' : 'underline decoration-primary underline-offset-8'),
      )}
    >
      {label}
    </Link>
  )
}

/** False in browsers without popovers. */
const isPopover = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && 'hidePopover' in element

/**
 * The phone's menu is a popover. The browser itself opens it, even before the page's code has loaded, and closes it on
 * Escape or a press beside it, where a button covers the page; focus then returns to where it was. Without popovers `open` does the same (`styles.css`).
 */
function useMenu() {
  const ref = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // It may have been opened in the prerendered page.
    if (isPopover(ref.current)) setOpen(ref.current.matches(':popover-open'))
  }, [])
  return {
    ref,
    open,
    close: () => (isPopover(ref.current) ? ref.current.hidePopover() : setOpen(false)),
    // The browser toggles a popover itself; a second toggle here would undo that.
    press: () => (isPopover(ref.current) ? undefined : setOpen(!open)),
    onToggle: setOpen,
  }
}

/** Sticky, 70 px high; on a phone the navigation opens below it (spec section 2, header). */
export function Header() {
  const { pathname } = useLocation()
  const session = useSession()
  const owner = useOwner()
  const { ref: menuRef, open, close, press, onToggle } = useMenu()
  const linksOf = (inMenu: boolean) =>
    navigationLinks.map(({ label, to, within }) => (
      <NavigationLink
        key={to}
        label={label}
        to={to}
        inMenu={inMenu}
        // From a tablet's width on, a student's place is marked in the row of places.
        current={(inMenu || session.status !== 'signed-in') && within.test(pathname)}
        onClick={close}
      />
    ))
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-background">
      <div className="page-column @container flex h-[69px] items-center gap-2 md:gap-6">
        <Logo />
        <nav aria-label={t('Main')} className="hidden items-center md:flex">
          {linksOf(false)}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <HeaderSearch />
          <AccountControls />
          <button
            type="button"
            aria-label={open ? t('Close menu') : t('Open menu')}
            aria-expanded={open}
            aria-controls="mobile-menu"
            popoverTarget="mobile-menu"
            className="-mr-2 grid size-11 place-items-center rounded-control text-text md:hidden"
            onClick={press}
          >
            {open ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </button>
        </div>
      </div>
      <nav
        ref={menuRef}
        id="mobile-menu"
        aria-label={t('Main')}
        popover="auto"
        data-open={open}
        onToggle={(event) => onToggle(event.newState === 'open')}
        className="fixed inset-x-0 top-header bottom-0 m-0 h-auto w-full flex-col overflow-y-auto bg-background/80 text-text open:flex data-[open=true]:flex md:hidden"
      >
        <div className="grid flex-none gap-1 border-b border-line bg-background px-0.5 py-3">
          {linksOf(true)}
          <div className="grid gap-4 px-3.5 pt-3">
            {session.status !== 'signed-in' && (
              <>
                <ButtonLink to={paths.login} onClick={close}>
                  {t('Login')}
                </ButtonLink>
                <ButtonLink to={paths.register} look="primary" onClick={close}>
                  {t('Get Started')}
                </ButtonLink>
              </>
            )}
            <LanguageLinks owner={owner} />
          </div>
        </div>
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          popoverTarget="mobile-menu"
          className="flex-1"
          onClick={press}
        />
      </nav>
    </header>
  )
}
