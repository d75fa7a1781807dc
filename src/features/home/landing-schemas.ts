import * as z from 'zod/mini'
import { parseQuestions } from '@/domain/question'
import {
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  publicFile,
  requiredText,
} from '@/lib/firebase/fields'

/** A `current_affairs` document as the landing page shows it (spec section 3). */
export const teaserSchema = z.pipe(
  z
    .object({
      id: z.string(),
      heading: optionalText,
      title: optionalText,
      summary: optionalText,
      category: optionalText,
      categoryName: optionalText,
      date: optionalDate,
      timestamp: optionalDate,
      createdAt: optionalDate,
    })
    .check(
      z.refine((raw) => raw.heading !== null || raw.title !== null, { path: ['title'], error: 'is missing' }),
    ),
  z.transform((raw) => ({
    id: raw.id,
    title: raw.heading ?? raw.title ?? '',
    summary: raw.summary,
    category: raw.category ?? raw.categoryName,
    date: raw.date ?? raw.timestamp ?? raw.createdAt,
  })),
)

export type Teaser = z.infer<typeof teaserSchema>

/** A `paid_resource_categories` document as a line of the price list. */
export const packPriceSchema = z.pipe(
  z.object({
    id: z.string(),
    name: requiredText,
    imageUrl: publicFile,
    image_url: publicFile,
    price: optionalNumber,
    isActive: optionalFlag,
  }),
  z.transform((raw) => ({
    id: raw.id,
    name: raw.name,
    image: raw.imageUrl ?? raw.image_url,
    price: raw.price,
    isActive: raw.isActive ?? true,
  })),
)

/** A `quizzes` document with its questions, in whatever shape they are stored. */
export const quizQuestionsSchema = z.pipe(
  z.object({
    id: z.string(),
    category: optionalText,
    categoryName: optionalText,
    questions: z.optional(z.unknown()),
    isActive: optionalFlag,
  }),
  z.transform((raw) => ({
    id: raw.id,
    subject: raw.categoryName ?? raw.category,
    questions: (raw.isActive ?? true) ? parseQuestions(raw.questions, `quizzes/${raw.id}`) : [],
  })),
)
