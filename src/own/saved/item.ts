import * as z from 'zod/mini'
import { savedLimits } from '@/config/limits'
import { optionalDate, optionalText, requiredText } from '@/content/fields'
import { webLink } from '@/lib/web-link'

/** An item of `users/{uid}/saved`, and a saved item on the device: a card with a star (spec section 2). */
export const savedItemSchema = z.object({
  kind: z.enum(['article', 'job', 'resource']),
  /** The content document's own id. */
  itemId: requiredText,
  title: requiredText,
  /** A category or a company; null when there is none. */
  detail: optionalText,
  /**
   * Where a resource opens; null for what has a page of its own, and for a resource without an address. Any browser may
   * have written it, so only an http(s) address is followed.
   */
  url: z.pipe(
    optionalText,
    z.transform((url) => webLink(url)),
  ),
  /** Epoch milliseconds. */
  savedAt: z.pipe(
    optionalDate,
    z.transform((date) => date?.getTime() ?? 0),
  ),
})
export type SavedItem = z.infer<typeof savedItemSchema>

/** Identifies an item, on the device and in its document. */
export const savedKey = ({ kind, itemId }: Pick<SavedItem, 'kind' | 'itemId'>) => `${kind}_${itemId}`

/** The item as its document's fields, with texts and address as short as the rules ask. */
export const savedFields = ({ title, detail, url, savedAt, ...rest }: SavedItem) => ({
  ...rest,
  title: title.slice(0, savedLimits.text),
  detail: detail?.slice(0, savedLimits.text) ?? '',
  // Half an address leads nowhere.
  url: url !== null && url.length <= savedLimits.url ? url : '',
  savedAt: new Date(savedAt),
})
