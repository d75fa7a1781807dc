/** The kinds of job of spec section 3. */
const jobTypes = ['full-time', 'part-time', 'contract', 'internship', 'other'] as const

export type JobType = (typeof jobTypes)[number]

/** `Full Time` and `full_time` are `full-time`; nothing at all is too; a word that nobody knows is `other`. */
export function jobTypeOf(stored: string | null): JobType {
  if (stored === null) return 'full-time'
  const text = stored.toLowerCase().replace(/[\s_]+/g, '-')
  return jobTypes.find((type) => type === text) ?? 'other'
}
