import { Check, Circle, CircleDashed, type LucideIcon, X } from 'lucide-react'
import type { TestResults } from '@/domain/sitting/results'
import { t } from '@/language/text'
import { scoreText } from './score-card'

/**
 * A count with its icon. A phone has room for the word only in the text of a screen reader. Unanswered is a circle, because a
 * dash would look like a minus sign.
 */
function Count({
  icon: Icon,
  tone,
  label,
  count,
}: {
  icon: LucideIcon
  tone: string
  label: string
  count: number
}) {
  return (
    <span className={`inline-flex items-center gap-1 ${tone}`}>
      <Icon size={16} aria-hidden />
      <span className="max-sm:sr-only">{label}</span> {count}
    </span>
  )
}

/** The score card in one line, above the tabs that show something else. */
export function ScoreLine({ results }: { results: TestResults }) {
  const { correct, wrong, partial, unanswered } = results.score
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
      <span className="font-semibold">{scoreText(results)}</span>
      <Count icon={Check} tone="text-success" label={t('Correct')} count={correct} />
      <Count icon={X} tone="text-error" label={t('Wrong')} count={wrong} />
      {partial > 0 && (
        <Count icon={CircleDashed} tone="text-warning" label={t('Partly Correct')} count={partial} />
      )}
      <Count icon={Circle} tone="text-muted" label={t('Unanswered')} count={unanswered} />
    </p>
  )
}
