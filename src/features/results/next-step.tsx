import type { TestResults } from '@/domain/sitting/results'
import { t } from '@/language/text'
import type { Attempt } from '@/own/attempts/attempt'
import { Button, ButtonLink } from '@/ui/button'
import { useNextSteps } from './use-next-steps'

/**
 * The one thing to do next; nothing where a result calls for nothing.
 * @param onMistakes shows the wrong answers of the review
 */
export function NextStep({
  attempt,
  results,
  onMistakes,
}: {
  attempt: Attempt
  results: TestResults
  onMistakes: () => void
}) {
  const { first, onPress } = useNextSteps(attempt, results, onMistakes)
  if (!first) return null
  const label =
    first.minutes === undefined
      ? first.title
      : t('{title} · {minutes} min', { title: first.title, minutes: first.minutes })
  const className = 'mt-6 max-sm:w-full'
  return first.to === undefined ? (
    <Button look="primary" className={className} onClick={() => onPress(first)}>
      {label}
    </Button>
  ) : (
    <ButtonLink to={first.to} look="primary" className={className}>
      {label}
    </ButtonLink>
  )
}
