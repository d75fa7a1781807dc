import * as z from 'zod/mini'
import { isPaidItem } from '@/domain/access/access'
import { optionalFlag, optionalNumber, optionalText } from '@/lib/firebase/fields'

/** A `resources` document as a file to be shown. */
export const resourceFileSchema = z.pipe(
  z.object({
    title: optionalText,
    type: optionalText,
    url: optionalText,
    pdfUrl: optionalText,
    productId: optionalText,
    previewUrl: optionalText,
    isPaid: optionalFlag,
    price: optionalNumber,
    isActive: optionalFlag,
  }),
  z.transform((raw) => ({
    title: raw.title,
    type: raw.type,
    reference: raw.pdfUrl ?? raw.url,
    productId: raw.productId,
    poster: raw.previewUrl,
    isPaid: isPaidItem(raw),
    isActive: raw.isActive ?? true,
  })),
)

export type ResourceFile = z.infer<typeof resourceFileSchema>
