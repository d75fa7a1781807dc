import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { chosenCategory } from '@/domain/content-section'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { CountedGrid } from '@/ui/counted-grid'
import { SectionList } from '@/ui/section-list'
import { ShowMore } from '@/ui/show-more'
import { ResourceCard } from '../components/resource-card'
import { resourcesList } from '../content-queries'

/** Free resources by category, and the PDFs. */
export function ResourceSection() {
  const [search] = useSearchParams()
  const category = chosenCategory(search)
  const retryFailed = useRetryFailed()
  const list = resourcesList(category)
  const read = useQuery(list.query)
  return (
    <SectionList
      read={{ data: read.data?.items, error: read.error }}
      onRetry={retryFailed}
      category={category}
      pictures={false}
    >
      {(resources) => (
        <>
          <CountedGrid items={resources} category={category}>
            {(resource) => <ResourceCard resource={resource} />}
          </CountedGrid>
          <ShowMore key={category} list={list} page={read.data} />
        </>
      )}
    </SectionList>
  )
}
