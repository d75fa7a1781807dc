/** The door of the test taker: what lists of tests, the dashboard and the history may use. */
export { listAttempts } from './list-attempts'
export type { AttemptSummary } from './model/attempt-summary'
export { testOfKey } from './model/test-ref'
export { syncAttempts } from './sync-attempts'
