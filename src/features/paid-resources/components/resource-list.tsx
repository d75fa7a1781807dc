import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { categoryResourcesQuery } from '@/content/packs/queries'
import type { PaidCategory } from '@/content/packs/schema'
import type { Resource } from '@/content/resources/schema'
import { DownloadFile, fileRequest } from '@/features/offline'
import { t } from '@/language/text'
import { savesData } from '@/lib/device/saves-data'
import { loadPdfCode } from '@/lib/pdf/load-pdfjs'
import { loadAhead } from '@/loading/route-code'
import { useLoadBehind } from '@/loading/when-idle'
import { MetaLine } from '@/ui/list/item-card'
import { EmptyPanel, ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ownFile } from '../model/own-file'
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

/** Downloads an owned PDF for offline; nothing for one of another site. */
function KeepResource({ resource }: { resource: Resource }) {
  const { id, title, address, sizeBytes } = resource
  const file = ownFile(address)
  if (!file) return null
  const productId = file.kind === 'storage' ? file.productId : resource.productId
  return <DownloadFile request={fileRequest(id, file, { title, productId })} bytes={sizeBytes} />
}

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
  return (
    <>
      {owned && <WarmReader />}
      <p className="-mt-2 mb-4 text-detail text-muted">
        <MetaLine facts={[packContents(resources.data), ...packFacts(resources.data)]} />
        {owned && (
          <span className="mt-1 block">
            {t(
              '“Download” saves the PDF file. “Download for offline” lets you read it in this app without internet.',
            )}
          </span>
        )}
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
