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

/** An important article as its lists show it: with its summary, without its text. */
export const importantAffairSchema = z.pipe(
  currentAffairSchema,
  z.transform(({ content: _c, tags: _t, source: _s, ...article }) => article),
)

export type ImportantAffair = z.infer<typeof importantAffairSchema>

/** An article as a list shows it. */
export const listedAffairSchema = z.pipe(
  importantAffairSchema,
  z.transform(({ summary: _s, ...article }) => article),
)

export type ListedAffair = z.infer<typeof listedAffairSchema>

/** An article as others lead to it. */
export const relatedAffairSchema = z.pipe(
  currentAffairSchema,
  z.transform(({ id, title, date, isActive }) => ({ id, title, date, isActive })),
)

export type RelatedAffair = z.infer<typeof relatedAffairSchema>
