import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/ui/class-names'
import { RowContent, rowClass } from '@/ui/row'

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
  rows: ReadonlyArray<{ to: string } & Omit<ComponentProps<typeof RowContent>, 'sign'>>
  lead?: ReactNode
}) {
  return (
    <ul
      aria-label={label}
      className={classNames('grid gap-2 sm:grid-cols-2 sm:gap-3', lead !== undefined && 'lg:grid-cols-3')}
    >
      {lead && <li className="sm:col-span-2 lg:row-span-2">{lead}</li>}
      {rows.map(({ to, ...row }) => (
        <li key={to}>
          <Link to={to} className={`${rowClass} sm:p-6`}>
            <RowContent
              {...row}
              sign={<ChevronRight size={18} aria-hidden className="flex-none text-muted" />}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
