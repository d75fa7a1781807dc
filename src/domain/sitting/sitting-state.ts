/** The shapes of a sitting; `sitting.ts` says how one becomes the next. Indexes are zero-based throughout. */
import type { Marks } from '../question/marking'
import type { AnswerKey } from './answer-key'

/** What the student has done with one question. */
export interface QuestionState {
  /** The answer (`domain/question/answer.ts`): of most questions the chosen option's place. */
  readonly option: number | null
  readonly marked: boolean
  readonly visited: boolean
  /** How long it was the question on the screen; without the current stay, which counts from `countedTo` on. */
  readonly milliseconds: number
  /** The sitting's revision at its last change of answer, mark or visit. */
  readonly revision: number
}

/** A stretch of the paper. */
export interface SittingSection {
  readonly id: string
  readonly first: number
  readonly count: number
  /** Its own time; null when it shares the test's, as then all sections do. */
  readonly milliseconds: number | null
  /** Its student may submit it before its time is over. */
  readonly mayLeaveEarly: boolean
}

/** What a paper asks of a sitting. */
export interface SittingPlan {
  readonly questionCount: number
  /** Of the whole test. */
  readonly milliseconds: number
  /** Empty when the paper is one piece. */
  readonly sections: readonly SittingSection[]
}

interface Progress {
  /** Grows by one with every change that another device would have to hear of. */
  readonly revision: number
  readonly questions: readonly QuestionState[]
  readonly current: number
  /** Epoch milliseconds, here and below. */
  readonly startedAt: number
  /** End of the whole test; a timed section that is submitted early brings it nearer. */
  readonly deadline: number
  /** How often the student came out of full screen. */
  readonly exits: number
  readonly sections: readonly SittingSection[]
  /** The only section that can be reached, and its end; null when every question can be. */
  readonly open: { readonly section: number; readonly deadline: number } | null
  /** Up to when the current question has been given its time. */
  readonly countedTo: number
  /** The revision under which `current` and `open` came about, where a merge has taken them from a lower one; else null. */
  readonly placedAt: number | null
}

/** What counts of a finished sitting. */
export interface SittingScore {
  /** Whole percent (spec section 9). */
  readonly percentage: number
  /** Null when the test has no marking scheme. */
  readonly marks: Marks | null
}

export interface ReadySitting {
  readonly status: 'ready'
  readonly plan: SittingPlan
}
export interface RunningSitting extends Progress {
  readonly status: 'running'
}
export interface SubmittedSitting extends Progress {
  readonly status: 'submitted'
  /** Never after the deadline. */
  readonly submittedAt: number
  readonly endedBy: 'student' | 'time'
  /** What it was scored by, where that is not the attempt's own paper on this device. */
  readonly scoredBy: AnswerKey | null
}
/** What is worth keeping: a sitting that has begun. */
export type BegunSitting = RunningSitting | SubmittedSitting
export type Sitting = ReadySitting | BegunSitting

export type SittingAction =
  /** `option`: the answer of the first question, if it was given while the attempt was being opened. */
  | { type: 'start'; option?: number | null }
  /** `option`: the answer. */
  | { type: 'choose'; option: number }
  /** One of several options in or out, whatever the screen shows yet: two quick presses must not lose each other. */
  | { type: 'toggle'; option: number }
  | { type: 'clear' }
  /** What is right has been shown to who does not know: the question has no answer, and its mark says so. */
  | { type: 'give-up' }
  | { type: 'save-and-next' }
  | { type: 'mark-and-next' }
  | { type: 'go'; to: number }
  /** One question on or back from the current one, whichever the screen shows yet. */
  | { type: 'step'; by: 1 | -1 }
  /** The student came out of full screen. */
  | { type: 'exit' }
  /** The student is back after the page was gone; `seenAt`: its last sign of life, epoch milliseconds. */
  | { type: 'resume'; seenAt: number }
  /** The account's state of the same attempt. `since`: as `meetLate` has it; null when this device was already in sync. */
  | { type: 'meet'; theirs: BegunSitting; since: number | null }
  | { type: 'submit-section' }
  | { type: 'submit' }
  /** Ends study mode, which a student does when they like: what was neither answered nor given up was not reached. */
  | { type: 'finish' }
  | { type: 'tick' }

/** Whether a sitting still stands where it began: at its first question, which has no answer. */
export const isUntouched = ({ current, questions: [first] }: RunningSitting): boolean =>
  current === 0 && first?.option === null

/** How many questions have an answer, marked or not. */
export function countAnswered(questions: readonly QuestionState[]): number {
  return questions.filter(({ option }) => option !== null).length
}
