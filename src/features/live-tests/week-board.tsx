import { useId, useState } from 'react'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { daysOfWeek, WeekNames } from './week-names'

/**
 * The best of a week's live tests, which is read when it is opened.
 * @param week its Monday, `2026-11-23`
 */
export function WeekBoard({ week, className }: { week: string; className: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 id={id} className="text-base">
            {t('Best of the week')}
          </h3>
          <p className="text-sm text-muted">{daysOfWeek(week)}</p>
        </div>
        <Button
          look="quiet"
          className="-mr-4"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('Hide') : t('Show')}
        </Button>
      </div>
      {isOpen && <WeekNames week={week} />}
    </section>
  )
}
