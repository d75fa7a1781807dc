import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { packagesQuery } from '@/content/categories/queries'
import { oncePerDay } from '@/content/kept'
import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { preferenceLimits } from '@/own/preferences/preferences'
import { useSetPreference } from '@/own/preferences/use-preferences'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Field } from '@/ui/form/field'
import { Spinner } from '@/ui/spinner'
import { examNames, type PlanDraft, planForm } from '../model/plan-form'

const keptWords = {
  account: t('Saved in your account, for all your devices.'),
  device: t("Saved on this device. We'll sync it when you're online."),
  visitor: t('Saved on this device. Sign in to have it on your other devices too.'),
} as const

const { minutes } = preferenceLimits

/** Exam, date and minutes a day. @param saved what is set now; what is being written stays when that changes elsewhere */
export function PlanForm({ owner, saved, today }: { owner: string; saved: PlanDraft; today: IndiaDay }) {
  const listId = useId()
  const form = useForm({
    resolver: zodResolver(planForm(today)),
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const { isSubmitting } = form.formState
  const set = useSetPreference()
  const [keptIn, setKeptIn] = useState<keyof typeof keptWords | null>(null)
  // The exams of the packages that are sold here come first.
  const { data: packages = [] } = useQuery(oncePerDay(packagesQuery))
  const names = [...new Set([...packages.map(({ name }) => name), ...examNames])]
  const onSubmit = form.handleSubmit(async (draft) => {
    // Without the spaces around it.
    form.setValue('exam', draft.exam)
    const places: Array<Promise<'account' | 'device'>> = []
    if (draft.exam !== saved.exam) places.push(set('exam', draft.exam))
    if (draft.examDay !== saved.examDay)
      places.push(set('examDay', draft.examDay === '' ? null : draft.examDay))
    if (draft.minutes !== saved.minutes) places.push(set('minutes', draft.minutes))
    const isTold = (await Promise.all(places)).every((place) => place === 'account')
    form.reset(draft)
    setKeptIn(owner === visitor ? 'visitor' : isTold ? 'account' : 'device')
  })
  /** What is said of the last save is no longer so when a field is edited. */
  const bind = (name: keyof PlanDraft, options: { valueAsNumber?: true } = {}) => ({
    ...form.register(name, {
      ...options,
      onChange: () => {
        form.clearErrors(name)
        setKeptIn(null)
      },
    }),
    error: form.formState.errors[name]?.message,
  })
  return (
    <Card className="p-5 sm:p-7">
      <form noValidate aria-label={t('Your plan')} onSubmit={(event) => void onSubmit(event)}>
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <Field
              label={t('Exam')}
              list={listId}
              autoComplete="off"
              maxLength={preferenceLimits.exam}
              placeholder={t('Such as APPSC Group 2')}
              {...bind('exam')}
            />
            <datalist id={listId}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
          </div>
          <Field
            label={t('Exam date')}
            type="date"
            min={writeIndiaDay(today)}
            hint={t('Leave it empty if the date is not announced yet.')}
            {...bind('examDay')}
          />
          <Field
            label={t('Minutes a day')}
            type="number"
            inputMode="numeric"
            min={minutes.least}
            max={minutes.most}
            hint={t('{least} to {most}, for revision', { least: minutes.least, most: minutes.most })}
            {...bind('minutes', { valueAsNumber: true })}
          />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" look="primary" className="max-sm:w-full" aria-disabled={isSubmitting}>
            {isSubmitting && <Spinner />}
            {isSubmitting ? t('Saving...') : t('Save plan')}
          </Button>
          <p role="status" className="min-w-40 flex-1 text-detail text-muted">
            {keptIn && keptWords[keptIn]}
          </p>
        </div>
      </form>
    </Card>
  )
}
