/** One of the processes that the students are divided among: makes their accounts, waits for the word, spends their day. */
import { beTheApp } from './as-app'
import { createMeter, type Places, type Tally } from './meter'
import type { Outcome, Student } from './student'

/** What the process is told first. */
export interface Work {
  places: Places
  students: Student[]
  /** The last student of a process with two or more is none that keeps to the rules. */
  hasThief: boolean
}

/** What it tells in the end. */
export interface Done {
  outcomes: Outcome[]
  tally: Tally
  refusals: string[]
  thief: { tried: number; allowed: string[] }
}

const tell = (message: 'ready' | Done) => process.send?.(message)

async function work({ places, students, hasThief }: Work): Promise<void> {
  beTheApp(places)
  const { openDevice } = await import('./device')
  const { findShelf, register, signIn, spendDay } = await import('./student')
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
  if (hasThief) await register(thiefDevice, thief)
  const shelf = await findShelf(thiefDevice)

  process.once('message', async () => {
    const days = seats.map(({ student, device }, place) =>
      spendDay(device, meter, places, { student, uid: uids[place] ?? '', shelf }),
    )
    const victim = uids[0] ?? ''
    const theft = hasThief
      ? meter.unmeasured(async () =>
          tryAll(thiefDevice, places, { uid: await signIn(thiefDevice, thief), victim, shelf }),
        )
      : { tried: 0, allowed: [] }
    const done: Done = {
      outcomes: await Promise.all(days),
      thief: await theft,
      tally: meter.tally,
      refusals: meter.refusals,
    }
    tell(done)
    process.disconnect()
  })
  tell('ready')
}

process.once('message', (message) => void work(message as Work))
