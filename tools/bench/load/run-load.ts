import { beTheApp } from './as-app'
import type { Findings } from './checks'
import { createMeter, type Tally } from './meter'
import { type Services, startServices } from './services'
import type { Student } from './student'

export interface Result {
  students: number
  buyers: number
  /** From the first sign-in to the last answer. */
  seconds: number
  tally: Tally
  findings: Findings
  /** Calls of honest students that were refused, and days that did not end well. */
  wrongRefusals: string[]
  /** Of somebody who does not keep to the rules: how much was tried, and what of it was not refused. */
  thief: { tried: number; allowed: string[] }
  effort: ReturnType<Services['effort']>
}

/** Every fifth student of five buys when a fifth of all do. */
function makeStudents(count: number, buyers: number): Student[] {
  const buys = (index: number) =>
    Math.floor(((index + 1) * buyers) / count) > Math.floor((index * buyers) / count)
  return Array.from({ length: count }, (_, index) => ({ index, buys: buys(index) }))
}

/**
 * Starts everything, lets all students begin at once, and looks at what is left of it. Ends what it started.
 * @param isWholeDay with all that a student does on a day, and with lists filled as after a year; without it they are
 * those of the seed
 */
export async function runLoad(count: number, buyers: number, isWholeDay: boolean): Promise<Result> {
  const services = await startServices()
  const { places } = services
  try {
    beTheApp(places)
    const { openAsAdmin, openDevice } = await import('./device')
    const { fillLists } = await import('./fill-lists')
    const { findShelf } = await import('./shelf')
    const { register, signIn, spendDay } = await import('./student')
    const { tryAll } = await import('./dishonest')
    const { check } = await import('./checks')
    const admin = openAsAdmin(places)
    const meter = createMeter(places)
    const join = async (student: Student) => {
      const device = openDevice(places, `student-${student.index}`)
      return { student, device, uid: await register(device, student) }
    }
    const seats: Awaited<ReturnType<typeof join>>[] = []
    for (const student of makeStudents(count, buyers)) seats.push(await join(student))
    const thief = await join({ index: -1, buys: false })
    if (isWholeDay) await fillLists(admin)
    const shelf = await findShelf(thief.device)

    async function steal(): Promise<Result['thief']> {
      try {
        const uid = await signIn(thief.device, thief.student)
        return await tryAll(thief.device, places, { uid, victim: seats[0]?.uid ?? '', shelf })
      } catch (error) {
        return { tried: 0, allowed: [`none could be tried: ${String(error)}`] }
      }
    }

    const began = performance.now()
    const [stolen, ...outcomes] = await Promise.all([
      meter.unmeasured(steal),
      ...seats.map(({ student, device, uid }) =>
        spendDay(device, meter, places, { student, uid, shelf, isWholeDay }),
      ),
    ])
    const seconds = (performance.now() - began) / 1000
    const effort = services.effort()
    const findings = await check(admin, outcomes)
    const endpoint = { usage: await services.stop(), milliseconds: [], times: buyers }
    const faults = outcomes.flatMap(({ fault }) => fault ?? [])
    return {
      students: count,
      buyers,
      seconds,
      tally: buyers > 0 ? { ...meter.tally, 'purchase: endpoint': endpoint } : meter.tally,
      findings,
      wrongRefusals: [...meter.refusals, ...faults],
      thief: stolen,
      effort,
    }
  } finally {
    await services.stop()
  }
}
