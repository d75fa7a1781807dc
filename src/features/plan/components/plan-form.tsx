import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { packagesQuery } from '@/content/categories/queries'
import { oncePerDay } from '@/content/kept'
import { type IndiaDay, writeIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'
import { preferenceLimits } from '@/own/preferences/preferences'
import { useSetPreference } from '@/own/preferences/use-preferences'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { Spinner } from '@/ui/spinner'
import { examNames, type PlanDraft, planForm } from '../model/plan-form'

const { minutes } = preferenceLimits

/**
 * Exam, date and minutes a day.
 * @param saved what is set now; what is being written stays when that changes elsewhere
 * @param onSaved gets where it is stored; null when a field is edited, which clears the message about the last save
 */
export function PlanForm({
  saved,
  today,
  onSaved,
}: {
  saved: PlanDraft
  today: IndiaDay
  onSaved: (place: 'account' | 'device' | null) => void
}) {
  const listId = useId()
  const form = useForm({
    resolver: zodResolver(planForm(today)),
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const { isSubmitting } = form.formState
  const set = useSetPreference()
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
    onSaved(isTold ? 'account' : 'device')
  })
  const bind = (name: keyof PlanDraft, options: { valueAsNumber?: true } = {}) => ({
    ...form.register(name, {
      ...options,
      onChange: () => {
        form.clearErrors(name)
        onSaved(null)
      },
    }),
    error: form.formState.errors[name]?.message,
  })
  return (
    <form
      noValidate
      aria-label={t('Your plan')}
      className="grid gap-4"
      onSubmit={(event) => void onSubmit(event)}
    >
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
      <div className="flex flex-wrap gap-4">
        <div className="basis-44 grow">
          <Field
            label={t('Exam date')}
            type="date"
            min={writeIndiaDay(today)}
            hint={t('If announced')}
            {...bind('examDay')}
          />
        </div>
        <div className="basis-24 grow">
          <Field
            label={t('Minutes a day')}
            type="number"
            inputMode="numeric"
            min={minutes.least}
            max={minutes.most}
            hint={t('{least} to {most}', { least: minutes.least, most: minutes.most })}
            {...bind('minutes', { valueAsNumber: true })}
          />
        </div>
      </div>
      <Button
        type="submit"
        look="primary"
        className="justify-self-start max-sm:w-full"
        aria-disabled={isSubmitting}
      >
        {isSubmitting && <Spinner />}
        {isSubmitting ? t('Saving...') : t('Save plan')}
      </Button>
    </form>
  )
}
