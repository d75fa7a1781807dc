import * as z from 'zod/mini'
import { contentLanguages, layoutFields } from '@/domain/test-layout'
import {
  hasTitle,
  optionalDate,
  optionalFlag,
  optionalNumber,
  publicFile,
  titleFields,
  titlesOf,
  translatedText,
} from '../fields'
import type { StudyResource } from '../resources/schema'

/** A `pdfs` document (spec section 3): free, and in no category. */
export const pdfSchema = z.pipe(
  z
    .object({
      id: z.string(),
      ...titleFields,
      description: translatedText,
      languages: layoutFields.languages,
      url: publicFile,
      size: optionalNumber,
      timestamp: optionalDate,
      isActive: optionalFlag,
    })
    .check(hasTitle),
  z.transform((raw): StudyResource & { date: Date | null } => ({
    id: raw.id,
    ...titlesOf(raw),
    ...contentLanguages(raw),
    description: raw.description,
    type: 'pdf',
    category: null,
    url: raw.url,
    sizeBytes: raw.size,
    price: { kind: 'free' },
    isActive: raw.isActive ?? true,
    date: raw.timestamp,
  })),
)
