import { zodResolver } from '@hookform/resolvers/zod'
import { useDeferredValue, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { difficulties } from '@/domain/learning/indexed-question'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { bindField } from '@/ui/form/bind-field'
import { Field, SelectField } from '@/ui/form/field'
import { Spinner } from '@/ui/spinner'
import { useBeginPractice } from '../hooks/use-begin-practice'
import { type PracticeDraft, practiceForm, practiceLimits, practiceTitle } from '../model/practice-draft'
import { availableFor, type QuestionPool, topicChoices, topicNames } from '../model/question-pool'
import { Availability } from './availability'
import { BeginNote, shortStart } from './begin-note'
import { ChoiceCards } from './choice-cards'
import { TopicPicker } from './topic-picker'

const sources = [
  { value: 'new', label: t('New to me'), hint: t('New questions first, then those you got wrong.') },
  { value: 'mistakes', label: t('Only mistakes'), hint: t('Questions that you got wrong or skipped.') },
  { value: 'saved', label: t('Only saved'), hint: t('Questions that you saved.') },
]
const difficultyNames = { easy: t('Easy'), medium: t('Medium'), hard: t('Hard') } as const
const modes = [
  { value: 'untimed', label: t('No time limit'), hint: t('Answers at the end.') },
  { value: 'timed', label: t('Timed'), hint: t('Like an exam. Answers at the end.') },
  { value: 'study', label: t('Study mode'), hint: t('The answer and its explanation after each question.') },
]

/** Puts a practice together. @param initial as the address fills it in */
export function PracticeBuilder({
  owner,
  pool,
  initial,
}: {
  owner: string
  pool: QuestionPool
  initial: PracticeDraft
}) {
  const form = useForm({ resolver: zodResolver(practiceForm), defaultValues: initial })
  const { isSubmitting } = form.formState
  const draft = { ...initial, ...useWatch({ control: form.control }) }
  const { source, difficulty } = draft
  const chosen = draft.topics.join('\n')
  const names = useMemo(() => topicNames(pool), [pool])
  // Counted behind the press that changes the choice: there may be twenty thousand questions.
  const asked = useDeferredValue(
    useMemo(
      () => ({ ...initial, source, difficulty, topics: chosen === '' ? [] : chosen.split('\n') }),
      [initial, source, difficulty, chosen],
    ),
  )
  const topics = useMemo(() => topicChoices(pool, names, asked), [pool, names, asked])
  const available = useMemo(() => availableFor(pool, asked), [pool, asked])
  const { begin, problem, short } = useBeginPractice(owner, pool, draft)
  const knowsDifficulty = pool.index.some((question) => question.difficulty !== undefined)
  const submit = (anew: boolean) =>
    void form.handleSubmit((values) => {
      const topicsOf = values.topics.flatMap((key) => names.get(key) ?? [])
      return begin(values, practiceTitle(values, topicsOf), anew)
    })()
  const { count, seconds } = practiceLimits
  const start = draft.mode === 'study' ? t('Start studying') : t('Start practice')
  return (
    <form
      noValidate
      aria-label={t('New practice')}
      onSubmit={(event) => {
        event.preventDefault()
        submit(false)
      }}
    >
      <Card className="grid grid-cols-1 gap-7 p-5 sm:p-7">
        <ChoiceCards legend={t('Questions')} choices={sources} {...form.register('source')} />
        {topics.length > 0 && (
          <TopicPicker
            topics={topics}
            chosen={draft.topics}
            onChange={(next) => form.setValue('topics', next, { shouldDirty: true })}
          />
        )}
        <ChoiceCards legend={t('How to answer')} choices={modes} {...form.register('mode')} />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Field
            label={t('Number of questions')}
            type="number"
            inputMode="numeric"
            min={count.least}
            max={count.most}
            hint={t('{least} to {most}', { least: count.least, most: count.most })}
            {...bindNumber('count')}
          />
          {knowsDifficulty && (
            <SelectField label={t('Difficulty')} {...form.register('difficulty')}>
              <option value="any">{t('Any')}</option>
              {difficulties.map((one) => (
                <option key={one} value={one}>
                  {difficultyNames[one]}
                </option>
              ))}
            </SelectField>
          )}
          {draft.mode === 'timed' && (
            <Field
              label={t('Seconds for each question')}
              type="number"
              inputMode="numeric"
              min={seconds.least}
              max={seconds.most}
              hint={t('{least} to {most}', { least: seconds.least, most: seconds.most })}
              {...bindNumber('seconds')}
            />
          )}
        </div>
      </Card>
      <div className="foot-bar sticky bottom-foot -mx-4 mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-background px-4 py-3 sm:mx-0 sm:px-0">
        <div className="min-w-0 flex-1 basis-64">
          <Availability pool={pool} draft={{ ...asked, count: draft.count }} available={available} />
          <BeginNote problem={problem} short={short} onAnew={() => submit(true)} />
        </div>
        <Button
          type="submit"
          look="primary"
          className="max-sm:w-full"
          disabled={available.count === 0}
          aria-disabled={isSubmitting}
        >
          {isSubmitting && <Spinner />}
          {isSubmitting ? t('Starting...') : short ? shortStart(short) : start}
        </Button>
      </div>
    </form>
  )

  function bindNumber(name: 'count' | 'seconds') {
    const { error } = bindField(form, name)
    const clear = () => form.clearErrors(name)
    return { ...form.register(name, { valueAsNumber: true, onChange: clear }), error }
  }
}
