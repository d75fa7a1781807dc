import {
  CalendarClock,
  CalendarDays,
  Check,
  CirclePlay,
  ClipboardList,
  ListChecks,
  type LucideIcon,
  RotateCcw,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { classNames } from '@/ui/class-names'
import type { TodayLine } from '../model/today'

const icons: Record<TodayLine['kind'], LucideIcon> = {
  diagnosis: CirclePlay,
  revision: RotateCcw,
  daily: ListChecks,
  test: ClipboardList,
  job: CalendarClock,
  plan: CalendarDays,
}

function Line({ line: { kind, title, detail, to, isDone } }: { line: TodayLine }) {
  const Icon = isDone ? Check : icons[kind]
  return (
    <li>
      <Link
        to={to}
        className="flex h-full min-h-16 items-center gap-4 rounded-card border border-line bg-surface px-4 py-2 transition-colors hover:border-edge"
      >
        <span
          className={classNames(
            'grid size-10 flex-none place-items-center rounded-control',
            isDone ? 'bg-success-tint text-success' : 'bg-raised text-muted',
          )}
        >
          <Icon size={19} aria-hidden />
        </span>
        <span className="min-w-0">
          <span className="line-clamp-1 text-detail leading-snug font-semibold lg:line-clamp-2">{title}</span>
          <span className="mt-0.5 line-clamp-1 text-sm text-muted">
            {isDone && <span className="sr-only">Done: </span>}
            {detail}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** What the day holds, line by line, with a tick on what was done. */
export function TodayList({ lines, className }: { lines: readonly TodayLine[]; className: string }) {
  return (
    <ul aria-label="What today holds" className={className}>
      {lines.map((line) => (
        <Line key={line.kind} line={line} />
      ))}
    </ul>
  )
}
