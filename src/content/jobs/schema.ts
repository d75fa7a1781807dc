import * as z from 'zod/mini'
import { webLink } from '@/lib/web-link'
import {
  categoryFields,
  categoryOf,
  optionalDate,
  optionalFlag,
  optionalText,
  pictureFields,
  pictureOf,
  requiredTitle,
  titlesOf,
  translatedText,
  translatedTexts,
} from '../fields'
import { jobTypeOf } from './job-type'

/** A `jobs` document (spec section 3): type `full-time` when it names none, the url only if it is http(s). */
export const jobSchema = z.pipe(
  z.object({
    id: z.string(),
    title: requiredTitle,
    company: translatedText,
    location: translatedText,
    description: translatedText,
    requirements: translatedTexts,
    salary: translatedText,
    type: optionalText,
    ...categoryFields,
    isActive: optionalFlag,
    postedDate: optionalDate,
    deadline: optionalDate,
    ...pictureFields,
    url: optionalText,
    timestamp: optionalDate,
  }),
  z.transform((raw) => ({
    id: raw.id,
    ...titlesOf({ title: raw.title }),
    company: raw.company,
    location: raw.location === 'Unknown Location' ? null : raw.location,
    description: raw.description,
    requirements: [...new Set(raw.requirements)],
    salary: raw.salary,
    type: jobTypeOf(raw.type),
    category: categoryOf(raw),
    isActive: raw.isActive ?? true,
    /** null shows as 'Not specified'. */
    postedDate: raw.postedDate,
    deadline: raw.deadline,
    /** Orders the list. */
    date: raw.timestamp,
    imageUrl: pictureOf(raw),
    url: webLink(raw.url),
  })),
)

export type Job = z.infer<typeof jobSchema>

/** A job as a list shows it, without its text. */
export const listedJobSchema = z.pipe(
  jobSchema,
  z.transform(({ description: _d, requirements: _r, ...job }) => job),
)

export type ListedJob = z.infer<typeof listedJobSchema>
