import { Link } from 'react-router-dom'
import { classNames } from '@/ui/class-names'

/** Instead of real data that is missing or cannot be had: a quiet line with the way to its section. */
export function QuietNote({
  text,
  action,
  to,
  className,
}: {
  text: string
  action: string
  to: string
  className: string
}) {
  return (
    <div
      className={classNames(
        'grid content-center rounded-card border border-dashed border-line px-6 text-center text-muted',
        className,
      )}
    >
      <p>{text}</p>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center justify-center font-semibold text-secondary hover:underline"
      >
        {action}
      </Link>
    </div>
  )
}
