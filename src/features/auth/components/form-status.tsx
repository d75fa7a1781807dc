import type { ReactNode } from 'react'

/**
 * What stands above a form: what it is for, or why it was refused. Both have the same place, so that nothing moves when
 * a refusal arrives.
 */
export function FormStatus({ children, problem }: { children?: ReactNode; problem?: string | undefined }) {
  return (
    <div className="mb-4 flex min-h-13 items-center">
      {problem ? (
        <p
          role="alert"
          className="w-full rounded-control border border-error-line bg-error-tint px-4 py-2.5 text-detail leading-snug text-error"
        >
          {problem}
        </p>
      ) : (
        <p className="leading-snug text-muted">{children}</p>
      )}
    </div>
  )
}
