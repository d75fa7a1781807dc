import { hasNoLimit } from './sitting-sections'
import type { QuestionState, RunningSitting, SubmittedSitting } from './sitting-state'

type Edit = Partial<Pick<QuestionState, 'option' | 'marked' | 'visited'>>

function changes(state: QuestionState, edit: Edit = {}): boolean {
  const { option, marked, visited } = { ...state, ...edit }
  return option !== state.option || marked !== state.marked || visited !== state.visited
}

/**
 * One change at `at`: `edits` of questions and `rest` of the sitting, under the next revision. The current question is
 * given its time up to now.
 */
export function changed(
  sitting: RunningSitting,
  at: number,
  edits: Readonly<Record<number, Edit>>,
  rest: Partial<Pick<RunningSitting, 'current' | 'exits' | 'open' | 'deadline'>> = {},
): RunningSitting {
  const revision = sitting.revision + 1
  const spent = Math.max(0, at - sitting.countedTo)
  const questions = sitting.questions.map((state, index) => {
    const isCurrent = index === sitting.current
    if (!isCurrent && !(index in edits)) return state
    const milliseconds = state.milliseconds + (isCurrent ? spent : 0)
    // Being looked at is no change: it must not outweigh an answer that was given on another device.
    const next = { ...state, ...edits[index], milliseconds }
    return changes(state, edits[index]) ? { ...next, revision } : next
  })
  const countedTo = Math.max(at, sitting.countedTo)
  return { ...sitting, ...rest, questions, revision, countedTo, placedAt: null }
}

/** The end, at `at` or when the sitting's time was over, whichever came first. */
export function submitted(
  sitting: RunningSitting,
  at: number,
  endedBy: SubmittedSitting['endedBy'],
): SubmittedSitting {
  // A device clock that was set back must not make the sitting end before it began.
  const submittedAt = Math.min(Math.max(at, sitting.startedAt), sitting.deadline)
  return {
    ...changed(sitting, submittedAt, {}),
    status: 'submitted',
    submittedAt,
    endedBy,
    scoredBy: null,
  }
}

/**
 * Whole seconds that a finished sitting took (spec section 4: total minus remaining). Without a limit it may have been
 * left for days: then it is the time with a question on the screen.
 */
export function secondsTaken(sitting: SubmittedSitting): number {
  const { startedAt, submittedAt, questions } = sitting
  const taken = hasNoLimit(sitting)
    ? questions.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    : submittedAt - startedAt
  return Math.round(taken / 1000)
}
