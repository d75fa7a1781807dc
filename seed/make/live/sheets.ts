/** Sheets of 400 simulated students of the finished live test, the demo member among them; the same at every run. */
import { liveAttemptId } from '../../../src/domain/live-test'
import type { Paper, PaperQuestion } from '../../../src/domain/paper'
import { shufflePaper } from '../../../src/domain/question/shuffle'
import { reduceSitting } from '../../../src/domain/sitting/sitting'
import { planOf } from '../../../src/domain/sitting/sitting-sections'
import type { Sitting, SittingAction } from '../../../src/domain/sitting/sitting-state'
import { testKey } from '../../../src/domain/sitting/test-ref'
import { writeAttempt } from '../../../src/own/attempts/account/attempt-schema'
import { fieldsOf } from '../../../src/own/attempts/account/stored-attempt'
import { type Lot, lotOf, spread } from './lot'
import { finished, paperOf } from './tests'

const students = 400
const member = { uid: 'member-demo', place: 100, shownAs: 'Arjun R.' }
const minute = 60_000

/** Names of the students who agreed to be shown among the best. */
const shownNames =
  'Asha K.|Ravi T.|Sita M.|Kiran B.|Lakshmi P.|Venkat S.|Divya N.|Suresh G.|Padma V.|Naveen C.|Swathi J.|Ramesh D.|Anitha L.|Praveen Y.|Kavya A.|Mahesh U.|Sravani E.|Harish O.|Bhavani I.|Srinu Z.|Meena F.|Gopal H.|Radha Q.|Vamsi W.|Jyothi X.|Charan M.|Latha S.|Teja R.|Sunitha K.'.split(
    '|',
  )

/** How hard each question is, in the measure of a student's ability: from -1.8 to 1.8, mixed over the paper. */
const difficultyOf = (place: number, count: number) => -1.8 + (3.6 * ((place * 7) % count)) / (count - 1)

/** What a student does at a question: an option or none, after so many milliseconds. */
function answerTo(question: PaperQuestion, difficulty: number, ability: number, lot: Lot) {
  const { correctAnswer, options } = question
  if (typeof correctAnswer !== 'number') throw new Error(`${question.id} has no single key`)
  const knows = lot() < 1 / (1 + Math.exp(1.4 * (difficulty - ability)))
  // Who does not know guesses half of the time, the able less often.
  const guesses = lot() < 0.55 - 0.1 * ability
  const other = (correctAnswer + 1 + Math.floor(lot() * (options.length - 1))) % options.length
  const guess = lot() < 0.3 ? correctAnswer : other
  const option = knows ? correctAnswer : guesses ? guess : null
  const seconds = Math.exp(3.5 + 0.45 * spread(lot)) * (knows ? 0.9 : 1.3) + 4
  return { option, milliseconds: Math.round(seconds * 1000) }
}

/** A whole sitting of the paper, begun at `beganAt`. */
function sat(
  paper: Paper,
  hardness: ReadonlyMap<string, number>,
  beganAt: number,
  ability: number,
  lot: Lot,
) {
  let at = beganAt
  let sitting: Sitting = reduceSitting({ status: 'ready', plan: planOf(paper) }, { type: 'start' }, at)
  const press = (action: SittingAction) => {
    sitting = reduceSitting(sitting, action, at)
  }
  // Some close the page before the end and never come back.
  const leavesAfter = lot() < 0.03 ? 4 + Math.floor(lot() * 12) : paper.questions.length
  for (const question of paper.questions.slice(0, leavesAfter)) {
    const { option, milliseconds } = answerTo(question, hardness.get(question.id) ?? 0, ability, lot)
    at += milliseconds
    if (option !== null) press({ type: 'choose', option })
    at += 1000
    press({ type: 'save-and-next' })
  }
  if (leavesAfter === paper.questions.length) {
    at += 5000 + Math.round(lot() * 60_000)
    press({ type: 'submit' })
  }
  if (sitting.status === 'ready') throw new Error('the sitting has not begun')
  return { sitting, at }
}

/** The 400 sheets by their students' ids. */
export function simulatedSheets(): Record<string, Record<string, unknown>> {
  const { source, hours } = finished
  const whole = { ...paperOf(finished), keysFrom: Number.MAX_SAFE_INTEGER }
  const title = 'en' in Object(source.fields.title) ? Object(source.fields.title).en : source.id
  const hardness = new Map(whole.questions.map(({ id }, place, all) => [id, difficultyOf(place, all.length)]))
  const after = (milliseconds: number) => ({ ...hours.opensAt, plus: milliseconds })
  const epoch = (milliseconds: number) => ({ ...after(milliseconds), as: 'milliseconds' })
  const sheetOf = (index: number): [string, Record<string, unknown>] => {
    const lot = lotOf(`sheet ${index}`)
    const isMember = index === member.place
    const uid = isMember ? member.uid : `student-${String(index + 1).padStart(3, '0')}`
    const id = liveAttemptId(source.id, uid)
    const paper = { ...shufflePaper(whole, id), title }
    const ability = isMember ? 0.9 : spread(lot)
    // Most begin in the first minutes.
    const beganAt = Math.round(1500 + 25 * minute * lot() ** 3)
    const { sitting, at } = sat(paper, hardness, beganAt, ability, lot)
    const key = testKey({ kind: 'live', liveTestId: source.id })
    const attempt = { id, testKey: key, scope: 'all', paper, sitting } as const
    const clock = sitting.status === 'submitted' ? sitting.submittedAt : at
    const fields = writeAttempt(fieldsOf(attempt, { clock, follows: sitting.revision - 1 }))
    const shownAs = isMember
      ? member.shownAs
      : index % 14 === 3
        ? shownNames[Math.floor(index / 14)]
        : undefined
    return [
      uid,
      {
        ...fields,
        startedAt: epoch(fields.startedAt),
        countedTo: epoch(fields.countedTo),
        clock: epoch(fields.clock),
        deadline: epoch(fields.deadline),
        submittedAt: fields.submittedAt === null ? null : epoch(fields.submittedAt),
        beganAt: after(beganAt),
        updatedAt: after(clock + 400),
        device: `device-${index + 1}`,
        ...(shownAs === undefined ? {} : { shownAs }),
      },
    ]
  }
  return Object.fromEntries(Array.from({ length: students }, (_, index) => sheetOf(index)))
}
