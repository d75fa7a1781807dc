import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { liveTestsQuery } from '@/content/live-tests/queries'
import { livePhase } from '@/domain/live-test'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { useMomentOpened } from '@/lib/hooks/use-moment-opened'
import { Button } from '@/ui/button'
import { liveRows, weekOfResults } from './live-rows'
import { isOutsideIndia } from './live-time'
import { daysOfWeek, WeekNames } from './week-names'

/**
 * The live tests that are open, to come or just over, above a list of tests; the best of their week are listed at a
 * press. Nothing where there are no live tests.
 * @param children the row in which their cards stand
 */
export function LiveTests({ children }: { children: (cards: ReactNode) => ReactNode }) {
  const id = useId()
  const now = useMomentOpened().getTime()
  const outside = useInBrowser(isOutsideIndia, false)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(liveTestsQuery)
  if (!data) return null
  const rows = liveRows(data, now, false)
  if (rows.length === 0) return null
  const week = weekOfResults(data, now)
  return (
    <section aria-labelledby={id} className="mb-6">
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {t('Live tests')}
        </h2>
        {week !== null && (
          <Button look="quiet" className="-mr-4" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('Best of the week')}
            <ChevronDown size={18} aria-hidden className={isOpen ? 'rotate-180' : ''} />
          </Button>
        )}
      </div>
      {isOpen && week !== null && (
        <section
          aria-label={t('Best of the week')}
          className="mb-3 rounded-card border border-line bg-surface px-4 py-3 sm:px-5"
        >
          <p className="text-sm text-muted">{daysOfWeek(week)}</p>
          <WeekNames week={week} />
        </section>
      )}
      {children(
        rows.map(({ title, detail, to }) => (
          <li key={to} className="w-64 flex-none md:w-auto">
            <Link
              to={to}
              className="flex h-full flex-col rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-edge"
            >
              <span lang={languageOf(title)} className="line-clamp-2 text-detail leading-snug font-semibold">
                {title}
              </span>
              <span className="mt-auto text-sm text-muted">{detail}</span>
            </Link>
          </li>
        )),
      )}
      {outside && data.some((test) => livePhase(test, now) !== 'published') && (
        <p className="mt-2 text-sm text-muted">{t('All times are India time.')}</p>
      )}
    </section>
  )
}
