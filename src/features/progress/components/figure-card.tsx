import { type ReactNode, useId } from 'react'
import { Card } from '@/ui/card'
import { classNames } from '@/ui/class-names'

/** One figure: what it is, what it says, how it looks, and the practice that it calls for. */
export function FigureCard({
  title,
  says,
  action,
  children,
}: {
  title: string
  /** The figure in a sentence. */
  says: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    // What says that all is well stands behind what can be practised; it has nothing that takes the focus.
    <Card className={classNames('flex min-w-0 flex-col p-5 sm:p-6', action ? '' : 'order-last')}>
      <section aria-labelledby={id} className="flex grow flex-col">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <div className="mt-1.5 text-detail text-muted">{says}</div>
        {children && <div className="mt-4">{children}</div>}
        {action && <div className="mt-auto pt-5">{action}</div>}
      </section>
    </Card>
  )
}
