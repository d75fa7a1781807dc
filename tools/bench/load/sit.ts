import type { Paper } from '@/domain/paper'
import { reduceSitting } from '@/domain/sitting/sitting'
import { planOf } from '@/domain/sitting/sitting-sections'
import type { Sitting, SittingAction } from '@/domain/sitting/sitting-state'
import type { TestRef } from '../../../src/domain/sitting/test-ref'
import { isWorthWriting } from '../../../src/own/attempts/account/attempt-sync'
import { mostWritesOf, nextWriteAt } from '../../../src/own/attempts/account/sync-schedule'
import { newAttempt } from '../../../src/own/attempts/attempt'
import type { Device } from './device'
import type { Meter } from './meter'

/** What a student has given in one sitting, as the account must have it in the end. */
export interface Given {
  attemptId: string
  /** Zero-based, question by question; -1 for none. */
  options: Array<number | null>
}

/** Of a sitting without a limit. */
const minutesWithoutLimit = 10
/** Of the time, until the last question is answered. */
const usedPart = 0.9

/** Every eleventh question is left out; what is chosen of the others depends on who sits. */
function choiceOf(student: number, question: number, options: number): number | null {
  return (student + question) % 11 === 0 ? null : (student * 7 + question * 3) % options
}

function actionsAt(student: number, { questions }: Paper, question: number): SittingAction[] {
  const option = choiceOf(student, question, questions[question]?.options.length ?? 1)
  const answer: SittingAction[] = option === null ? [] : [{ type: 'choose', option }]
  return [...answer, { type: question === questions.length - 1 ? 'submit' : 'save-and-next' }]
}

/**
 * Sits a whole paper, question after question, and has it written to the account whenever the app would write it
 * (`nextWriteAt`). The time passes on the sitting's own clock: nothing here waits for it.
 */
export async function sit(
  device: Device,
  meter: Meter,
  seat: { kind: string; student: number; uid: string; ref: TestRef; paper: Paper },
): Promise<Given> {
  const { kind, student, uid, ref, paper } = seat
  const attempt = newAttempt(ref, 'all', paper)
  const length = (paper.minutes || minutesWithoutLimit) * 60_000
  const pace = (length * usedPart) / paper.questions.length
  const first: Sitting = { status: 'ready', plan: planOf(paper) }
  const live: { sitting: Sitting; at: number } = { sitting: first, at: Date.now() - length }
  const log = { revision: 0, writes: 0, lastWrite: null as number | null, firstChange: 0, lastChange: 0 }

  function act(action: SittingAction): void {
    live.sitting = reduceSitting(live.sitting, action, live.at)
    log.lastChange = live.at
    if (log.firstChange === 0) log.firstChange = live.at
  }

  /** Writes what is due before `next`, a moment of the sitting's clock. */
  async function writeUntil(next: number): Promise<void> {
    const { sitting, at } = live
    if (sitting.status === 'ready' || sitting.revision === log.revision) return
    if (!isWorthWriting({ testKey: attempt.testKey, sitting })) return
    const isOver = sitting.status === 'submitted'
    const due = isOver
      ? at
      : nextWriteAt({ ...log, deadline: sitting.deadline, most: mostWritesOf(attempt.testKey) })
    if (due === null || due > next) return
    const moment = Math.max(due, at)
    const name = isOver ? 'submit' : log.writes === 0 ? 'begin' : 'write'
    const push = () => device.sync.push(uid, { ...attempt, sitting }, moment)
    const { revision } = await meter.step(`${kind}: ${name}`, push)
    Object.assign(log, { revision, writes: log.writes + 1, lastWrite: moment, firstChange: 0 })
  }

  act({ type: 'start' })
  for (const question of paper.questions.keys()) {
    await writeUntil(live.at + pace)
    live.at += pace
    for (const action of actionsAt(student, paper, question)) act(action)
  }
  await writeUntil(live.at)
  if (live.sitting.status !== 'submitted') throw new Error(`the ${kind} of student ${student} has not ended`)
  return { attemptId: attempt.id, options: live.sitting.questions.map(({ option }) => option) }
}
