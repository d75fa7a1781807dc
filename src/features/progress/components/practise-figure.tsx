import { mostAtOnce, PractiseRefs, type WantedPractice } from '@/features/sitting'
import { useOwner } from '@/session'
import { practiseLabel } from '../model/figure-words'

/** The button that begins a practice of the questions that a figure is of. */
export function PractiseFigure({ practice }: { practice: WantedPractice }) {
  const owner = useOwner()
  if (owner === null) return null
  return (
    <PractiseRefs owner={owner} practice={practice} messageClass="mt-2">
      {practiseLabel(practice.refs.length, mostAtOnce)}
      <span className="sr-only">: {practice.title}</span>
    </PractiseRefs>
  )
}
