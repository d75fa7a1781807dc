import * as z from 'zod/mini'
import { optionalFlag, optionalText, publicFile, textList } from '@/lib/firebase/fields'

/** Characters of a document's text that are searched and kept: enough for a summary, little for a device. */
const longestText = 600

/** What the search needs of any content document, under all the names of spec section 3. */
export const searchItemSchema = z.pipe(
  z
    .object({
      id: z.string(),
      heading: optionalText,
      title: optionalText,
      name: optionalText,
      summary: optionalText,
      description: optionalText,
      content: optionalText,
      category: optionalText,
      categoryName: optionalText,
      subject: optionalText,
      company: optionalText,
      location: optionalText,
      tags: textList,
      url: publicFile,
      pdfUrl: publicFile,
      isActive: optionalFlag,
      published: optionalFlag,
    })
    .check(
      z.refine((raw) => (raw.heading ?? raw.title ?? raw.name) !== null, {
        path: ['title'],
        error: 'is missing',
      }),
    ),
  z.transform((raw) => ({
    id: raw.id,
    title: raw.heading ?? raw.title ?? raw.name ?? '',
    text: (raw.summary ?? raw.description ?? raw.content ?? '').slice(0, longestText),
    /** Company or category, shown beside the title. */
    detail: raw.company ?? raw.category ?? raw.categoryName ?? raw.subject,
    /** Searched too, and shown where one of them is why an item was found. */
    tags: [raw.category, raw.location, ...raw.tags].filter((tag) => tag !== null).join(' · '),
    /** A file's own address; null when there is none. */
    url: raw.url ?? raw.pdfUrl,
    isVisible: (raw.isActive ?? true) && (raw.published ?? true),
  })),
)

export type SearchItem = z.infer<typeof searchItemSchema>
