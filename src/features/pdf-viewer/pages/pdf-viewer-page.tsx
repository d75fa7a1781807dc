import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { getEnv } from '@/config/env'
import { paths } from '@/config/paths'
import { resourceQuery } from '@/content/resources/queries'
import { downloadsQuery } from '@/features/offline'
import { t } from '@/language/text'
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

/** The places from which this build may open a file. */
const allowedPlaces = (): AllowedPlaces => ({
  siteOrigin: location.origin,
  pdfHosts: getEnv().VITE_PDF_HOSTS,
  storagePathOf,
})

/**
 * Leads back to the page before. When the viewer is the first page of the tab, it leads to the file's pack or to the paid
 * PDFs.
 */
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

/** Tells the student that the address is not allowed, and redirects. */
function Refused() {
  const hasAlerted = useRef(false)
  useEffect(() => {
    // Strict mode runs effects twice.
    if (!hasAlerted.current) void showAlert(t('This file cannot be opened: its address is not allowed here.'))
    hasAlerted.current = true
  }, [])
  return <Navigate to={paths.contentResource} replace />
}

function OpenTarget({ target, onClose }: { target: ViewerTarget | 'refused' | null; onClose: Close }) {
  if (target === 'refused') return <Refused />
  if (!target) return <Navigate to={paths.contentResource} replace />
  return <TargetView key={JSON.stringify(target.file)} target={target} onClose={() => onClose(target)} />
}

/** The downloaded file of a resource that cannot be read now; null when there is none. */
function useDownloadedTarget(resourceId: string, enabled: boolean): ViewerTarget | null {
  const owner = useOwner() ?? visitor
  const { data: items = [] } = useQuery({ ...downloadsQuery(owner), enabled })
  const start = `${paths.pdfViewer(resourceId)}?`
  const path = items.find((item) => item.kind === 'file' && item.path.startsWith(start))?.path
  const request =
    path === undefined ? null : viewerRequest(new URLSearchParams(path.slice(start.length)), null)
  const target = request && requestedTarget(request, allowedPlaces())
  return target === 'refused' ? null : target
}

function ResourceFile({ resourceId, onClose }: { resourceId: string; onClose: Close }) {
  const resource = useQuery(resourceQuery(resourceId))
  const downloaded = useDownloadedTarget(resourceId, resource.isError)
  if (resource.data !== undefined) {
    return <OpenTarget target={resourceTarget(resource.data, allowedPlaces())} onClose={onClose} />
  }
  if (resource.isError && downloaded) return <OpenTarget target={downloaded} onClose={onClose} />
  const title = t('Document')
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
        <OpeningFile label={t('Opening document')} />
      )}
    </ViewerFrame>
  )
}

/** /pdf-viewer/{resourceId} (spec section 2): opens the file of the query string or router state, else the resource's. */
export function PdfViewerPage() {
  const { resourceId = '' } = useParams()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const onClose = useClose()
  const request = viewerRequest(search, state)
  if (request) return <OpenTarget target={requestedTarget(request, allowedPlaces())} onClose={onClose} />
  return <ResourceFile resourceId={resourceId} onClose={onClose} />
}
