import * as z from 'zod/mini'
import { excerptOf } from '@/domain/excerpt'
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

const listed = ({ summary: _s, content: _c, tags: _t, source: _o, ...article }: CurrentAffair) => article

/** An article as a list shows it, without its text. */
export const listedAffairSchema = z.pipe(currentAffairSchema, z.transform(listed))

export type ListedAffair = z.infer<typeof listedAffairSchema>

/** An article as others lead to it. */
export const relatedAffairSchema = z.pipe(
  listedAffairSchema,
  z.transform(({ id, title, date, isActive }) => ({ id, title, date, isActive })),
)

export type RelatedAffair = z.infer<typeof relatedAffairSchema>

/** An important article, which is also shown with the beginning of its summary. */
export const importantAffairSchema = z.pipe(
  currentAffairSchema,
  z.transform((article) => ({
    ...listed(article),
    summary: article.summary && excerptOf(article.summary),
  })),
)

export type ImportantAffair = z.infer<typeof importantAffairSchema>
