import { useId, useState } from 'react'
import { type ExtraTime, extraTimes } from '@/domain/sitting/extra-time'
import { t } from '@/language/text'
import { usePreferences, useSetPreference } from '@/own/preferences/use-preferences'

const labels: Record<ExtraTime, { name: string; example: string }> = {
  none: { name: t('No extra time'), example: 'as each test gives it' },
  third: { name: t('A third more'), example: t('80 minutes in place of 60') },
  half: { name: t('Half more'), example: t('90 minutes in place of 60') },
}

const keptWords = {
  account: t('Kept in your account, for all your devices.'),
  device: t('Kept on this device. Your account hears of it when it can be reached.'),
} as const

/** Extra time on every clock, as a setting: kept at once, and it says where. */
export function ExtraTimeChoice() {
  const name = useId()
  const { extraTime } = usePreferences()
  const set = useSetPreference()
  const [keptIn, setKeptIn] = useState<keyof typeof keptWords | null>(null)
  const choose = (extra: ExtraTime) => {
    setKeptIn(null)
    void set('extraTime', extra).then(setKeptIn)
  }
  return (
    <fieldset>
      <legend className="text-muted">
        {t(
          'Extra time counts on every clock: tests and their sections, quizzes, daily quizzes and timed practice. It is for the next one that you begin. Your results say it; scores stay as they are.',
        )}
      </legend>
      <div className="mt-4 grid gap-2.5">
        {extraTimes.map((extra) => (
          <label
            key={extra}
            className="flex min-h-12 items-center gap-3 rounded-control border border-line px-4 py-2 has-checked:border-primary has-checked:bg-primary-tint hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary"
          >
            <input
              type="radio"
              name={name}
              checked={extra === extraTime}
              onChange={() => choose(extra)}
              className="size-4.5 flex-none accent-primary"
            />
            <span className="font-medium">
              {labels[extra].name}
              <span className="block text-sm font-normal text-muted">{labels[extra].example}</span>
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-6 text-detail text-muted">
        {keptIn && keptWords[keptIn]}
      </p>
    </fieldset>
  )
}
