/** The door of the attempts: what a student has sat and sits, quiz or test, on this device and in the account. */
export { syncAttempts } from './account/attempt-sync'
export { serverTime } from './account/server-time'
export { CorrectionNote, scoreChange } from './correction-note'
export { useCorrectionsOf } from './corrections'
export type { Keeping } from './device/attempt-keeper'
export { pinPaper, pinsOf, unpinPapers } from './device/paper-pins'
export { paperShelf, pinnedTests } from './device/paper-shelf'
export type { SittingClock } from './device/sitting-clock'
export { ExtraTimeLine, useExtraTime } from './extra-time'
export { historyQuery, knownAttemptsQuery, useAttempts } from './history'
export { mostAtOnce, type WantedPractice } from './hooks/use-practise-refs'
export { useRemainingSeconds } from './hooks/use-remaining-seconds'
export { type Asking, elsewhereQuery, useRunningAttempt } from './hooks/use-running-attempt'
export { type Seat, useSitting } from './hooks/use-sitting'
export { useFirstScore, useStoredAttempt, useStoredResults } from './hooks/use-stored-attempt'
export { useStrikes } from './hooks/use-strikes'
export { type Attempt, type AttemptScope, extraFor, newAttempt, readySitting } from './model/attempt'
export { attemptNumber, testsWithTrend, trendOf } from './model/attempt-history'
export type { AttemptSummary } from './model/attempt-summary'
export { sittingPlace, wayOn } from './model/attempt-way'
export {
  countDone,
  type ExamRef,
  isOnlyLookedAt,
  isTest,
  kindOf,
  ownTest,
  placesOf,
  type TestPlaces,
  type TestRef,
  testKey,
  testOfKey,
} from './model/test-ref'
export { NextSteps } from './next-steps-later'
export { layOwnPaper, newOwnTest, ownPaper, takeOwnPaper } from './own-tests'
export {
  createSharedSearch,
  type PaperSearch,
  paperOfDaily,
  paperOfQuiz,
  paperSearch,
  readPaper,
} from './papers'
export { PractiseRefs } from './practise-refs'
export { notHere, paperOfRefs, papersOfTests, testsAtHand } from './question-papers'
export { answerSheetsQuery, useAnswerSheets } from './sheets'
export { TakeOverNotice } from './take-over-notice'
export { ToResults } from './to-results'
export { UntimedChoice } from './untimed-choice'
