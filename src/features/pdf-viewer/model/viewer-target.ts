import type { Resource } from '@/content/resources/schema'
import { isPaid } from '@/domain/price'
import { t } from '@/language/text'
import { type AllowedPlaces, type ViewerFile, viewerFile } from './viewer-file'
import type { ViewerRequest } from './viewer-request'

/** A file that may be shown, and what it takes. */
export interface ViewerTarget {
  file: ViewerFile
  title: string
  type: string | null
  /** Storage path or address of a picture of the first page. */
  poster: string | null
  /** `owner`: of that product. `nobody`: it is paid, but of no known product. */
  access: { for: 'everybody' } | { for: 'owner'; productId: string } | { for: 'nobody' }
}

const untitled = t('Document')

/** The place of a paid file says whose it is; what a link or document claims only counts for other files. */
function accessOf(
  file: ViewerFile,
  claim: { productId: string | null; isPaid: boolean },
): ViewerTarget['access'] {
  const productId =
    (file.kind === 'storage' ? file.productId : null) ?? (claim.isPaid ? claim.productId : null)
  if (productId !== null) return { for: 'owner', productId }
  return claim.isPaid ? { for: 'nobody' } : { for: 'everybody' }
}

/** What a link asks for; `refused` when its address is not allowed. */
export function requestedTarget(request: ViewerRequest, places: AllowedPlaces): ViewerTarget | 'refused' {
  const file = viewerFile(request.pdfUrl, places)
  const { title, type, productId, poster } = request
  if (!file) return 'refused'
  const access = accessOf(file, { productId, isPaid: productId !== null })
  return { file, title: title ?? untitled, type, poster, access }
}

/** What a resource holds; null when it has no file, `refused` when its address is not allowed. */
export function resourceTarget(
  resource: Resource | null,
  places: AllowedPlaces,
): ViewerTarget | 'refused' | null {
  if (!resource?.isActive || resource.address === null) return null
  const file = viewerFile(resource.address, places)
  if (!file) return 'refused'
  const { title, type, poster, productId } = resource
  const access = accessOf(file, { productId, isPaid: isPaid(resource.price) })
  return { file, title, type, poster, access }
}
