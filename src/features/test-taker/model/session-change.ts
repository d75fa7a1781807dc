import type { QuestionState, RunningSession, SubmittedSession } from './session-state'

type Edit = Partial<Pick<QuestionState, 'option' | 'marked' | 'visited'>>

function changes(state: QuestionState, edit: Edit = {}): boolean {
  const { option, marked, visited } = { ...state, ...edit }
  return option !== state.option || marked !== state.marked || visited !== state.visited
}

/**
 * One change at `at`: `edits` of questions and `rest` of the session, under the next revision. The current question is
 * given its time up to now.
 */
export function changed(
  session: RunningSession,
  at: number,
  edits: Readonly<Record<number, Edit>>,
  rest: Partial<Pick<RunningSession, 'current' | 'exits' | 'open' | 'deadline'>> = {},
): RunningSession {
  const revision = session.revision + 1
  const spent = Math.max(0, at - session.countedTo)
  const questions = session.questions.map((state, index) => {
    const isCurrent = index === session.current
    if (!isCurrent && !(index in edits)) return state
    const milliseconds = state.milliseconds + (isCurrent ? spent : 0)
    // Being looked at is no change: it must not outweigh an answer that was given on another device.
    const next = { ...state, ...edits[index], milliseconds }
    return changes(state, edits[index]) ? { ...next, revision } : next
  })
  const countedTo = Math.max(at, session.countedTo)
  return { ...session, ...rest, questions, revision, countedTo, placedAt: null }
}

/** The end, at `at` or when the session's time was over, whichever came first. */
export function submitted(
  session: RunningSession,
  at: number,
  endedBy: SubmittedSession['endedBy'],
): SubmittedSession {
  // A device clock that was set back must not make the sitting end before it began.
  const submittedAt = Math.min(Math.max(at, session.startedAt), session.deadline)
  return { ...changed(session, submittedAt, {}), status: 'submitted', submittedAt, endedBy }
}

/** Whole seconds that a finished sitting took (spec section 4: total minus remaining). */
export function secondsTaken({ startedAt, submittedAt }: SubmittedSession): number {
  return Math.round((submittedAt - startedAt) / 1000)
}
