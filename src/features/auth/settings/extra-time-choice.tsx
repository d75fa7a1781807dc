import { useId, useState } from 'react'
import { type ExtraTime, extraTimes } from '@/domain/sitting/extra-time'
import { t } from '@/language/text'
import { usePreferences, useSetPreference } from '@/own/preferences/use-preferences'

export const extraTimeNames: Record<ExtraTime, string> = {
  none: t('No extra time'),
  third: t('A third more'),
  half: t('Half more'),
}

const examples: Record<ExtraTime, string> = {
  none: t('The time that each test gives'),
  third: t('80 minutes instead of 60'),
  half: t('90 minutes instead of 60'),
}

const keptWords = {
  account: t('Saved in your account, for all your devices.'),
  device: t("Saved on this device. We'll sync it when you're online."),
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
          'Extra time applies to every timer, from the next test or quiz that you begin. Your results show it, and your scores stay the same.',
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
              {extraTimeNames[extra]}
              <span className="block text-sm font-normal text-muted">{examples[extra]}</span>
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
