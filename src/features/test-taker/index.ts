/** The door of the test taker: what lists of tests, the dashboard and the history may use. */
export { readHistory } from './history-query'
export { listAttempts } from './list-attempts'
export type { AttemptSummary } from './model/attempt-summary'
export { wayOn } from './model/attempt-way'
export { testOfKey } from './model/test-ref'
export { syncAttempts } from './sync-attempts'
export { weakestTopic } from './weakest-topic'
