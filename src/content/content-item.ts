import * as z from 'zod/mini'
import { type Price, priceOf } from '@/domain/price'
import type { Language } from '@/domain/rich-text'
import {
  categoryFields,
  categoryOf,
  optionalDate,
  optionalFlag,
  pictureFields,
  pictureOf,
  storedPrice,
  titleFields,
  titlesOf,
  translatedText,
} from './fields'

/** The stored fields of the hub's generic content item (spec section 3); its documents have a title (`hasTitle`). */
export const storedContentItem = z.object({
  id: z.string(),
  ...titleFields,
  ...categoryFields,
  ...pictureFields,
  description: translatedText,
  summary: translatedText,
  content: translatedText,
  price: storedPrice,
  isPaid: optionalFlag,
  isImportant: optionalFlag,
  isActive: optionalFlag,
  date: optionalDate,
  timestamp: optionalDate,
  createdAt: optionalDate,
  postedDate: optionalDate,
})

/** What the default card shows: one name for each thing that documents call by several. */
export interface ContentItem {
  id: string
  title: string
  otherTitles?: string
  /** Of a test's questions; absent: the title's. */
  languages?: readonly Language[]
  /** null shows as 'No description available'. */
  text: string | null
  category: string | null
  price: Price
  isImportant: boolean
  isActive: boolean
  date: Date | null
  imageUrl: string | null
}

export function toContentItem(raw: z.infer<typeof storedContentItem>): ContentItem {
  return {
    id: raw.id,
    ...titlesOf(raw),
    text: raw.description ?? raw.summary ?? raw.content,
    category: categoryOf(raw),
    price: priceOf(raw.price, raw.isPaid),
    isImportant: raw.isImportant ?? false,
    isActive: raw.isActive ?? true,
    date: raw.date ?? raw.postedDate ?? raw.timestamp ?? raw.createdAt,
    imageUrl: pictureOf(raw),
  }
}
