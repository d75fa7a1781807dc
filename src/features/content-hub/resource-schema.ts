import * as z from 'zod/mini'
import { optionalFlag, optionalNumber, optionalText, publicFile, requiredText } from '@/lib/firebase/fields'

/** One document of the resource section: what its card shows and the address that Download opens. */
export interface StudyResource {
  id: string
  title: string
  description: string | null
  type: string
  category: string | null
  /** null when the document names no usable address. */
  url: string | null
  /** In bytes. */
  size: number | null
  isPaid: boolean | null
  price: number | null
  isActive: boolean
}

/** A `resources` document (spec section 3); type `document` when it names none. */
export const resourceSchema = z.pipe(
  z.object({
    id: z.string(),
    title: requiredText,
    description: optionalText,
    type: optionalText,
    url: publicFile,
    pdfUrl: publicFile,
    category: optionalText,
    categoryName: optionalText,
    subject: optionalText,
    isPaid: optionalFlag,
    price: optionalNumber,
    isActive: optionalFlag,
    sizeBytes: optionalNumber,
  }),
  z.transform(
    (raw): StudyResource => ({
      id: raw.id,
      title: raw.title,
      description: raw.description,
      type: raw.type?.toLowerCase() ?? 'document',
      category: raw.category ?? raw.categoryName ?? raw.subject,
      url: raw.url ?? raw.pdfUrl,
      size: raw.sizeBytes,
      isPaid: raw.isPaid,
      price: raw.price,
      isActive: raw.isActive ?? true,
    }),
  ),
)

/** A `pdfs` document (spec section 3): free, and in no category. */
export const pdfSchema = z.pipe(
  z.object({
    id: z.string(),
    title: requiredText,
    description: optionalText,
    url: publicFile,
    size: optionalNumber,
    isActive: optionalFlag,
  }),
  z.transform(
    (raw): StudyResource => ({
      id: raw.id,
      title: raw.title,
      description: raw.description,
      type: 'pdf',
      category: null,
      url: raw.url,
      size: raw.size,
      isPaid: false,
      price: null,
      isActive: raw.isActive ?? true,
    }),
  ),
)
