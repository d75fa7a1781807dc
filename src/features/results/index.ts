/** Public API: the result of an attempt, what a correction did to one, and the review that past daily quizzes show too. */
export { loadBehindResult } from './behind-result'
export { CorrectionNote, scoreChange } from './correction-note'
export { Result } from './result'
export { ReviewList } from './review-list'
