/**
 * How many of the questions have an answer, as a bar.
 * @param text what a screen reader says of it in place of the number
 */
import { t } from '@/language/text'

export function AnsweredBar({ answered, total, text }: { answered: number; total: number; text?: string }) {
  return (
    <div
      role="progressbar"
      aria-label={t('Answered questions')}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={answered}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full bg-raised"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width]"
        style={{ width: `${(answered / total) * 100}%` }}
      />
    </div>
  )
}
