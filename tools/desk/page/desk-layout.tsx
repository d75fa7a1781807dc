import { useQuery } from '@tanstack/react-query'
import {
  BookOpenText,
  Boxes,
  ClipboardList,
  FileQuestion,
  Gauge,
  History,
  IndianRupee,
  Send,
  Users,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { classNames } from '@/ui/class-names'
import { call } from './call'
import { useNewPage } from './use-new-page'

const places = [
  { to: '/', text: 'Overview', Icon: Gauge },
  { to: '/papers', text: 'Papers', Icon: ClipboardList },
  { to: '/packages', text: 'Packages and packs', Icon: Boxes },
  { to: '/articles', text: 'Articles and notices', Icon: BookOpenText },
  { to: '/questions', text: 'Questions', Icon: FileQuestion },
  { to: '/students', text: 'Students', Icon: Users },
  { to: '/orders', text: 'Orders and sales', Icon: IndianRupee },
  { to: '/publish', text: 'Publish', Icon: Send },
  { to: '/history', text: 'History', Icon: History },
] as const

/** Milliseconds between two checks whether the desk's program still answers. */
const checkEvery = 5000

/** On a phone the places are in one row, which shows the current one. */
function useVisiblePlace() {
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector(`[aria-current]`)
    if (pathname) current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return row
}

/** The desk's frame: where it works, and its pages. */
export function DeskLayout() {
  const main = useNewPage<HTMLElement>()
  const row = useVisiblePlace()
  const where = useQuery({
    queryKey: ['where', {}],
    queryFn: () => call('where', {}),
    refetchInterval: checkEvery,
  })
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr]">
      <a
        href="#desk-main"
        className="sr-only focus:not-sr-only focus:absolute focus:m-2 focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      <header className="border-b border-line bg-surface lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-b-0">
        <div className="px-5 pt-5 pb-3">
          <p className="font-heading text-lg">Desk</p>
          <p className="text-sm text-muted">{where.data ? `Works on ${where.data.label}` : '…'}</p>
        </div>
        <nav
          ref={row}
          aria-label="Desk"
          className="flex gap-1 overflow-x-auto px-3 pr-14 pb-3 [mask-image:linear-gradient(to_right,black_85%,transparent)] lg:grid lg:pr-3 lg:[mask-image:none]"
        >
          {places.map(({ to, text, Icon }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 flex-none items-center gap-3 rounded-control px-3 text-detail font-medium',
                  isActive ? 'bg-raised text-text' : 'text-muted hover:bg-raised hover:text-text',
                )
              }
            >
              <Icon size={18} aria-hidden />
              {text}
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="desk-main" ref={main} tabIndex={-1} className="min-w-0 px-5 py-7 outline-none lg:px-10">
        <div className="mx-auto max-w-5xl">
          {where.error && (
            <p role="status" className="mb-6 rounded-card border border-warning bg-surface p-4">
              {where.error.message} What you have typed stays on this page.
            </p>
          )}
          <Outlet />
        </div>
      </main>
    </div>
  )
}
