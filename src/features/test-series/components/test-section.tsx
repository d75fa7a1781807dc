import { type ReactNode, useId } from 'react'

/** A headed list of tests with how many there are. */
export function TestSection({
  title,
  count,
  children,
}: {
  title: string
  count: number
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="flex items-baseline gap-3">
        <h2 id={id} className="text-xl sm:text-2xl">
          {title}
        </h2>
        <p className="text-muted tabular-nums">
          {count}
          <span className="sr-only">{count === 1 ? ' test' : ' tests'}</span>
        </p>
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}
