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
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{title}</h1>
          {hint && <p className="mt-1 max-w-2xl text-muted">{hint}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </>
  )
}
