import type { MistakeReason, QuestionCard } from '@/domain/learning/card'
import { mistakeReasons } from '@/domain/learning/card'
import type { QuestionRef } from '@/domain/question/ref'
import { t } from '@/language/text'
import { useChangeCard } from '@/own/cards/query'
import { classNames } from '@/ui/class-names'

const labels: Record<MistakeReason, string> = {
  concept: t('Concept'),
  calculation: t('Calculation'),
  misread: t('Misread'),
  time: t('Out of time'),
  guess: t('Guess'),
}

/** Why a question went wrong, in the student's judgement; the chosen one pressed again takes it back. */
export function ReasonChoice({
  question,
  card,
  className,
}: {
  question: QuestionRef
  card: QuestionCard | undefined
  className?: string
}) {
  const { setReason } = useChangeCard()
  const chosen = card?.reason?.value ?? null
  return (
    <fieldset className={className}>
      <legend className="text-sm font-semibold text-muted">{t('What went wrong?')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {mistakeReasons.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={reason === chosen}
            onClick={() => setReason(question, reason === chosen ? null : reason)}
            className={classNames(
              'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors',
              reason === chosen
                ? 'border-text bg-raised text-text'
                : 'border-line text-muted hover:border-edge hover:text-text',
            )}
          >
            {labels[reason]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
