import { useQuery } from '@tanstack/react-query'
import { liveTestsQuery } from '@/content/live-tests/queries'
import { t } from '@/language/text'
import { useMomentOpened } from '@/lib/hooks/use-moment-opened'
import { Suggestions } from '@/ui/suggestion/suggestions'
import { liveRows } from './live-rows'

/** The live tests that are open, to come or just over, above a list of tests; nothing where there are none. */
export function LiveTests() {
  const now = useMomentOpened().getTime()
  const { data } = useQuery(liveTestsQuery)
  const rows = data ? liveRows(data, now) : []
  return rows.length === 0 ? null : (
    <div className="mb-8">
      <Suggestions title={t('Live tests')} suggestions={rows} />
    </div>
  )
}
