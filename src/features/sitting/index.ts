/** Public API: what the pages of quizzes, tests and practice share while a student sits one. */

export type { SittingClock } from '@/own/attempts/device/sitting-clock'
export type { SaveState } from './attempt-keeper'
export { CorrectionNote, scoreChange } from './correction-note'
export { ExtraTimeLine, useExtraTime } from './extra-time'
export { useRemainingSeconds } from './hooks/use-remaining-seconds'
export { type Asking, elsewhereQuery, useRunningAttempt } from './hooks/use-running-attempt'
export { type Seat, useSitting } from './hooks/use-sitting'
export { useStrikes } from './hooks/use-strikes'
export { mostAtOnce, PractiseRefs, type WantedPractice } from './practise-refs'
export { TakeOverNotice } from './take-over-notice'
export { ToResults } from './to-results'
export { UntimedChoice } from './untimed-choice'
