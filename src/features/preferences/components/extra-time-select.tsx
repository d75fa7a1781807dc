import { useId } from 'react'
import { type ExtraTime, extraTimes } from '@/domain/sitting/extra-time'
import { t } from '@/language/text'
import { usePreferences, useSetPreference } from '@/own/preferences/use-preferences'
import { spokenMinutes } from '../model/spoken-minutes'

const labels: Record<ExtraTime, string> = { none: t('None'), third: t('A third more'), half: t('Half more') }

/**
 * Chooses the extra time of every timer from now on.
 * @param minutes of the test or quiz that is about to begin, without extra time; the resulting time is then shown
 */
export function ExtraTimeSelect({ minutes }: { minutes?: number }) {
  const id = useId()
  const { extraTime } = usePreferences()
  const set = useSetPreference()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-detail">
      <label htmlFor={id} className="text-muted">
        {t('Extra time')}
      </label>
      <select
        id={id}
        value={extraTime}
        onChange={(event) => {
          const chosen = extraTimes.find((extra) => extra === event.target.value)
          if (chosen) void set('extraTime', chosen)
        }}
        className="min-h-11 rounded-control border border-edge/70 bg-background px-3 text-text hover:border-edge"
      >
        {extraTimes.map((extra) => (
          <option key={extra} value={extra}>
            {labels[extra]}
          </option>
        ))}
      </select>
      <p role="status">
        {minutes && extraTime !== 'none' && t('Time: {time}', { time: spokenMinutes(minutes, extraTime) })}
      </p>
    </div>
  )
}
