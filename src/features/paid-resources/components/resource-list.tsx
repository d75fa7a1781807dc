import { useQuery, useQueryClient } from '@tanstack/react-query'
import { categoryResourcesQuery } from '@/content/packs/queries'
import type { PaidCategory } from '@/content/packs/schema'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { packContents, packFacts } from '../model/resource-facts'
import { KeepResource } from './keep-resource'
import { ResourceAction } from './resource-action'
import { ResourceRow } from './resource-row'
import { ResourceListSkeleton } from './skeletons'
import { WarmReader } from './warm-reader'

/** What is in a pack; locked until it is bought. @param ownerId the student who owns it; null for anybody else */
export function ResourceList({ category, ownerId }: { category: PaidCategory; ownerId: string | null }) {
  const owned = ownerId !== null
  const resources = useQuery(categoryResourcesQuery(useQueryClient(), category))
  if (resources.isPending) return <ResourceListSkeleton />
  if (!resources.data) {
    return <ErrorPanel title="Failed to load paid resources" onRetry={() => void resources.refetch()} />
  }
  if (resources.data.length === 0) {
    return <EmptyPanel title="No Resources Available">No paid PDFs are currently available.</EmptyPanel>
  }
  return (
    <>
      {owned && <WarmReader />}
      <p className="-mt-2 mb-4 text-detail text-muted tabular-nums">
        {[packContents(resources.data), packFacts(resources.data)].filter(Boolean).join(' · ')}
      </p>
      <ul className="grid gap-3">
        {resources.data.map((resource) => (
          <ResourceRow
            key={resource.id}
            resource={resource}
            productId={owned ? category.productId : null}
            action={owned && <ResourceAction resource={resource} userId={ownerId} />}
            keeping={owned && resource.kind === 'pdf' && <KeepResource resource={resource} />}
          />
        ))}
      </ul>
    </>
  )
}
