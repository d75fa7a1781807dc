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
  // A suggestion of unanswered questions is a sentence of advice; its button says what a press does.
  const title =
    first.kind === 'open'
      ? t('Practise {count, plural, one {# unanswered question} other {# unanswered questions}}', {
          count: first.questions.length,
        })
      : first.title
  const label =
    first.minutes === undefined ? title : t('{title} · {minutes} min', { title, minutes: first.minutes })
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
