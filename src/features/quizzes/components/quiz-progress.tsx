import type { SaveState } from '@/features/sitting'
import { t } from '@/language/text'
import { AnsweredBar } from '@/ui/question/answered-bar'

/** How far through the questions the student is, how many are answered, and a warning when the device stores nothing. */
export function QuizProgress({
  place,
  answered,
  total,
  keeping,
  counts = 'answered',
}: {
  /** null before the first question can be left. */
  place: number | null
  answered: number
  total: number
  keeping: SaveState
  /** What `answered` counts: study mode has questions that are done without an answer. */
  counts?: 'answered' | 'done'
}) {
  return (
    <div>
      <div className="mb-2 flex justify-between gap-4 text-sm text-muted tabular-nums">
        <span aria-live="polite">
          {place === null
            ? t('{count, plural, one {# question} other {# questions}}', { count: total })
            : t('Question {number} of {total}', { number: place + 1, total })}
        </span>
        <span>
          {counts === 'done'
            ? t('{count} done', { count: answered })
            : t('{count} answered', { count: answered })}
        </span>
      </div>
      <AnsweredBar answered={answered} total={total} />
      <p role="status" className="text-sm text-warning">
        {keeping.status === 'refused' && (
          <span className="mt-2 block">
            {t('Not saved on this device. You lose your answers if you close this tab.')}
          </span>
        )}
      </p>
    </div>
  )
}
