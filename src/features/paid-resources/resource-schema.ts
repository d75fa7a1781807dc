import * as z from 'zod/mini'
import { isPdf } from '@/domain/access/access'
import {
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  publicFile,
  requiredText,
} from '@/lib/firebase/fields'

/** What a row offers: a PDF opens in the viewer, the others in a new tab. */
type ResourceKind = 'pdf' | 'video' | 'link'

/** One item of a pack (spec section 3, paid resource). */
export interface PaidResource {
  id: string
  kind: ResourceKind
  title: string
  description: string | null
  /** Name of the category that it belongs to; null when it belongs to none. */
  categoryName: string | null
  /** Where the file or page is, as the document says it: a Storage path or an address; null in most paid ones. */
  address: string | null
  /** Address of a picture of the first page, for everybody; null when there is none. */
  firstPage: string | null
  pageCount: number | null
  sizeBytes: number | null
  updatedAt: Date | null
  isActive: boolean
}

/** A `resources` document as a part of a pack. */
export const paidResourceSchema = z.pipe(
  z.object({
    id: z.string(),
    type: optionalText,
    title: requiredText,
    description: optionalText,
    category: optionalText,
    categoryName: optionalText,
    url: optionalText,
    pdfUrl: optionalText,
    previewUrl: publicFile,
    pageCount: optionalNumber,
    sizeBytes: optionalNumber,
    updatedAt: optionalDate,
    timestamp: optionalDate,
    isActive: optionalFlag,
  }),
  z.transform((raw): PaidResource => {
    const address = raw.pdfUrl ?? raw.url
    const type = raw.type?.toLowerCase() ?? 'document'
    const other = type === 'video' ? 'video' : 'link'
    return {
      id: raw.id,
      kind: isPdf({ type, url: address }) ? 'pdf' : other,
      title: raw.title,
      description: raw.description,
      categoryName: raw.categoryName ?? raw.category,
      address,
      firstPage: raw.previewUrl,
      pageCount: raw.pageCount,
      sizeBytes: raw.sizeBytes,
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
    const web = webAddress(url)
    if (web !== null) return { kind: 'web', url: web }
    return url !== null && /^paid\/[^/]+\/.+\.(webm|mp4)$/i.test(url) ? { kind: 'film', path: url } : null
  }),
)

/** An address that a browser may open in a tab: http or https, nothing else. */
export function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  return ['http:', 'https:'].includes(new URL(text).protocol) ? text : null
}

/** A path among the project's own files; null for an address on the web, or none. */
export function storagePath(text: string | null): string | null {
  return text !== null && /^[^/:][^:]*$/.test(text) ? text : null
}
