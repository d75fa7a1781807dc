import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

export const rowClass =
  'flex h-full w-full items-center gap-4 rounded-card border border-line bg-surface px-4 py-2 text-left transition-colors hover:border-edge'

/** What a row shows: icon, title and what else there is to say, and at its end what a press does. */
export function RowContent({
  icon: Icon,
  title,
  detail,
  isDone = false,
  sign,
}: {
  icon: LucideIcon
  title: ReactNode
  detail?: ReactNode
  isDone?: boolean | undefined
  sign?: ReactNode
}) {
  return (
    <>
      <span
        className={classNames(
          'grid size-10 flex-none place-items-center rounded-control',
          isDone ? 'bg-success-tint text-success' : 'bg-raised text-muted',
        )}
      >
        <Icon size={19} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-detail leading-snug font-semibold">{title}</span>
        {detail && <span className="mt-0.5 block text-sm text-muted tabular-nums">{detail}</span>}
      </span>
      {sign}
    </>
  )
}
