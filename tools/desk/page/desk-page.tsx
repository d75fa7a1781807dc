import type { ReactNode } from 'react'

/** A page of the desk: its title, what can be done with all of it, and its content. */
export function DeskPage({
  title,
  hint,
  actions,
  children,
}: {
  title: string
  hint?: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <title>{`${title} · Desk`}</title>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 pt-1.5 sm:flex-1 sm:basis-80 wrap-anywhere">
          <h1 className="text-2xl">{title}</h1>
          {hint && <p className="mt-1 max-w-2xl text-muted">{hint}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </>
  )
}
