/** Public API of study: a student's work, and what is known to suggest tasks from. */

export { useRevisionToday } from './use-revision-today'
export { useStudyFacts } from './use-study-facts'
export { useWork, type Work } from './use-work'
