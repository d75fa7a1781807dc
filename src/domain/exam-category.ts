/** The categories for which commissions publish cut-offs, as a student chooses theirs. `BC` is on the list of a state, `OBC` on that of India. */
export const examCategories = [
  'general',
  'ews',
  'obc',
  'bc-a',
  'bc-b',
  'bc-c',
  'bc-d',
  'bc-e',
  'sc',
  'st',
] as const

export type ExamCategory = (typeof examCategories)[number]
