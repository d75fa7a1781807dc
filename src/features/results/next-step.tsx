import type { ResultSuggestion } from '@/domain/study/after-result'
import { Button, ButtonLink } from '@/ui/button'

/**
 * The one thing to do next; nothing where a result calls for nothing.
 * @param onPress what the page does for a suggestion without an address
 */
export function NextStep({
  first,
  onPress,
}: {
  first: ResultSuggestion | undefined
  onPress: (suggestion: ResultSuggestion) => void
}) {
  if (!first) return null
  const label = first.minutes === undefined ? first.title : `${first.title} · ${first.minutes} min`
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
