import { CalendarPlus } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { academy } from '@/config/academy'
import { siteUrl } from '@/config/site'
import { writeCalendar } from '@/domain/calendar'
import { type IndiaDay, readIndiaDay } from '@/domain/india-day'
import { t } from '@/language/text'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/form/checkbox'
import { Field } from '@/ui/form/field'
import type { Plan } from '../model/countdown'
import { daysWithoutExam, planEvents, readTime } from '../model/plan-calendar'
import type { PlanJob } from '../use-plan-jobs'

const usualTime = '19:00'

function Choice({ children, ...input }: ComponentProps<'input'>) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <Checkbox id={id} {...input} />
      <span>{children}</span>
    </label>
  )
}

/** Puts the plan into a calendar of the student's choice, as a file. */
export function AddToCalendar({
  owner,
  today,
  plan: { exam, examDay, minutes },
  jobs,
}: {
  owner: string
  today: IndiaDay
  plan: Plan
  /** The saved ones that are open. */
  jobs: readonly PlanJob[]
}) {
  const day = examDay === null ? null : readIndiaDay(examDay)
  const hasExam = day !== null && day >= today
  const [chosen, setChosen] = useState({ exam: true, daily: true, jobs: true })
  const [time, setTime] = useState(usualTime)
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({})
  const choose = (part: keyof typeof chosen) => () => {
    setSaid({})
    setChosen({ ...chosen, [part]: !chosen[part] })
  }
  const download = () => {
    const at = readTime(time)
    if (chosen.daily && at === null) return setSaid({ problem: t('Choose a time of day') })
    const now = Date.now()
    const events = planEvents({
      owner,
      origin: siteUrl ?? location.origin,
      now,
      exam,
      examDay: day,
      withExam: chosen.exam,
      daily: chosen.daily && at !== null ? { minutes, time: at } : null,
      jobs: chosen.jobs ? jobs : [],
    })
    if (events.length === 0)
      return setSaid({ done: t('Nothing to add. Choose at least one item with a date in the future.') })
    const text = writeCalendar(events, { name: t('{academy}: plan', { academy: academy.name }), at: now })
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${academy.name} plan.ics`)
    setSaid({
      done: t(
        'Open the downloaded file to add {count, plural, one {# event} other {# events}} to your calendar.',
        { count: events.length },
      ),
    })
  }
  return (
    <>
      <fieldset>
        <legend className="text-muted">
          {t(
            'Download a file for Google Calendar, Apple Calendar, Outlook and others. After a change, download it again: it replaces the old events.',
          )}
        </legend>
        <div className="mt-4 grid gap-1">
          {hasExam && (
            <Choice checked={chosen.exam} onChange={choose('exam')}>
              {t('Exam day, with reminders 7 days and 1 day before.')}
            </Choice>
          )}
          <Choice checked={chosen.daily} onChange={choose('daily')}>
            {hasExam
              ? t(
                  '{minutes, plural, one {# minute} other {# minutes}} of study every day, until the day before the exam.',
                  { minutes },
                )
              : t(
                  '{minutes, plural, one {# minute} other {# minutes}} of study every day, for {days} days.',
                  { minutes, days: daysWithoutExam },
                )}
          </Choice>
          {jobs.length > 0 && (
            <Choice checked={chosen.jobs} onChange={choose('jobs')}>
              {t(
                '{count, plural, one {The last date of a saved job} other {The last dates of # saved jobs}}, with reminders 7 days and 1 day before.',
                { count: jobs.length },
              )}
            </Choice>
          )}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-4">
        <div className="basis-44 max-sm:grow">
          <Field
            label={t('Study time, in India')}
            type="time"
            value={time}
            disabled={!chosen.daily}
            error={said.problem}
            onChange={(event) => {
              setSaid({})
              setTime(event.target.value)
            }}
          />
        </div>
        <Button className="min-h-12 max-sm:w-full" onClick={download}>
          <CalendarPlus size={18} aria-hidden />
          {t('Add to calendar')}
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-detail text-muted">
        {said.done}
      </p>
    </>
  )
}
