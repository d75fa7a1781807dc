import { type ReactNode, useId } from 'react'
import { practiceTitleText } from '@/domain/practice-title'
import { mostAtOnce, PractiseRefs, type WantedPractice } from '@/features/sitting'
import { useOwner } from '@/session'
import { Card } from '@/ui/card'
import { classNames } from '@/ui/class-names'
import { practiseLabel } from '../model/figure-words'

/** One figure: what it is, what it says, how it looks, and the practice that it calls for. */
export function FigureCard({
  title,
  says,
  practice,
  action = practice && practice.refs.length > 0 && <PractiseFigure practice={practice} />,
  children,
}: {
  title: string
  /** The figure in a sentence. */
  says: string
  /** Offered as the action when it has questions. */
  practice?: WantedPractice
  action?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    // What says that all is well stands behind what can be practised; it has nothing that takes the focus.
    <Card className={classNames('flex min-w-0 flex-col p-5 sm:p-6', action ? '' : 'order-last self-start')}>
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

/** The button that begins a practice of the questions that a figure is of. */
function PractiseFigure({ practice }: { practice: WantedPractice }) {
  const owner = useOwner()
  if (owner === null) return null
  return (
    <PractiseRefs owner={owner} practice={practice} messageClass="mt-2">
      {practiseLabel(practice.refs.length, mostAtOnce)}
      <span className="sr-only">: {practiceTitleText(practice.title)}</span>
    </PractiseRefs>
  )
}
