import * as z from 'zod/mini'
import { resourceFields } from '@/domain/catalogue'
import { type Price, priceOf } from '@/domain/price'
import type { Language } from '@/domain/rich-text'
import { contentLanguages, layoutFields } from '@/domain/test-layout'
import { publicFileUrl } from '@/lib/firebase/public-file'
import { webLink } from '@/lib/web-link'
import {
  categoryOf,
  closedFilmPath,
  hasTitle,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  storedPrice,
  titlesOf,
  translatedText,
} from '../fields'

/** What a row of a pack offers: a PDF opens in the viewer, the others in a new tab. */
type ResourceKind = 'pdf' | 'video' | 'link'

/** The types that the resource section filters by; one that names none is a `document` (spec section 3). */
export const resourceTypes = ['pdf', 'document', 'video', 'link'] as const

export type ResourceType = (typeof resourceTypes)[number]

/** What a card of the hub's resource section shows, and the address that Download opens. */
export interface StudyResource {
  id: string
  title: string
  otherTitles?: string
  /** Of the file; absent: the title's. */
  languages?: readonly Language[]
  description: string | null
  /** In small letters; one of `resourceTypes`, or what else the document says. */
  type: string
  category: string | null
  /** null when the document names no address that anybody could open. */
  url: string | null
  sizeBytes: number | null
  price: Price
  isActive: boolean
}

/** A `resources` document: free for everybody, or an item of a pack (spec section 3). */
export interface Resource extends StudyResource {
  kind: ResourceKind
  /** Where the file or page is, as the document says it: a Storage path or an address; null in most paid ones. */
  address: string | null
  /** A paid one's product. */
  productId: string | null
  /** Storage path or address of a picture of the first page, and that as an address; for everybody. */
  poster: string | null
  firstPage: string | null
  pageCount: number | null
  updatedAt: Date | null
}

/** A PDF is recognised by its type, or by an address with `.pdf` in it (spec section 5). @param type in small letters */
function kindOf(type: string, address: string | null): ResourceKind {
  if (type === 'pdf' || type === 'document' || address?.toLowerCase().includes('.pdf')) return 'pdf'
  return type === 'video' ? 'video' : 'link'
}

export const resourceSchema = z.pipe(
  z
    .object({
      ...resourceFields,
      type: optionalText,
      description: translatedText,
      languages: layoutFields.languages,
      url: optionalText,
      pdfUrl: optionalText,
      productId: optionalText,
      previewUrl: optionalText,
      pageCount: optionalNumber,
      sizeBytes: optionalNumber,
      isPaid: optionalFlag,
      price: storedPrice,
      updatedAt: optionalDate,
      timestamp: optionalDate,
    })
    .check(hasTitle),
  z.transform((raw): Resource => {
    const address = raw.pdfUrl ?? raw.url
    const type = raw.type?.toLowerCase() ?? 'document'
    return {
      id: raw.id,
      kind: kindOf(type, address),
      ...titlesOf(raw),
      ...contentLanguages(raw),
      description: raw.description,
      type,
      category: categoryOf(raw),
      address,
      url: publicFileUrl(raw.pdfUrl) ?? publicFileUrl(raw.url),
      productId: raw.productId,
      poster: raw.previewUrl,
      firstPage: publicFileUrl(raw.previewUrl),
      pageCount: raw.pageCount,
      sizeBytes: raw.sizeBytes,
      price: priceOf(raw.price, raw.isPaid),
      updatedAt: raw.updatedAt ?? raw.timestamp,
      isActive: raw.isActive ?? true,
    }
  }),
)

/** Where a bought video or link leads: out to the web, or to a film among the pack's own files (a Storage path). */
export type ResourceAccess = { kind: 'web'; url: string } | { kind: 'film'; path: string }

/** `resources/{id}/private/access`; null unless it is an http(s) address or a film of a pack. */
export const resourceAccessSchema = z.pipe(
  z.object({ url: optionalText }),
  z.transform(({ url }): ResourceAccess | null => {
    const web = webLink(url)
    if (web !== null) return { kind: 'web', url: web }
    const path = closedFilmPath(url)
    return path === null ? null : { kind: 'film', path }
  }),
)

/** A path among the project's own files; null for an address on the web, or none. */
export function storagePath(text: string | null): string | null {
  return text !== null && /^[^/:][^:]*$/.test(text) ? text : null
}
