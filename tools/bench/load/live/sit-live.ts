/** A student's live test, from the waiting screen to the sheet that has arrived, with the student's trouble. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Firestore } from 'firebase/firestore/lite'
import { liveAttemptId } from '@/domain/live-test'
import type { Meter } from '../meter'
import { shareOf, type Trouble } from './kinds'
import { openLine } from './line'
import { openPage } from './page'
import { type Answers, openScreen, type Screen } from './screen'
import { type LiveHoursOfRun, liveTestId } from './set-up'

export interface LiveSeat {
  index: number
  uid: string
  trouble: Trouble
  /** Signs in on a new device. @returns the database as it is seen there */
  signIn: (device: string) => Promise<Firestore>
}

const untilMoment = (moment: number) => pause(Math.max(0, moment - Date.now()))

/** Where trouble comes and goes, as a question's number. */
const troubleAt = 7
const betterAt = 13

/** What the waiting screen reads; then the beginning, within a second of the opening. */
export async function enterLive(
  meter: Meter,
  seat: LiveSeat,
  { opensAt, waits }: LiveHoursOfRun,
): Promise<Screen> {
  const { index, uid, trouble, signIn } = seat
  const line = openLine()
  const mayBeRefused = trouble !== 'none'
  const name = `device-${index}`
  const page = openPage(await signIn(name), name)
  // While they wait.
  await untilMoment(opensAt - 1000 - waits * shareOf(index, 1))
  const { test, sealed } = await meter.step('live: open', () => page.open(uid, liveTestId), {
    line,
    mayBeRefused,
  })
  await untilMoment(opensAt + 1000 * shareOf(index, 2))
  const entry = index % 13 === 0 ? { shownAs: `Asha ${String.fromCharCode(65 + (index % 26))}.` } : {}
  const begun = await meter.step('live: begin', () => page.begin(uid, test, sealed, entry), {
    line,
    mayBeRefused,
  })
  return openScreen({ meter, page, line, uid, mayBeRefused }, begun.attempt, begun.initial, null)
}

/** Another page goes on: of the same device with what it has stored, or of a new one with what the account has. */
async function goOnElsewhere(meter: Meter, seat: LiveSeat, isSameDevice: boolean): Promise<Screen> {
  const { index, uid, signIn } = seat
  const line = openLine()
  const name = isSameDevice ? `device-${index}` : `other-${index}`
  const page = openPage(await signIn(name), name)
  const manner = { line, mayBeRefused: true }
  const as = { meter, page, line, uid, mayBeRefused: true }
  const local = await page.store.load(uid, liveAttemptId(liveTestId, uid))
  if (local) return openScreen(as, local, local.sitting, local.sitting.revision)
  const { test, sealed, running } = await meter.step('live: go on', () => page.open(uid, liveTestId), manner)
  if (running) return openScreen(as, running, running.sitting, null)
  const begun = await meter.step('live: go on', () => page.begin(uid, test, sealed, {}), manner)
  return openScreen(as, begun.attempt, begun.initial, null)
}

/** Sends until it has arrived, as long as the rules take it or a bit longer than the network was gone. */
async function untilArrived(screen: Screen, until: number): Promise<void> {
  screen.close()
  while (Date.now() < until && !(await screen.sendAgain().catch(() => false))) await pause(2000)
}

export interface LiveRun {
  /** What must be on the sheet. */
  given: Answers
  /** Of a device that was taken over, or killed: nothing of it may be left running. */
  screens: Screen[]
}

/** Answers question after question until the end, submits or lets the time run out, and waits until all has arrived. */
export async function sitLive(
  meter: Meter,
  seat: LiveSeat,
  first: Screen,
  { length }: LiveHoursOfRun,
): Promise<LiveRun> {
  const { index, trouble } = seat
  const given: Answers = new Map()
  const screens = [first]
  let screen = first
  let older: Screen | null = null
  const { startedAt, deadline } = first.sitting()
  const { questions } = first.attempt.paper
  // Some are done early, some run out of time.
  const pace = (length * (0.55 + 0.55 * shareOf(index, 3))) / questions.length

  async function give(on: Screen, place: number): Promise<void> {
    const { id = '', options = [] } = questions[place] ?? {}
    const option = (index * 7 + place * 3) % Math.max(1, options.length)
    if (await on.answer(place, option)) given.set(id, option)
  }

  const isOlders = (id: string) => questions.findIndex((question) => question.id === id) <= troubleAt

  for (const place of questions.keys()) {
    await untilMoment(Math.min(startedAt + pace * (place + 1), deadline + 50))
    if (place === troubleAt) {
      if (trouble === 'cut') screen.line.cut()
      if (trouble === 'killed' || trouble === 'lost') {
        screen.line.kill()
        const arrived = screen.arrived()
        if (trouble === 'lost')
          for (const [id, option] of given) if (arrived.get(id) !== option) given.delete(id)
        screen = await goOnElsewhere(meter, seat, trouble === 'killed')
        screens.push(screen)
      }
      if (trouble === 'two devices') {
        const before = screen
        screen = await goOnElsewhere(meter, seat, false)
        screens.push(screen)
        // The older device does not know yet.
        await give(before, place)
        older = before
        continue
      }
    }
    if (place === betterAt && trouble === 'cut') screen.line.restore()
    if (place === betterAt && trouble === 'cut at the end') screen.line.cut()
    // Some questions are left out.
    if ((index + place) % 11 !== 0) await give(screen, place)
  }
  // One answer is thought over.
  if (index % 3 === 0 && given.size > 0) {
    const { id = '', options = [] } = questions[0] ?? {}
    const other = (index * 7 + 1) % Math.max(1, options.length)
    if (await screen.answer(0, other)) given.set(id, other)
  }
  const isSubmitted = index % 5 !== 0
  // What the older device has not sent by then, the student does not see on the later one, and submits without it.
  const sent = isSubmitted ? older?.arrived() : undefined
  const shown = screen.answers()
  if (sent)
    for (const [id, option] of given)
      if (isOlders(id) && sent.get(id) !== option && shown.get(id) !== option) given.delete(id)
  if (isSubmitted) await screen.act({ type: 'submit' })
  for (const open of screens)
    if (open.sitting().status === 'running' && !open.line.isDead()) {
      await untilMoment(deadline + 20)
      await open.act({ type: 'step', by: 1 })
    }
  if (trouble === 'cut at the end') {
    await untilMoment(deadline + 2000 + 8000 * shareOf(index, 4))
    screen.line.restore()
  }
  for (const open of screens.toReversed()) {
    if (open.line.isDead()) open.close()
    else await untilArrived(open, deadline + 60_000)
  }
  return { given, screens }
}
