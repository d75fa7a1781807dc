import { useQuery } from '@tanstack/react-query'
import { liveTestsQuery } from '@/content/live-tests/queries'
import { t } from '@/language/text'
import { useInBrowser } from '@/lib/hooks/use-in-browser'
import { useMomentOpened } from '@/lib/hooks/use-moment-opened'
import { Suggestions } from '@/ui/suggestion/suggestions'
import { liveRows, weekOfResults } from './live-rows'
import { isOutsideIndia } from './live-time'
import { WeekBoard } from './week-board'

/**
 * The live tests that are open, to come or just over, above a list of tests, and the best of their week; nothing where
 * there are none.
 */
export function LiveTests() {
  const now = useMomentOpened().getTime()
  const outside = useInBrowser(isOutsideIndia, false)
  const { data } = useQuery(liveTestsQuery)
  const rows = data ? liveRows(data, now, outside) : []
  const week = data ? weekOfResults(data, now) : null
  return rows.length === 0 ? null : (
    <div className="mb-8">
      <Suggestions title={t('Live tests')} suggestions={rows} />
      {week !== null && (
        <WeekBoard
          week={week}
          className="mt-3 rounded-card border border-line bg-surface px-4 py-3 sm:px-5"
        />
      )}
    </div>
  )
}
