import { useSearchParams } from 'react-router-dom'
import { resourcesList } from '@/content/resources/queries'
import { chosenCategory } from '@/domain/content-section'
import { usePagedList } from '@/lib/paged-list'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { CountedGrid } from '@/ui/counted-grid'
import { SectionList } from '@/ui/section-list'
import { ResourceCard } from '../components/resource-card'
import { pdfsCategory } from '../model/sections'

/** Free resources by category, and the PDFs. */
export function ResourceSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const read = usePagedList(
    resourcesList(category === pdfsCategory ? { of: 'pdfs' } : { of: 'resources', category }),
  )
  return (
    <SectionList read={read} onRetry={retryFailed} category={category} pictures={false}>
      {(resources) => (
        <CountedGrid items={resources} category={category}>
          {(resource) => <ResourceCard resource={resource} />}
        </CountedGrid>
      )}
    </SectionList>
  )
}
