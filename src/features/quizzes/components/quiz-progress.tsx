import type { SaveState } from '@/features/sitting'
import { t } from '@/language/text'
import { AnsweredBar } from '@/ui/question/answered-bar'

/** How far through the questions the student is, how many are answered, and a warning when the device stores nothing. */
export function QuizProgress({
  place,
  answered,
  total,
  keeping,
  word = 'answered',
}: {
  place: number
  answered: number
  total: number
  keeping: SaveState
  /** What `answered` counts. */
  word?: string
}) {
  return (
    <div>
      <div className="mb-2 flex justify-between gap-4 text-sm text-muted tabular-nums">
        <span aria-live="polite">{t('Question {place} of {total}', { place: place + 1, total })}</span>
        <span>{`${answered} ${word}`}</span>
      </div>
      <AnsweredBar answered={answered} total={total} />
      <p role="status" className="text-sm text-warning">
        {keeping.status === 'refused' && (
          <span className="mt-2 block">
            {t('Not saved: this device stores nothing. Your answers last until this tab is closed.')}
          </span>
        )}
      </p>
    </div>
  )
}
