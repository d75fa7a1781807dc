import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { languageOf, languageOfFact } from '@/domain/text-language'

/** A page about one item: a column to read and, on a desktop, a narrow one beside it. */
export function ItemPage({ children }: { children: ReactNode }) {
  return (
    <div className="page-column grid grid-cols-1 gap-8 py-5 sm:py-7 lg:grid-cols-[1fr_340px] lg:items-start lg:gap-12">
      {children}
    </div>
  )
}

/** A fact of an item, such as its category; the value is left out when nobody knows it. */
interface Fact {
  label: string
  value: ReactNode
}

/** The facts of an item, one a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line text-detail">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="flex justify-between gap-4 py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd
                lang={typeof value === 'string' ? languageOfFact(value) : undefined}
                className="min-w-0 text-right font-medium"
              >
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** How many other items a page leads to, at most. */
export const shownBeside = 4

export interface RelatedItem {
  id: string
  to: string
  title: string
  note: string | null
}

/** Other items to go on with, under a heading; nothing when there are none. */
export function RelatedItems({ title, items }: { title: string; items: readonly RelatedItem[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 grid gap-3">
        {items.map(({ id, to, title: name, note }) => (
          <li key={id}>
            <Link
              to={to}
              className="flex h-full flex-col gap-1.5 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge"
            >
              <span lang={languageOf(name)} className="leading-snug font-semibold">
                {name}
              </span>
              {note && <span className="text-meta text-muted">{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
