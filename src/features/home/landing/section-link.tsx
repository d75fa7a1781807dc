import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The way from a part of the landing page to the whole section. */
export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 text-detail font-semibold text-secondary hover:underline"
    >
      {children}
      <span aria-hidden>→</span>
    </Link>
  )
}
