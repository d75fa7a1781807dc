import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/ui/class-names'

interface PageRow {
  to: string
  icon: LucideIcon
  title: string
  detail: string
}

/**
 * Pages to go to as cards: icon, title and one plain line each.
 * @param lead comes first, and is four cards large on a wide screen
 */
export function PageRows({
  label,
  rows,
  lead,
}: {
  label: string
  rows: readonly PageRow[]
  lead?: ReactNode
}) {
  return (
    <ul
      aria-label={label}
      className={classNames('grid gap-2 sm:grid-cols-2 sm:gap-3', lead !== undefined && 'lg:grid-cols-3')}
    >
      {lead && <li className="sm:col-span-2 lg:row-span-2">{lead}</li>}
      {rows.map(({ to, icon: Icon, title, detail }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-center gap-4 rounded-card border border-line bg-surface px-4 py-2 sm:p-6 transition-colors hover:border-edge"
          >
            <span className="grid size-10 flex-none place-items-center rounded-control bg-raised text-muted">
              <Icon size={19} aria-hidden />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-detail leading-snug font-semibold">{title}</span>
              <span className="mt-0.5 block text-sm text-muted tabular-nums">{detail}</span>
            </span>
            <ChevronRight size={18} aria-hidden className="flex-none text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
