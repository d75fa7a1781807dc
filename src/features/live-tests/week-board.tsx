import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { weekBoardQuery } from '@/content/ranks/week-board-query'
import type { WeekBoard as Board } from '@/content/ranks/week-board-repository'
import { readIndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { boardSign } from '@/domain/live-tests/week-board'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { formatMediumDate } from '@/lib/dates'
import { useOwner } from '@/session'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'

function Names({ board, own }: { board: Board; own: string | null }) {
  return (
    <>
      <p className="mt-2 text-sm text-muted">
        {t(
          'Each student’s percentiles of {count, plural, one {# live test} other {# live tests}}, added up. Only students who show their name are listed.',
          { count: board.tests },
        )}
      </p>
      <ol className="-mx-3 mt-2 max-w-2xl">
        {board.names.map(({ rank, name, points, tests, sign }) => (
          <li
            key={sign}
            className={classNames(
              'flex gap-3 rounded-control px-3 py-1.5 text-detail tabular-nums',
              sign === own && 'bg-raised font-semibold',
            )}
          >
            <span className="w-8 shrink-0 text-muted">{rank}</span>
            <span className="min-w-0 grow wrap-anywhere">
              <span lang={languageOf(name)}>{name}</span>
              {sign === own && <span className="text-secondary"> {t('(you)')}</span>}
            </span>
            <span className="shrink-0 text-muted">
              {t('{count, plural, one {# test} other {# tests}}', { count: tests })}
            </span>
            <span className="w-16 shrink-0 text-right">{(points / 100).toFixed(2)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/**
 * The best of a week's live tests, which is read when it is opened. The row of the student who looks at it is marked.
 * @param week its Monday, `2026-11-23`
 */
export function WeekBoard({ week, className }: { week: string; className: string }) {
  const id = useId()
  const owner = useOwner()
  const [isOpen, setOpen] = useState(false)
  const read = useQuery({ ...weekBoardQuery(week), enabled: isOpen })
  const monday = readIndiaDay(week)
  const dateOf = (day: number) => formatMediumDate(new Date(startOfIndiaDay(day)))
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 id={id} className="text-base">
            {t('Best of the week')}
          </h3>
          {monday !== null && (
            <p className="text-sm text-muted">
              {dateOf(monday)} – {dateOf(monday + 6)}
            </p>
          )}
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
      {isOpen && read.isPending && (
        <div
          role="status"
          aria-label={t('Loading: {title}', { title: t('Best of the week') })}
          className="mt-3"
        >
          <Skeleton className="h-32" />
        </div>
      )}
      {isOpen && read.isError && (
        <p role="alert" className="mt-2">
          {t('The list could not be loaded.')}{' '}
          <Button look="quiet" onClick={() => void read.refetch()}>
            {t('Try Again')}
          </Button>
        </p>
      )}
      {isOpen &&
        read.isSuccess &&
        (read.data && read.data.names.length > 0 ? (
          <Names board={read.data} own={owner && boardSign(week, owner)} />
        ) : (
          <p className="mt-2 text-muted">
            {t('Nobody is listed yet. The list appears with the results of the week’s latest live test.')}
          </p>
        ))}
    </section>
  )
}
