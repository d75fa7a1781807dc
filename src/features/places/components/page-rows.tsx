import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '@/ui/card'

interface PageRow {
  to: string
  icon: LucideIcon
  title: string
  detail: ReactNode
}

/** A list of pages to go to: icon, title and one plain line each. */
export function PageRows({ label, rows }: { label: string; rows: readonly PageRow[] }) {
  return (
    <Card>
      <ul aria-label={label} className="divide-y divide-line">
        {rows.map(({ to, icon: Icon, title, detail }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex items-center gap-4 rounded-card px-4 py-3 -outline-offset-2 hover:bg-raised"
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
    </Card>
  )
}
