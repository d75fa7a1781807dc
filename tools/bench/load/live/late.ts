/** Students who come at the end: their beginning is moved into the past, which the real clock would take ten minutes for. */
import { doc, type Firestore, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite'
import { reduceSitting } from '@/domain/sitting/sitting'
import type { BegunSitting } from '@/domain/sitting/sitting-state'
import { toAppError } from '@/lib/app-error'
import { writeAttempt } from '../../../../src/own/attempts/account/attempt-schema'
import { fieldsOf } from '../../../../src/own/attempts/account/stored-attempt'
import type { Meter } from '../meter'
import { openPage } from './page'
import type { Answers, Screen } from './screen'
import { type LiveHoursOfRun, liveTestId } from './set-up'
import type { LiveSeat } from './sit-live'

export interface LateRun {
  given: Answers
  /** What was accepted of a sheet that came too late; empty when nothing was. */
  accepted: string[]
}

const minute = 60_000

/** Answers everything in the past, and sends it now: in the time of grace, or after it. */
export async function sitLate(
  meter: Meter,
  admin: Firestore,
  { index, uid, trouble, signIn }: LiveSeat,
  first: Screen,
  { length }: LiveHoursOfRun,
): Promise<LateRun> {
  first.close()
  const isLate = trouble === 'late'
  const path = `live_tests/${liveTestId}/sheets/${uid}`
  const beganAt = Date.now() - length - (isLate ? 11 : 6) * minute
  await updateDoc(doc(admin, path), { beganAt: Timestamp.fromMillis(beganAt) })
  const db = await signIn(`late-${index}`)
  const page = openPage(db, `late-${index}`)
  const manner = { line: first.line, mayBeRefused: true }
  const { test, sealed } = await meter.step('live: go on', () => page.open(uid, liveTestId), manner)
  const { attempt, initial } = await meter.step(
    'live: go on',
    () => page.begin(uid, test, sealed, {}),
    manner,
  )
  const given: Answers = new Map()
  let sitting: BegunSitting = initial
  const act = (action: Parameters<typeof reduceSitting>[1], at: number) => {
    const next = reduceSitting(sitting, action, at)
    if (next.status !== 'ready') sitting = next
  }
  for (const [place, { id, options }] of attempt.paper.questions.entries()) {
    const at = initial.startedAt + ((place + 1) * length) / 30
    const option = (index + place) % options.length
    act({ type: 'go', to: place }, at)
    act({ type: 'choose', option }, at)
    given.set(id, option)
  }
  act({ type: 'step', by: -1 }, initial.deadline + 1)
  const send = () => page.sync.push(uid, { ...attempt, sitting }, Date.now())
  if (!isLate) {
    await meter.step('live: submit', send, manner)
    return { given, accepted: [] }
  }
  const fields = writeAttempt(fieldsOf({ ...attempt, sitting }, { clock: Date.now(), follows: 0 }))
  const now = Date.now()
  const forged = {
    'a late sheet': {},
    'a late sheet with a later end': { deadline: now },
    'a late sheet with a later beginning': { startedAt: now - length, deadline: now },
    'a late sheet as unfinished': { status: 'in_progress', submittedAt: null, endedBy: null },
  }
  const accepted: string[] = []
  const isRefused = (work: Promise<unknown>) =>
    work.then(
      () => false,
      (error: unknown) => toAppError(error).code === 'permission-denied',
    )
  // The app's own error tells less; what is stored in the end is checked as well.
  const isSent = await meter.step('live: too late', send, manner).then(
    () => true,
    () => false,
  )
  if (isSent) accepted.push(`${uid}: by the app`)
  for (const [name, over] of Object.entries(forged)) {
    const sheet = { ...fields, ...over, device: `late-${index}`, updatedAt: serverTimestamp() }
    const write = () => updateDoc(doc(db, path), sheet)
    if (!(await isRefused(meter.step('live: too late', write, manner)))) accepted.push(`${uid}: ${name}`)
  }
  return { given: new Map(), accepted }
}
