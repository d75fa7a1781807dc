/** Public API: the result of an attempt and the review, which past daily quizzes show too. */
export { Result, useResultBehind } from './behind-result'
export type { LiveParts, SharedResult } from './live-parts'
export { ReviewList } from './review-list'
export { StoredResults } from './stored-results'
