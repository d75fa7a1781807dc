import { Check, Minus } from 'lucide-react'
import type { WeekDay } from '@/domain/study/streak'
import { shortWeekdayOf } from '@/domain/weekday'
import { t } from '@/language/text'
import { classNames } from '@/ui/class-names'

/** What a sign says to a screen reader. */
const words = { done: t('practised'), free: t('free day'), none: t('no practice') }

function Day({ day: { day: date, name, state, isToday } }: { day: WeekDay }) {
  return (
    <li className="grid justify-items-center gap-1.5">
      <span aria-hidden className={classNames('text-tag', isToday ? 'font-semibold' : 'text-muted')}>
        {shortWeekdayOf(date)}
      </span>
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full border',
          state === 'done'
            ? 'border-success-line bg-success-tint text-success'
            : isToday
              ? 'border-edge'
              : 'border-line text-muted',
        )}
      >
        {state === 'done' && <Check size={16} aria-hidden />}
        {state === 'free' && <Minus size={16} aria-hidden />}
        <span className="sr-only">
          {isToday ? t('Today') : name}: {words[state]}
        </span>
      </span>
    </li>
  )
}

/** The last seven days of practice as seven signs. */
export function Week({ days }: { days: readonly WeekDay[] }) {
  return (
    <ol aria-label={t('The last seven days')} className="mt-auto grid grid-cols-7 gap-1 pt-5">
      {days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </ol>
  )
}
