import { type ReactNode, useId, useState } from 'react'
import { Trans } from '@/language/trans'

/** How many of a section stand there at first: the others' best ones should be near. */
const shownAtFirst = 5

/** The results of one section under its name. */
export function SectionResults<Result>({
  label,
  results,
  children,
}: {
  label: string
  results: readonly Result[]
  /** The row of one result. */
  children: (result: Result) => ReactNode
}) {
  const headingId = useId()
  const [showsAll, setShowsAll] = useState(false)
  const hidden = showsAll ? 0 : results.length - shownAtFirst
  return (
    <section aria-labelledby={headingId}>
      <h3
        id={headingId}
        className="px-3 font-sans text-caption font-semibold tracking-wide text-muted sm:px-4"
      >
        {label}
      </h3>
      <ul className="mt-1">{(hidden > 0 ? results.slice(0, shownAtFirst) : results).map(children)}</ul>
      {hidden > 0 && (
        <button
          type="button"
          className="min-h-11 rounded-control px-3 text-sm font-medium text-secondary -outline-offset-2 hover:bg-raised sm:px-4"
          onClick={() => setShowsAll(true)}
        >
          <Trans
            message={'{count} more<s> in {section}</s>'}
            values={{ count: hidden, section: label }}
            parts={{ s: <span className="sr-only" /> }}
          />
        </button>
      )}
    </section>
  )
}
