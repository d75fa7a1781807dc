import { getEnv } from '@/config/env'
import { storagePathOf } from '@/lib/firebase/public-file'
import type { AllowedPlaces } from './model/viewer-file'

/** From where this build's viewer may open a file. */
export function allowedPlaces(): AllowedPlaces {
  return { siteOrigin: location.origin, pdfHosts: getEnv().VITE_PDF_HOSTS, storagePathOf }
}
