import { useId, useState } from 'react'
import { readIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'
import { usePreferences, useSetPreference } from '@/own/preferences/use-preferences'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'

const minuteChoices = [5, 10, 15, 20, 30, 45, 60, 90, 120]

const controlLook =
  'min-h-11 rounded-control border border-edge/70 bg-background px-3 text-detail text-text hover:border-edge'

/** Minutes a day that revision gets. */
export function MinutesSelect({ owner }: { owner: string }) {
  const id = useId()
  const { minutes } = usePreferences(owner)
  const set = useSetPreference()
  const choices = minuteChoices.includes(minutes)
    ? minuteChoices
    : [...minuteChoices, minutes].sort((a, b) => a - b)
  return (
    <div className="flex items-center gap-3 text-detail">
      <label htmlFor={id} className="text-muted">
        {t('Minutes a day')}
      </label>
      <select
        id={id}
        value={minutes}
        onChange={(event) => void set('minutes', Number(event.target.value))}
        className={controlLook}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Whether a date is one that somebody means, and not a year that is still being typed. */
const isMeant = (text: string) => readIndiaDay(text) !== null && text >= '2000'

/** The day of the exam, before which revision ends. */
export function ExamDayField({ owner, className }: { owner: string; className?: string }) {
  const id = useId()
  const { examDay } = usePreferences(owner)
  const set = useSetPreference()
  /** What is typed and no date yet; null for nothing. */
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2 text-detail', className)}>
      <label htmlFor={id} className="text-muted">
        {t('Exam date')}
      </label>
      <input
        id={id}
        type="date"
        value={draft ?? examDay ?? ''}
        onChange={({ target: { value } }) => {
          if (isMeant(value)) void set('examDay', value)
          setDraft(isMeant(value) ? null : value)
        }}
        onBlur={() => setDraft(null)}
        className={classNames(controlLook, 'scheme-dark')}
      />
      {examDay !== null && (
        <Button look="quiet" className="px-3!" onClick={() => void set('examDay', null)}>
          {t('Remove date')}
        </Button>
      )}
    </div>
  )
}
