import { sections } from '@/config/sections'

/** The sections that most students come for, offered before anything is typed and where nothing is found. */
export const wayOut = sections.filter(({ id }) =>
  ['test-series', 'quizzes', 'current-affairs', 'jobs'].includes(id),
)
