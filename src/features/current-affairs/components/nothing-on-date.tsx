import { useSearchParams } from 'react-router-dom'
import { Button } from '@/ui/button'
import { EmptyPanel } from '@/ui/panels'
import { withFilter } from '../model/article-filters'

/** There are articles, but none on the date that is asked for. */
export function NothingOnDate() {
  const [search, setSearch] = useSearchParams()
  return (
    <EmptyPanel
      title="No content available for this date"
      actions={<Button onClick={() => setSearch(withFilter(search, 'clear-dates'))}>Clear</Button>}
    >
      Pick another date, or clear the filter.
    </EmptyPanel>
  )
}
