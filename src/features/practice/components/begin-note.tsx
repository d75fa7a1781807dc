import { t } from '@/language/text'
import { Button } from '@/ui/button'
import type { ShortPractice } from '../hooks/use-begin-practice'

/** What a start button says of a practice that can begin with fewer questions. */
export const shortStart = ({ paper }: ShortPractice): string =>
  t('{count, plural, one {Start with this one} other {Start with these #}}', {
    count: paper.questions.length,
  })

/** Why a practice cannot begin, or how many of its questions it would begin with at the next press. */
export function BeginNote({
  problem,
  short,
  onAnew,
}: {
  problem: string | null
  short: ShortPractice | null
  /** Tries once more to have all of them. */
  onAnew: () => void
}) {
  return (
    <>
      <p role="alert" className="text-detail text-error">
        {problem}
      </p>
      <p role="status" className="text-detail">
        {short &&
          t(
            'Only {loaded} of {wanted, plural, one {# question} other {# questions}} could be loaded. The others cannot be opened now.',
            { loaded: short.paper.questions.length, wanted: short.wanted },
          )}
      </p>
      {short && (
        <Button look="quiet" className="-ml-3 px-3!" onClick={onAnew}>
          {t('Try Again')}
        </Button>
      )}
    </>
  )
}
