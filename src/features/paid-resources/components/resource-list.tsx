import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { categoryResourcesQuery } from '@/content/packs/queries'
import type { PaidCategory } from '@/content/packs/schema'
import type { Resource } from '@/content/resources/schema'
import { DownloadAll } from '@/features/offline'
import { t } from '@/language/text'
import { savesData } from '@/lib/device/saves-data'
import { loadPdfCode } from '@/lib/pdf/load-pdfjs'
import { loadAhead } from '@/loading/route-code'
import { useLoadBehind } from '@/loading/when-idle'
import { Card } from '@/ui/card'
import { MetaLine } from '@/ui/list/item-card'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ownRequest } from '../model/own-file'
import { packContents, packFacts } from '../model/resource-facts'
import { ResourceAction } from './resource-action'
import { ResourceRow } from './resource-row'

function ResourceListSkeleton() {
  return (
    <LoadingRegion label={t('Loading resources')}>
      <div className="grid gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-24 rounded-card" />
        ))}
      </div>
    </LoadingRegion>
  )
}

/** The owned PDFs that can be downloaded together. */
const filesOf = (resources: readonly Resource[]) =>
  resources.flatMap((resource) => {
    const request = resource.kind === 'pdf' ? ownRequest(resource) : null
    return request ? [{ request, bytes: resource.sizeBytes }] : []
  })

async function loadReader(): Promise<void> {
  if (savesData()) return
  // The same page shows every book.
  loadAhead(paths.pdfViewer('book'))
  await loadPdfCode()
}

/** Beside an owned pack: the code that reads its PDFs comes while the student looks at the list. */
function WarmReader(): null {
  useLoadBehind(loadReader)
  return null
}

/** What is in a pack; locked until it is bought. @param ownerId the student who owns it; null for anybody else */
export function ResourceList({ category, ownerId }: { category: PaidCategory; ownerId: string | null }) {
  const owned = ownerId !== null
  const resources = useQuery(categoryResourcesQuery(useQueryClient(), category))
  if (resources.isPending) return <ResourceListSkeleton />
  if (!resources.data) {
    return <ErrorPanel title={t('Failed to load paid resources')} onRetry={() => void resources.refetch()} />
  }
  if (resources.data.length === 0) {
    return (
      <EmptyPanel title={t('No Resources Available')}>
        {t('No paid PDFs are currently available.')}
      </EmptyPanel>
    )
  }
  const files = filesOf(resources.data)
  const isOffered = owned && files.length > 1
  // The button has the size.
  const counted = isOffered ? resources.data.map((one) => ({ ...one, sizeBytes: null })) : resources.data
  return (
    <>
      {owned && <WarmReader />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="-mt-2 text-detail text-muted">
          <MetaLine facts={[packContents(resources.data), ...packFacts(counted)]} />
        </p>
        {isOffered && (
          <div className="min-h-11 text-detail">
            <DownloadAll files={files} />
          </div>
        )}
      </div>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {resources.data.map((resource) => (
            <ResourceRow
              key={resource.id}
              resource={resource}
              productId={owned ? category.productId : null}
              action={owned && <ResourceAction resource={resource} userId={ownerId} />}
            />
          ))}
        </ul>
      </Card>
    </>
  )
}
