/**
 * One sitting of a test (spec section 4, test session). Pure: every action comes with the moment at which it happens.
 *
 * | from      | action                       | to                                                          |
 * |-----------|------------------------------|-------------------------------------------------------------|
 * | ready     | start                        | running: first question visited, deadline set               |
 * | running   | choose, clear                | running: answer of the current question set or removed      |
 * | running   | save-and-next                | running: mark of the current question removed, next visited |
 * | running   | mark-and-next                | running: current question marked, next visited              |
 * | running   | go                           | running: another question current and visited               |
 * | running   | submit                       | submitted, by the student                                   |
 * | running   | any, at or past the deadline | submitted, by the time; the action itself comes too late    |
 * | submitted | any                          | submitted, unchanged: submit happens once                   |
 *
 * On the last question "next" stays where it is. `tick` does nothing but let the deadline pass.
 */

/** Zero-based question indexes throughout. */
interface Progress {
  readonly questionCount: number
  readonly current: number
  /** Question to chosen option, both zero-based. */
  readonly answers: ReadonlyMap<number, number>
  readonly marked: ReadonlySet<number>
  readonly visited: ReadonlySet<number>
  /** Epoch milliseconds. */
  readonly startedAt: number
  readonly deadline: number
}

interface ReadySession {
  readonly status: 'ready'
  readonly questionCount: number
  readonly minutes: number
}
export interface RunningSession extends Progress {
  readonly status: 'running'
}
export interface SubmittedSession extends Progress {
  readonly status: 'submitted'
  /** Epoch milliseconds, never after the deadline. */
  readonly submittedAt: number
  readonly endedBy: 'student' | 'time'
}
/** What is worth keeping: a session that has begun. */
export type BegunSession = RunningSession | SubmittedSession
export type Session = ReadySession | BegunSession

export type SessionAction =
  | { type: 'start' }
  | { type: 'choose'; option: number }
  | { type: 'clear' }
  | { type: 'save-and-next' }
  | { type: 'mark-and-next' }
  | { type: 'go'; to: number }
  | { type: 'submit' }
  | { type: 'tick' }

function started({ questionCount, minutes }: ReadySession, at: number): RunningSession {
  return {
    status: 'running',
    questionCount,
    current: 0,
    answers: new Map(),
    marked: new Set(),
    visited: new Set([0]),
    startedAt: at,
    deadline: at + minutes * 60_000,
  }
}

function submitted(
  session: RunningSession,
  at: number,
  endedBy: SubmittedSession['endedBy'],
): SubmittedSession {
  // A device clock that was set back must not make the sitting end before it began.
  const submittedAt = Math.min(Math.max(at, session.startedAt), session.deadline)
  return { ...session, status: 'submitted', submittedAt, endedBy }
}

function gone(session: RunningSession, to: number): RunningSession {
  if (to === session.current || !Number.isInteger(to) || to < 0 || to >= session.questionCount) return session
  return { ...session, current: to, visited: new Set([...session.visited, to]) }
}

function marking(session: RunningSession, on: boolean): RunningSession {
  if (session.marked.has(session.current) === on) return session
  const marked = new Set(session.marked)
  if (on) marked.add(session.current)
  else marked.delete(session.current)
  return { ...session, marked }
}

function answered(session: RunningSession, option: number | null): RunningSession {
  const answers = new Map(session.answers)
  if (option === null) answers.delete(session.current)
  else answers.set(session.current, option)
  const same = answers.get(session.current) === session.answers.get(session.current)
  return same ? session : { ...session, answers }
}

function reduceRunning(session: RunningSession, action: SessionAction, at: number): Session {
  if (at >= session.deadline) return submitted(session, at, 'time')
  switch (action.type) {
    case 'choose':
      return answered(session, action.option)
    case 'clear':
      return answered(session, null)
    case 'save-and-next':
      return gone(marking(session, false), session.current + 1)
    case 'mark-and-next':
      return gone(marking(session, true), session.current + 1)
    case 'go':
      return gone(session, action.to)
    case 'submit':
      return submitted(session, at, 'student')
    case 'start':
    case 'tick':
      return session
  }
}

/**
 * The session after `action` at `at` (epoch milliseconds); the very same object when nothing changes. See the table
 * above.
 */
export function reduceSession(session: Session, action: SessionAction, at: number): Session {
  switch (session.status) {
    case 'ready':
      return action.type === 'start' ? started(session, at) : session
    case 'running':
      return reduceRunning(session, action, at)
    case 'submitted':
      return session
  }
}

/** Whole seconds that a finished sitting took (spec section 4: total minus remaining). */
export function secondsTaken({ startedAt, submittedAt }: SubmittedSession): number {
  return Math.round((submittedAt - startedAt) / 1000)
}
