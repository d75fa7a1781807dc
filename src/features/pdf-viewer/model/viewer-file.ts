import type { FileAddress } from '@/features/offline'

/** What the viewer opens; the same can be kept on the device. */
export type ViewerFile = FileAddress

/** What decides which addresses are allowed. */
export interface AllowedPlaces {
  /** Origin of this site. */
  siteOrigin: string
  /** Hosts besides the project's storage, from VITE_PDF_HOSTS. */
  pdfHosts: readonly string[]
  /** Path of a storage object that the address names; null when it is not on the project's storage. */
  storagePathOf: (url: URL) => string | null
}

function storageFile(path: string): ViewerFile | null {
  const segments = path.split('/')
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return null
  if (segments[0] !== 'paid') return { kind: 'storage', path, productId: null }
  const productId = segments[1]
  return productId !== undefined && segments.length > 2 ? { kind: 'storage', path, productId } : null
}

function absoluteFile(url: URL, places: AllowedPlaces): ViewerFile | null {
  // A blob: address has this site's origin too.
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  const path = places.storagePathOf(url)
  if (path !== null) {
    const file = storageFile(path)
    // A paid file is always fetched with the student's own token; a public one by the address as it was given.
    return file?.kind === 'storage' && file.productId === null ? { kind: 'web', url: url.href } : file
  }
  if (url.origin === places.siteOrigin) return { kind: 'web', url: url.href }
  return url.protocol === 'https:' && places.pdfHosts.includes(url.host)
    ? { kind: 'web', url: url.href }
    : null
}

/**
 * What an address from a query string, a router state or a document means: a path of this site, a Storage path such as
 * `paid/resource_indian_polity/book.pdf`, or an absolute address on the project's storage or an allowed host. Null for
 * everything else, such as other hosts, other schemes and paths that climb.
 */
export function viewerFile(reference: string, places: AllowedPlaces): ViewerFile | null {
  const text = reference.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
    return URL.canParse(text) ? absoluteFile(new URL(text), places) : null
  }
  if (!text.startsWith('/') && !text.startsWith('\\')) return storageFile(text)
  if (!URL.canParse(text, places.siteOrigin)) return null
  const url = new URL(text, places.siteOrigin)
  return url.origin === places.siteOrigin ? { kind: 'web', url: url.href } : null
}
