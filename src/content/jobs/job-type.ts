/** The kinds of job of spec section 3, as their badges write them. */
export const jobTypes = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
  other: 'Other',
} as const

export type JobType = keyof typeof jobTypes

const isJobType = (text: string): text is JobType => Object.keys(jobTypes).includes(text)

/** `Full Time` and `full_time` are `full-time`; nothing at all is too; a word that nobody knows is `other`. */
export function jobTypeOf(stored: string | null): JobType {
  if (stored === null) return 'full-time'
  const text = stored.toLowerCase().replace(/[\s_]+/g, '-')
  return isJobType(text) ? text : 'other'
}
