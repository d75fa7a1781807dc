import * as z from 'zod/mini'
import { storedContentItem } from '../content-item'
import { categoryOf, hasTitle, pictureOf, textList, titlesOf, translatedText } from '../fields'

/** A `current_affairs` document with every alias of spec section 3. */
export const currentAffairSchema = z.pipe(
  z.extend(storedContentItem, { tags: textList, source: translatedText }).check(hasTitle),
  z.transform((raw) => ({
    id: raw.id,
    ...titlesOf(raw),
    summary: raw.summary,
    content: raw.content ?? raw.description,
    category: categoryOf(raw),
    tags: [...new Set(raw.tags.map((tag) => tag.trim()))],
    imageUrl: pictureOf(raw),
    /** null shows as `Unknown` (spec section 3). */
    source: raw.source,
    /** null sorts last and matches no date filter. */
    date: raw.date ?? raw.timestamp ?? raw.createdAt,
    isImportant: raw.isImportant ?? false,
    isActive: raw.isActive ?? true,
  })),
)

export type CurrentAffair = z.infer<typeof currentAffairSchema>
