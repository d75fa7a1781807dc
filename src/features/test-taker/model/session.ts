/**
 * One sitting of a test (spec section 4, test session). No clock and no random: every action comes with the moment at
 * which it happens.
 *
 * | from      | action                       | to                                                            |
 * |-----------|------------------------------|---------------------------------------------------------------|
 * | ready     | start                        | running: first question visited, deadline set                 |
 * | running   | choose, clear                | running: answer of the current question set or removed        |
 * | running   | save-and-next                | running: mark of the current question removed, next visited   |
 * | running   | mark-and-next                | running: current question marked, next visited                |
 * | running   | go, step                     | running: another question current and visited                 |
 * | running   | exit                         | running: one more time out of full screen                     |
 * | running   | resume                       | running: the time away is no question's time                  |
 * | running   | meet                         | running or submitted: merged with what another device has     |
 * | running   | submit-section               | running: the next timed section open; the last one: submitted |
 * | running   | any, past a section's time   | running: the next section open; the action comes too late     |
 * | running   | submit                       | submitted, by the student                                     |
 * | running   | any, at or past the deadline | submitted, by the time; the action comes too late             |
 * | submitted | any                          | submitted, unchanged: submit happens once                     |
 *
 * "Next" stays on the last question that can be reached. `tick` does nothing but let time pass.
 */
import { changed, submitted } from './session-change'
import { reachable, sectionAfter } from './session-sections'
import type {
  QuestionState,
  ReadySession,
  RunningSession,
  Session,
  SessionAction,
  SubmittedSession,
} from './session-state'

/** Milliseconds that a question is given at most for the time between the last sign of life and a return. */
const longestGap = 15_000

const untouched: QuestionState = { option: null, marked: false, visited: false, milliseconds: 0, revision: 0 }

function started({ plan }: ReadySession, at: number): RunningSession {
  const own = plan.sections[0]?.milliseconds ?? null
  return {
    status: 'running',
    revision: 1,
    questions: Array.from({ length: plan.questionCount }, (_, index) =>
      index === 0 ? { ...untouched, visited: true, revision: 1 } : untouched,
    ),
    current: 0,
    startedAt: at,
    deadline: at + plan.milliseconds,
    exits: 0,
    sections: plan.sections,
    open: own === null ? null : { section: 0, deadline: at + own },
    countedTo: at,
    placedAt: null,
  }
}

function answered(session: RunningSession, option: number | null, at: number): RunningSession {
  const same = session.questions[session.current]?.option === option
  const usable = option === null || (Number.isInteger(option) && option >= 0)
  return same || !usable ? session : changed(session, at, { [session.current]: { option } })
}

/** To another question, if it can be reached; `marked` sets or removes the mark of the one that is left. */
function gone(session: RunningSession, to: number, at: number, marked?: boolean): RunningSession {
  const { current } = session
  const [first, last] = reachable(session)
  const target = Number.isInteger(to) && to >= first && to <= last ? to : current
  const marks = marked !== undefined && session.questions[current]?.marked !== marked
  if (target === current) return marks ? changed(session, at, { [current]: { marked } }) : session
  const edits = marks ? { [current]: { marked } } : {}
  return changed(session, at, { ...edits, [target]: { visited: true } }, { current: target })
}

/** The timed section after the open one, begun at `at`; null when there is none. */
function nextSection(session: RunningSession, at: number): RunningSession | null {
  const next = sectionAfter(session)
  if (!session.open || !next) return null
  const { first, milliseconds } = next.section
  return changed(
    session,
    at,
    { [first]: { visited: true } },
    {
      current: first,
      open: { section: next.place, deadline: at + (milliseconds ?? 0) },
      deadline: at + next.rest,
    },
  )
}

/** The session once time has passed up to `at`; the very same object when nothing ended. */
function passed(session: RunningSession, at: number): RunningSession | SubmittedSession {
  let now = session
  // Section by section, so that each question has the time that it had.
  while (now.open && at >= now.open.deadline) {
    const next = nextSection(now, now.open.deadline)
    if (!next) break
    now = next
  }
  return at >= now.deadline ? submitted(now, at, 'time') : now
}

/** The question on the screen has the time up to the last sign of life; no other device needs to hear of that. */
function resumed(session: RunningSession, at: number, seenAt: number): RunningSession {
  const alive = Math.min(Math.max(seenAt, session.countedTo) + longestGap, at)
  const spent = Math.max(0, alive - session.countedTo)
  const questions = session.questions.map((state, index) =>
    index === session.current ? { ...state, milliseconds: state.milliseconds + spent } : state,
  )
  return { ...session, questions, countedTo: Math.max(at, session.countedTo) }
}

function act(session: RunningSession, action: SessionAction, at: number): Session {
  switch (action.type) {
    case 'choose':
      return answered(session, action.option, at)
    case 'clear':
      return answered(session, null, at)
    case 'save-and-next':
      return gone(session, session.current + 1, at, false)
    case 'mark-and-next':
      return gone(session, session.current + 1, at, true)
    case 'go':
      return gone(session, action.to, at)
    case 'step':
      return gone(session, session.current + action.by, at)
    case 'exit':
      return changed(session, at, {}, { exits: session.exits + 1 })
    case 'resume':
      return resumed(session, at, action.seenAt)
    case 'meet':
      return action.merge(session)
    case 'submit-section':
      return session.open ? (nextSection(session, at) ?? submitted(session, at, 'student')) : session
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
  if (session.status === 'ready') return action.type === 'start' ? started(session, at) : session
  if (session.status === 'submitted') return session
  const now = passed(session, at)
  return now === session ? act(session, action, at) : now
}
