import { Link } from 'react-router-dom'

/** The way to the other account page, below a form. */
export function OtherPageLine({
  question,
  label,
  to,
  state,
}: {
  question?: string
  label: string
  to: string
  state?: unknown
}) {
  return (
    <p className="-mb-3 flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 text-sm text-muted">
      {question}
      <Link
        to={to}
        state={state}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-secondary hover:underline"
      >
        {label}
      </Link>
    </p>
  )
}
