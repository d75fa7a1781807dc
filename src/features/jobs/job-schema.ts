import * as z from 'zod/mini'
import {
  optionalDate,
  optionalFlag,
  optionalText,
  publicFile,
  requiredText,
  textList,
} from '@/lib/firebase/fields'
import { webLink } from '@/lib/web-link'
import { jobTypeOf } from './model/job-type'

/** A `jobs` document (spec section 3): type `full-time` when it names none, the url only if it is http(s). */
export const jobSchema = z.pipe(
  z.object({
    id: z.string(),
    title: requiredText,
    company: optionalText,
    location: optionalText,
    description: optionalText,
    requirements: textList,
    salary: z.optional(z.unknown()),
    type: optionalText,
    category: optionalText,
    categoryName: optionalText,
    isActive: optionalFlag,
    postedDate: optionalDate,
    deadline: optionalDate,
    imageUrl: publicFile,
    image_url: publicFile,
    url: optionalText,
    timestamp: optionalDate,
  }),
  z.transform((raw) => ({
    id: raw.id,
    title: raw.title,
    company: raw.company,
    location: raw.location === 'Unknown Location' ? null : raw.location,
    description: raw.description,
    requirements: [...new Set(raw.requirements.map((requirement) => requirement.trim()))],
    salary:
      typeof raw.salary === 'string' || typeof raw.salary === 'number'
        ? String(raw.salary).trim() || null
        : null,
    type: jobTypeOf(raw.type),
    category: raw.category ?? raw.categoryName,
    isActive: raw.isActive ?? true,
    /** null shows as 'Not specified'. */
    postedDate: raw.postedDate,
    deadline: raw.deadline,
    imageUrl: raw.imageUrl ?? raw.image_url,
    url: webLink(raw.url),
  })),
)

export type Job = z.infer<typeof jobSchema>
