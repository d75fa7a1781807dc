import {
  Bookmark,
  ChevronRight,
  FlagTriangleRight,
  ListChecks,
  ReceiptIndianRupee,
  Settings,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { practicePages } from '@/config/practice-pages'

const links = [
  { to: paths.history, label: 'My tests', icon: ListChecks },
  { to: paths.purchases, label: 'My purchases', icon: ReceiptIndianRupee },
  { to: paths.saved, label: 'Saved', icon: Bookmark },
  { to: paths.reports, label: 'Reported questions', icon: FlagTriangleRight },
  { to: paths.account, label: 'Account settings', icon: Settings },
] as const

/** Pages about the student's own things; following one closes the overlay. */
export function ProfileLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <nav aria-label="Your pages" className="mb-6 border-y border-line">
      <ul
        aria-label="Practise"
        className="grid grid-cols-2 gap-x-4 @max-[20rem]:flex @max-[20rem]:flex-wrap border-b border-line py-1"
      >
        {practicePages.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onFollow}
              className="flex min-h-11 items-center font-medium hover:text-secondary"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="divide-y divide-line">
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onFollow}
              className="flex min-h-12 items-center gap-3 py-2 font-medium hover:text-secondary"
            >
              <Icon size={18} aria-hidden className="text-muted" />
              <span className="flex-1">{label}</span>
              <ChevronRight size={18} aria-hidden className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
