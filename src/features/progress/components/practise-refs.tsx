import { mostAtOnce, usePractiseRefs, type WantedPractice } from '@/features/attempts'
import { useOwner } from '@/features/auth'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { practiseLabel } from '../model/figure-words'

function Ready({ owner, practice }: { owner: string; practice: WantedPractice }) {
  const { state, begin } = usePractiseRefs(owner, practice)
  const isLoading = state === 'loading'
  return (
    <>
      <Button onClick={() => void begin()} aria-disabled={isLoading}>
        {isLoading && <Spinner />}
        <span>
          {isLoading ? 'Starting...' : practiseLabel(practice.refs.length, mostAtOnce)}
          <span className="sr-only">: {practice.title}</span>
        </span>
      </Button>
      <p role="alert" className="mt-2 text-sm text-muted empty:hidden">
        {state === 'failed' &&
          'These questions are not on this device yet. Check your internet connection and try again.'}
      </p>
    </>
  )
}

/** The button that begins a practice of the questions that a figure is of. */
export function PractiseRefs({ practice }: { practice: WantedPractice }) {
  const owner = useOwner()
  return owner === null ? null : <Ready owner={owner} practice={practice} />
}
