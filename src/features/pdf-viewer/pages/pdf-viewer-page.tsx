import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { getEnv } from '@/config/env'
import { paths } from '@/config/paths'
import { resourceQuery } from '@/content/resources/queries'
import { downloadsQuery } from '@/features/offline'
import { toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/visitor'
import { storagePathOf } from '@/lib/firebase/public-file'
import { useOwner } from '@/session'
import { showAlert } from '@/ui/dialog/alert-store'
import { ViewerFrame } from '../frame/viewer-frame'
import { FailedFile, OpeningFile } from '../frame/viewer-states'
import { TargetView } from '../gate/target-view'
import type { AllowedPlaces } from '../model/viewer-file'
import { viewerRequest } from '../model/viewer-request'
import { requestedTarget, resourceTarget, type ViewerTarget } from '../model/viewer-target'

/** From where this build's viewer may open a file. */
const allowedPlaces = (): AllowedPlaces => ({
  siteOrigin: location.origin,
  pdfHosts: getEnv().VITE_PDF_HOSTS,
  storagePathOf,
})

/** Back to where the student came from; to what the file belongs to when the viewer is the first page of the tab. */
function useClose(): (target?: ViewerTarget) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (target) => {
    const home =
      target?.access.for === 'owner' ? paths.paidCategory(target.access.productId) : paths.paidResources
    void (key === 'default' ? navigate(home, { replace: true }) : navigate(-1))
  }
}

type Close = ReturnType<typeof useClose>

/** Nothing of an address from elsewhere is shown; the student is told, and not only led away. */
function Refused() {
  const isTold = useRef(false)
  useEffect(() => {
    // Strict mode comes twice.
    if (!isTold.current) void showAlert('This file cannot be opened: its address is not allowed here.')
    isTold.current = true
  }, [])
  return <Navigate to={paths.contentResource} replace />
}

function Shown({ target, onClose }: { target: ViewerTarget | 'refused' | null; onClose: Close }) {
  if (target === 'refused') return <Refused />
  if (!target) return <Navigate to={paths.contentResource} replace />
  return <TargetView key={JSON.stringify(target.file)} target={target} onClose={() => onClose(target)} />
}

/** What is kept of a resource that cannot be looked up now; null for nothing. */
function useKeptTarget(resourceId: string, isAsked: boolean): ViewerTarget | null {
  const owner = useOwner() ?? visitor
  const { data: items = [] } = useQuery({ ...downloadsQuery(owner), enabled: isAsked })
  const start = `${paths.pdfViewer(resourceId)}?`
  const path = items.find((item) => item.kind === 'file' && item.path.startsWith(start))?.path
  const request =
    path === undefined ? null : viewerRequest(new URLSearchParams(path.slice(start.length)), null)
  const target = request && requestedTarget(request, allowedPlaces())
  return target === 'refused' ? null : target
}

function LookedUp({ resourceId, onClose }: { resourceId: string; onClose: Close }) {
  const resource = useQuery(resourceQuery(resourceId))
  const kept = useKeptTarget(resourceId, resource.isError)
  if (resource.data !== undefined) {
    return <Shown target={resourceTarget(resource.data, allowedPlaces())} onClose={onClose} />
  }
  if (resource.isError && kept) return <Shown target={kept} onClose={onClose} />
  const title = 'Document'
  return (
    <ViewerFrame title={title} onClose={() => onClose()} pages={null}>
      {resource.isError ? (
        <FailedFile
          title={title}
          message={toAppError(resource.error).message}
          onRetry={() => void resource.refetch()}
          onClose={() => onClose()}
        />
      ) : (
        <OpeningFile label="Opening document" />
      )}
    </ViewerFrame>
  )
}

/** /pdf-viewer/{resourceId} (spec section 2): what the address or the router state asks for, else the resource itself. */
export function PdfViewerPage() {
  const { resourceId = '' } = useParams()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const onClose = useClose()
  const request = viewerRequest(search, state)
  if (request) return <Shown target={requestedTarget(request, allowedPlaces())} onClose={onClose} />
  return <LookedUp resourceId={resourceId} onClose={onClose} />
}
