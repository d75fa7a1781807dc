/** Public API: quiz and test attempts, on the device and in the account. */
export { syncAttempts } from './account/attempt-sync'
export { type Attempt, type AttemptScope, newAttempt } from './attempt'
export type { AttemptSummary } from './attempt-summary'
export { sittingPlace, wayOn } from './attempt-way'
export { historyQuery, knownAttemptsQuery, useAttempts } from './history'
export { dropOwnPaper, newOwnTest, ownPaper, setOwnPaper } from './own-tests'
export { answerSheetsQuery, useAnswerSheets } from './sheets'
export { useFirstResults, useStoredAttempt, useStoredResults } from './use-stored-attempt'
