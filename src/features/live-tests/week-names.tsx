import { useQuery } from '@tanstack/react-query'
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

/** `23 Nov 2026 – 29 Nov 2026` @param week its Monday, `2026-11-23` */
export function daysOfWeek(week: string): string | null {
  const monday = readIndiaDay(week)
  const dateOf = (day: number) => formatMediumDate(new Date(startOfIndiaDay(day)))
  return monday === null ? null : `${dateOf(monday)} – ${dateOf(monday + 6)}`
}

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
 * The names of the best of a week's live tests, read when they are shown. The row of the student who looks is marked.
 * @param week its Monday, `2026-11-23`
 */
export function WeekNames({ week }: { week: string }) {
  const owner = useOwner()
  // Without a network it fails at once, instead of waiting for one.
  const { data, isPending, isError, refetch } = useQuery({
    ...weekBoardQuery(week),
    networkMode: 'always',
    retry: false,
  })
  if (isPending)
    return (
      <div
        role="status"
        aria-label={t('Loading: {title}', { title: t('Best of the week') })}
        className="mt-3"
      >
        <Skeleton className="h-32" />
      </div>
    )
  if (isError)
    return (
      <p role="alert" className="mt-2">
        {t('The list could not be loaded.')}{' '}
        <Button look="quiet" onClick={() => void refetch()}>
          {t('Try Again')}
        </Button>
      </p>
    )
  return data && data.names.length > 0 ? (
    <Names board={data} own={owner && boardSign(week, owner)} />
  ) : (
    <p className="mt-2 text-muted">
      {t('Nobody is listed yet. The list appears with the results of the week’s latest live test.')}
    </p>
  )
}
