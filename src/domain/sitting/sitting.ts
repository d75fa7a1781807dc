/**
 * One sitting of a test (spec section 4, test sitting). No clock and no random: every action comes with the moment at
 * which it happens.
 *
 * | from      | action                       | to                                                            |
 * |-----------|------------------------------|---------------------------------------------------------------|
 * | ready     | start                        | running: first question visited, perhaps answered; deadline   |
 * | running   | choose, toggle, clear        | running: answer of the current question set or removed        |
 * | running   | give-up                      | running: current question without an answer and marked        |
 * | running   | save-and-next                | running: mark of the current question removed, next visited   |
 * | running   | mark-and-next                | running: current question marked, next visited                |
 * | running   | go, step                     | running: another question current and visited                 |
 * | running   | exit                         | running: one more time out of full screen                     |
 * | running   | resume                       | running: the time away is no question's time                  |
 * | running   | meet                         | running or submitted: merged with what another device has     |
 * | running   | submit-section, if allowed   | running: the next timed section open; the last one: submitted |
 * | running   | any, past a section's time   | running: the next section open; the action comes too late     |
 * | running   | submit, finish               | submitted, by the student                                     |
 * | running   | any, at or past the deadline | submitted, by the time; the action comes too late             |
 * | submitted | meet                         | submitted: as the account has it, which came first            |
 * | submitted | any other                    | submitted, unchanged: submit happens once                     |
 *
 * "Next" stays on the last question that can be reached. `tick` does nothing but let time pass.
 */
import { toggleOption } from '../question/kinds/several'
import { meetLate, meetSitting } from './merge-sittings'
import { changed, submitted } from './sitting-change'
import { mayLeaveSection, reachable, sectionAfter } from './sitting-sections'
import type {
  BegunSitting,
  QuestionState,
  ReadySitting,
  RunningSitting,
  Sitting,
  SittingAction,
  SubmittedSitting,
} from './sitting-state'

/** Milliseconds that a question is given at most for the time between the last sign of life and a return. */
const longestGap = 15_000

const untouched: QuestionState = { option: null, marked: false, visited: false, milliseconds: 0, revision: 0 }

function started({ plan }: ReadySitting, at: number): RunningSitting {
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

function answered(sitting: RunningSitting, option: number | null, at: number): RunningSitting {
  const same = sitting.questions[sitting.current]?.option === option
  const usable = option === null || Number.isFinite(option)
  return same || !usable ? sitting : changed(sitting, at, { [sitting.current]: { option } })
}

/** To another question, if it can be reached; `marked` sets or removes the mark of the one that is left. */
function gone(sitting: RunningSitting, to: number, at: number, marked?: boolean): RunningSitting {
  const { current } = sitting
  const [first, last] = reachable(sitting)
  const target = Number.isInteger(to) && to >= first && to <= last ? to : current
  const marks = marked !== undefined && sitting.questions[current]?.marked !== marked
  if (target === current) return marks ? changed(sitting, at, { [current]: { marked } }) : sitting
  const edits = marks ? { [current]: { marked } } : {}
  return changed(sitting, at, { ...edits, [target]: { visited: true } }, { current: target })
}

/** The timed section after the open one, begun at `at`; null when there is none. */
function nextSection(sitting: RunningSitting, at: number): RunningSitting | null {
  const next = sectionAfter(sitting)
  if (!sitting.open || !next) return null
  const { first, milliseconds } = next.section
  return changed(
    sitting,
    at,
    { [first]: { visited: true } },
    {
      current: first,
      open: { section: next.place, deadline: at + (milliseconds ?? 0) },
      deadline: at + next.rest,
    },
  )
}

/** The sitting once time has passed up to `at`; the very same object when nothing ended. */
function passed(sitting: RunningSitting, at: number): RunningSitting | SubmittedSitting {
  let now = sitting
  // Section by section, so that each question has the time that it had.
  while (now.open && at >= now.open.deadline) {
    const next = nextSection(now, now.open.deadline)
    if (!next) break
    now = next
  }
  return at >= now.deadline ? submitted(now, at, 'time') : now
}

/** The question on the screen has the time up to the last sign of life; no other device needs to hear of that. */
function resumed(sitting: RunningSitting, at: number, seenAt: number): RunningSitting {
  const alive = Math.min(Math.max(seenAt, sitting.countedTo) + longestGap, at)
  const spent = Math.max(0, alive - sitting.countedTo)
  const questions = sitting.questions.map((state, index) =>
    index === sitting.current ? { ...state, milliseconds: state.milliseconds + spent } : state,
  )
  return { ...sitting, questions, countedTo: Math.max(at, sitting.countedTo) }
}

/** Study mode ends: a question that was neither answered nor given up keeps no time, the one on the screen included. */
function finished(sitting: RunningSitting, at: number): SubmittedSitting {
  const end = submitted(sitting, at, 'student')
  const isMet = ({ option, marked }: QuestionState) => option !== null || marked
  return {
    ...end,
    questions: end.questions.map((state) => (isMet(state) ? state : { ...state, milliseconds: 0 })),
  }
}

const met = (
  sitting: BegunSitting,
  { theirs, since }: Extract<SittingAction, { type: 'meet' }>,
): BegunSitting => (since === null ? meetSitting(sitting, theirs) : meetLate(sitting, theirs, since))

function act(sitting: RunningSitting, action: SittingAction, at: number): Sitting {
  switch (action.type) {
    case 'choose':
      return answered(sitting, action.option, at)
    case 'toggle': {
      const answer = sitting.questions[sitting.current]?.option ?? null
      return answered(sitting, toggleOption(answer, action.option), at)
    }
    case 'clear':
      return answered(sitting, null, at)
    case 'give-up':
      return changed(sitting, at, { [sitting.current]: { option: null, marked: true } })
    case 'save-and-next':
      return gone(sitting, sitting.current + 1, at, false)
    case 'mark-and-next':
      return gone(sitting, sitting.current + 1, at, true)
    case 'go':
      return gone(sitting, action.to, at)
    case 'step':
      return gone(sitting, sitting.current + action.by, at)
    case 'exit':
      return changed(sitting, at, {}, { exits: sitting.exits + 1 })
    case 'resume':
      return resumed(sitting, at, action.seenAt)
    case 'meet':
      return met(sitting, action)
    case 'submit-section':
      return mayLeaveSection(sitting)
        ? (nextSection(sitting, at) ?? submitted(sitting, at, 'student'))
        : sitting
    case 'submit':
      return submitted(sitting, at, 'student')
    case 'finish':
      return finished(sitting, at)
    case 'start':
    case 'tick':
      return sitting
  }
}

/**
 * The sitting after `action` at `at` (epoch milliseconds); the very same object when nothing changes. See the table
 * above.
 */
export function reduceSitting(sitting: Sitting, action: SittingAction, at: number): Sitting {
  if (sitting.status === 'ready')
    return action.type === 'start' ? answered(started(sitting, at), action.option ?? null, at) : sitting
  if (sitting.status === 'submitted') return action.type === 'meet' ? met(sitting, action) : sitting
  const now = passed(sitting, at)
  return now === sitting ? act(sitting, action, at) : now
}
