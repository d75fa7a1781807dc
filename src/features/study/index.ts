/** Public API of study: what is known of a student's work, and the lists of what to do. */
export { HomeSuggestions, RevisionDue, TodaySuggestions } from './suggestion-lists'
export { useWork, type Work } from './use-work'
