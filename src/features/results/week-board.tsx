import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { weekBoardQuery } from '@/content/ranks/queries'
import type { WeekBoard as Board } from '@/content/ranks/schema'
import { languageOf } from '@/domain/text-language'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'

function Names({ board }: { board: Board }) {
  return (
    <>
      <p className="mt-2 text-sm text-muted">
        {t(
          'Percentiles of {count, plural, one {# live test} other {# live tests}} of this week, added up. Only students who show their name are listed.',
          { count: board.tests },
        )}
      </p>
      <ol className="mt-2">
        {board.names.map(({ rank, name, points, tests }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two of one name may have the same points; the list does not change
            key={place}
            className="flex gap-3 py-1.5 text-detail tabular-nums"
          >
            <span className="w-8 shrink-0 text-muted">{rank}</span>
            <span lang={languageOf(name)} className="min-w-0 grow wrap-anywhere">
              {name}
            </span>
            <span className="text-muted">
              {t('{count, plural, one {# test} other {# tests}}', { count: tests })}
            </span>
            <span className="w-16 text-right">{points.toFixed(2)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The best of the week of a live test; read when it is opened. @param week its Monday, `2026-11-23` */
export function WeekBoard({ week }: { week: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const read = useQuery({ ...weekBoardQuery(week), enabled: isOpen })
  return (
    <section aria-labelledby={id} className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-base">
          {t('Best of the week')}
        </h3>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Hide') : t('Show')}
          <span className="sr-only"> {t('Best of the week')}</span>
        </Button>
      </div>
      {isOpen && read.isPending && (
        <div role="status" aria-label={t('Loading')} className="mt-3">
          <Skeleton className="h-24" />
        </div>
      )}
      {isOpen && read.isError && (
        <p role="alert" className="mt-3">
          {t('The list could not be loaded.')}{' '}
          <Button look="quiet" onClick={() => void read.refetch()}>
            {t('Try Again')}
          </Button>
        </p>
      )}
      {isOpen &&
        read.isSuccess &&
        (read.data ? (
          <Names board={read.data} />
        ) : (
          <p className="mt-2 text-muted">
            {t(
              'Nobody is listed yet. The list comes with the results of the last live test of the week so far.',
            )}
          </p>
        ))}
    </section>
  )
}
