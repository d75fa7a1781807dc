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
import { NavLink, Outlet } from 'react-router-dom'
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

/** The desk's frame: where it works, and its pages. */
export function DeskLayout() {
  const main = useNewPage<HTMLElement>()
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
        <div className="flex items-baseline justify-between gap-3 px-5 pt-5 pb-3 lg:block">
          <p className="font-heading text-lg">Desk</p>
          <p className="text-sm text-muted">
            {!where.data
              ? '…'
              : where.data.isLocal
                ? 'Test data on this computer'
                : `Works on ${where.data.label}`}
          </p>
        </div>
        <nav aria-label="Desk" className="grid grid-cols-3 gap-1 px-3 pb-3 sm:grid-cols-5 lg:grid-cols-1">
          {places.map(({ to, text, Icon }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center gap-3 rounded-control px-2 text-sm leading-tight font-medium lg:px-3 lg:text-detail',
                  isActive ? 'bg-raised text-text' : 'text-muted hover:bg-raised hover:text-text',
                )
              }
            >
              <Icon size={18} aria-hidden className="flex-none max-lg:hidden" />
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
