import * as z from 'zod/mini'
import { savedLimits } from '@/config/limits'
import { optionalDate, optionalText, requiredText } from '@/content/fields'
import { webLink } from '@/lib/web-link'

/** What can be saved for later (spec section 2: the cards with a star). */
const kinds = ['article', 'job', 'resource'] as const
export type SavedKind = (typeof kinds)[number]

export interface SavedItem {
  kind: SavedKind
  /** The content document's own id. */
  id: string
  title: string
  /** A category or a company; null when there is none. */
  detail: string | null
  /** Where a resource opens; null for what has a page of its own, and for a resource without an address. */
  url: string | null
  /** Epoch milliseconds. */
  savedAt: number
}

/** Identifies an item, on the device and in its document. */
export function savedKey({ kind, id }: { kind: SavedKind; id: string }): string {
  return `${kind}_${id}`
}

/** An item of `users/{uid}/saved`. Any browser may have written it, so only an http(s) address is followed. */
export const savedItemSchema = z.pipe(
  z.object({
    kind: z.enum(kinds),
    itemId: requiredText,
    title: requiredText,
    detail: optionalText,
    url: optionalText,
    savedAt: optionalDate,
  }),
  z.transform(
    (raw): SavedItem => ({
      kind: raw.kind,
      id: raw.itemId,
      title: raw.title,
      detail: raw.detail,
      url: webLink(raw.url),
      savedAt: raw.savedAt?.getTime() ?? 0,
    }),
  ),
)

/** An item as this device stores it. */
export const savedOnDeviceSchema: z.ZodMiniType<SavedItem> = z.object({
  kind: z.enum(kinds),
  id: z.string(),
  title: z.string(),
  detail: z.nullable(z.string()),
  url: z.pipe(
    z.nullable(z.string()),
    z.transform((url: string | null) => webLink(url)),
  ),
  savedAt: z.number(),
})

/** The item as its document's fields, with texts and address as short as the rules ask. */
export function savedFields({ kind, id, title, detail, url, savedAt }: SavedItem) {
  return {
    kind,
    itemId: id,
    title: title.slice(0, savedLimits.text),
    detail: detail?.slice(0, savedLimits.text) ?? '',
    // Half an address leads nowhere.
    url: url !== null && url.length <= savedLimits.url ? url : '',
    savedAt: new Date(savedAt),
  }
}

/** Newest first. */
export function newestFirst(items: readonly SavedItem[]): SavedItem[] {
  return [...items].sort((a, b) => b.savedAt - a.savedAt)
}
