/** The door of the attempts: what a student has sat and sits, quiz or test, on this device and in the account. */
export { syncAttempts } from './account/attempt-sync'
export type { Keeping } from './device/attempt-keeper'
export { oldBests } from './device/old-quizzes'
export type { SittingClock } from './device/sitting-clock'
export { historyQuery, knownAttemptsQuery, useAttempts } from './history'
export { useRemainingSeconds } from './hooks/use-remaining-seconds'
export { elsewhereQuery, useRunningAttempt } from './hooks/use-running-attempt'
export { type Seat, useSitting } from './hooks/use-sitting'
export { useFirstScore, useStoredAttempt, useStoredResults } from './hooks/use-stored-attempt'
export { useStrikes } from './hooks/use-strikes'
export { type Attempt, type AttemptScope, newAttempt } from './model/attempt'
export { attemptNumber, testsWithTrend, trendOf } from './model/attempt-history'
export type { AttemptSummary } from './model/attempt-summary'
export { wayOn } from './model/attempt-way'
export {
  type ExamRef,
  isOnlyLookedAt,
  isQuiz,
  placesOf,
  type TestPlaces,
  testKey,
  testOfKey,
} from './model/test-ref'
export { paperOfQuiz, paperSearch } from './papers'
export { TakeOverNotice } from './take-over-notice'
export { ToResults } from './to-results'
export { weakestTopic } from './weakest-topic'
