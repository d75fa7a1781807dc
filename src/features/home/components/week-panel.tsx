import { Check } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { IndiaDay } from '@/domain/india-day'
import { Card } from '@/ui/card'
import { classNames } from '@/ui/class-names'
import { daysInARow, lastSevenDays, type PracticeDay } from '../model/practice-days'

function Day({ day }: { day: PracticeDay }) {
  return (
    <li className="grid justify-items-center gap-1.5">
      <span aria-hidden className={classNames('text-tag', day.isToday ? 'font-semibold' : 'text-muted')}>
        {day.name.slice(0, 2)}
      </span>
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full border',
          day.active
            ? 'border-success-line bg-success-tint text-success'
            : day.isToday
              ? 'border-edge'
              : 'border-line',
        )}
      >
        {day.active && <Check size={16} aria-hidden />}
        <span className="sr-only">
          {day.isToday ? 'Today' : day.name}: {day.active ? 'practised' : 'no practice'}
        </span>
      </span>
    </li>
  )
}

function wordsOf({ length, today }: { length: number; today: boolean }): string {
  if (length === 0) return 'One quiz or test today makes a start.'
  if (today) return 'Today is done. See you tomorrow.'
  return `One quiz or test today makes it ${length + 1}.`
}

function lengthText(length: number): string {
  if (length === 0) return 'None in a row yet'
  return length === 1 ? '1 day' : `${length} days in a row`
}

/** Days of practice in a row and the last seven days, by calendar day in India. @param days `practiceDays` */
export function WeekPanel({ days, now }: { days: ReadonlySet<IndiaDay>; now: number }) {
  const headingId = useId()
  const inARow = daysInARow(days, now)
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby={headingId} className="flex h-full flex-col">
        <h2 id={headingId} className="font-sans text-sm font-semibold tracking-normal text-muted">
          Practice days
        </h2>
        <p className="mt-1.5 font-heading text-xl leading-tight font-semibold tabular-nums sm:text-2xl">
          {lengthText(inARow.length)}
        </p>
        <p className="mt-1.5 text-detail text-muted">{wordsOf(inARow)}</p>
        <ol aria-label="The last seven days" className="mt-auto grid grid-cols-7 gap-1 pt-5">
          {lastSevenDays(days, now).map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </ol>
        <Link
          to={paths.history}
          className="mt-3 -mb-3 inline-flex min-h-11 items-center self-start text-sm font-semibold text-secondary hover:underline"
        >
          My tests
        </Link>
      </section>
    </Card>
  )
}
