import { getEnv } from '@/config/env'
import { isProjectStorageUrl } from '@/lib/firebase/public-file'
import type { AllowedPlaces } from './model/viewer-file'

/** `…/o/paid%2Fbook.pdf` and `…/{bucket}/paid/book.pdf` both name the object `paid/book.pdf`. */
function storagePathOf(url: URL): string | null {
  if (!isProjectStorageUrl(url)) return null
  const encoded = /\/o\/(.+)$/.exec(url.pathname)?.[1] ?? url.pathname.split('/').slice(2).join('/')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** From where this build's viewer may open a file. */
export function allowedPlaces(): AllowedPlaces {
  return { siteOrigin: location.origin, pdfHosts: getEnv().VITE_PDF_HOSTS, storagePathOf }
}
