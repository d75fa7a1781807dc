/** Public API of study: a student's work, and what is known to suggest tasks from. */

export { useStudyFacts } from './use-study-facts'
export { useWork, type Work } from './use-work'
