import type { ReactNode } from 'react'

/**
 * What stands above a form: what it is for, or why it was refused. Both have the same place, so that nothing moves when
 * a refusal arrives.
 */
export function FormStatus({
  children,
  problem,
  way,
}: {
  children?: ReactNode
  problem?: string | undefined
  /** A link that solves the problem, beside it. */
  way?: ReactNode
}) {
  return (
    <div className="mb-3 flex min-h-11 items-center">
      {problem ? (
        <div className="w-full rounded-control border border-error-line bg-error-tint px-4 py-2.5 text-detail leading-snug text-error">
          <p role="alert">{problem}</p>
          {way}
        </div>
      ) : (
        <p className="leading-snug text-muted">{children}</p>
      )}
    </div>
  )
}
