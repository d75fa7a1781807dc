/** One of the processes that the students are divided among: makes their accounts, waits for the word, spends their day. */
import { beTheApp } from './as-app'
import { createMeter, type Places, type Tally } from './meter'
import type { Outcome, Student } from './student'

/** What the process is told first. */
export interface Work {
  places: Places
  students: Student[]
  isWholeDay: boolean
}

/** What it tells in the end. */
export interface Done {
  outcomes: Outcome[]
  tally: Tally
  refusals: string[]
  /** Of somebody who does not keep to the rules: how much was tried, and what of it was not refused. */
  thief: { tried: number; allowed: string[] }
}

/** Resolves when all of it has left: a long one is cut off by an earlier end. */
const tell = (message: 'ready' | Done) =>
  new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()))

async function work({ places, students, isWholeDay }: Work): Promise<void> {
  beTheApp(places)
  const { openDevice } = await import('./device')
  const { findShelf } = await import('./shelf')
  const { register, signIn, spendDay } = await import('./student')
  const { tryAll } = await import('./dishonest')
  const meter = createMeter(places)
  const seats = students.map((student) => ({
    student,
    device: openDevice(places, `student-${student.index}`),
  }))
  const thief = { index: -1 - (students[0]?.index ?? 0), buys: false }
  const thiefDevice = openDevice(places, 'thief')
  const uids: string[] = []
  for (const { student, device } of seats) uids.push(await register(device, student))
  await register(thiefDevice, thief)
  const shelf = await findShelf(thiefDevice)

  async function steal(): Promise<Done['thief']> {
    try {
      const uid = await signIn(thiefDevice, thief)
      return await tryAll(thiefDevice, places, { uid, victim: uids[0] ?? '', shelf })
    } catch (error) {
      return { tried: 0, allowed: [`none could be tried: ${String(error)}`] }
    }
  }

  async function go(): Promise<void> {
    const days = seats.map(({ student, device }, place) =>
      spendDay(device, meter, places, { student, uid: uids[place] ?? '', shelf, isWholeDay }),
    )
    const [stolen, ...outcomes] = await Promise.all([meter.unmeasured(steal), ...days])
    await tell({ outcomes, thief: stolen, tally: meter.tally, refusals: meter.refusals })
    process.disconnect()
  }

  process.once('message', () => void go())
  await tell('ready')
}

process.once('message', (message) => void work(message as Work))
