import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { chosenCategory } from '@/domain/content-section'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { CardGrid, CardGridSkeleton } from '@/ui/card-grid'
import { ItemCount, SectionList } from '@/ui/section-list'
import { ResourceCard } from '../components/resource-card'
import { resourcesQuery } from '../content-queries'

/** Free resources by category, and the PDFs. */
export function ResourceSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = useQuery(resourcesQuery(category))
  return (
    <SectionList
      read={read}
      onRetry={retryFailed}
      category={category}
      skeleton={<CardGridSkeleton picture={false} above="count" />}
    >
      {(resources) => (
        <>
          <ItemCount count={resources.length} category={category} />
          <div className="mt-4">
            <CardGrid items={resources}>{(resource) => <ResourceCard resource={resource} />}</CardGrid>
          </div>
        </>
      )}
    </SectionList>
  )
}
