import * as z from 'zod/mini'
import { optionalDate, optionalFlag, optionalText, publicFile, textList } from '@/lib/firebase/fields'

/** The source of a document that names none (spec section 3); no screen shows it. */
export const unknownSource = 'Unknown'

/** A `current_affairs` document with every alias of spec section 3. */
export const currentAffairSchema = z.pipe(
  z
    .object({
      id: z.string(),
      heading: optionalText,
      title: optionalText,
      description: optionalText,
      content: optionalText,
      summary: optionalText,
      category: optionalText,
      categoryName: optionalText,
      tags: textList,
      imageUrl: publicFile,
      image_url: publicFile,
      source: optionalText,
      date: optionalDate,
      timestamp: optionalDate,
      createdAt: optionalDate,
      isImportant: optionalFlag,
      isActive: optionalFlag,
    })
    .check(
      z.refine((raw) => raw.heading !== null || raw.title !== null, { path: ['title'], error: 'is missing' }),
    ),
  z.transform((raw) => ({
    id: raw.id,
    title: raw.heading ?? raw.title ?? '',
    summary: raw.summary,
    content: raw.content ?? raw.description,
    category: raw.category ?? raw.categoryName,
    tags: [...new Set(raw.tags.map((tag) => tag.trim()))],
    imageUrl: raw.imageUrl ?? raw.image_url,
    source: raw.source ?? unknownSource,
    /** null sorts last and fits no date filter. */
    date: raw.date ?? raw.timestamp ?? raw.createdAt,
    isImportant: raw.isImportant ?? false,
    isActive: raw.isActive ?? true,
  })),
)

export type CurrentAffair = z.infer<typeof currentAffairSchema>
