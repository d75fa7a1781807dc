import * as z from 'zod/mini'
import { optionalDate, optionalFlag, optionalNumber, optionalText, publicFile } from '@/lib/firebase/fields'

/** The stored fields of the hub's generic content item (spec section 3). */
export const storedContentItem = z
  .object({
    id: z.string(),
    title: optionalText,
    name: optionalText,
    description: optionalText,
    summary: optionalText,
    content: optionalText,
    category: optionalText,
    categoryName: optionalText,
    price: optionalNumber,
    isPaid: optionalFlag,
    isImportant: optionalFlag,
    isActive: optionalFlag,
    date: optionalDate,
    timestamp: optionalDate,
    createdAt: optionalDate,
    postedDate: optionalDate,
    image_url: publicFile,
    imageUrl: publicFile,
  })
  .check(z.refine((raw) => raw.title !== null || raw.name !== null, { path: ['title'], error: 'is missing' }))

/** What the default card shows: one name for each thing that documents call by several. */
export interface ContentItem {
  id: string
  title: string
  /** null shows as 'No description available'. */
  text: string | null
  category: string | null
  price: number | null
  isPaid: boolean | null
  isImportant: boolean
  isActive: boolean
  date: Date | null
  imageUrl: string | null
}

export function toContentItem(raw: z.infer<typeof storedContentItem>): ContentItem {
  return {
    id: raw.id,
    title: raw.title ?? raw.name ?? '',
    text: raw.description ?? raw.summary ?? raw.content,
    category: raw.category ?? raw.categoryName,
    price: raw.price,
    isPaid: raw.isPaid,
    isImportant: raw.isImportant ?? false,
    isActive: raw.isActive ?? true,
    date: raw.date ?? raw.postedDate ?? raw.timestamp ?? raw.createdAt,
    imageUrl: raw.image_url ?? raw.imageUrl,
  }
}
