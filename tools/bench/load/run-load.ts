import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { beTheApp } from './as-app'
import type { Findings } from './checks'
import { mergeTallies, type Tally } from './meter'
import { type Services, startServices } from './services'
import type { Outcome, Student } from './student'
import type { Done, Work } from './worker'

export interface Result {
  students: number
  buyers: number
  /** From the word to the last answer. */
  seconds: number
  tally: Tally
  findings: Findings
  /** Calls of honest students that were refused, and days that did not end well. */
  wrongRefusals: string[]
  thief: Done['thief']
  effort: ReturnType<Services['effort']>
}

/** Students of one process at least, so that a small run is not all start. */
const leastOfOne = 50

/** Every fifth student of five buys when a fifth of all do. */
function makeStudents(count: number, buyers: number): Student[] {
  const buys = (index: number) =>
    Math.floor(((index + 1) * buyers) / count) > Math.floor((index * buyers) / count)
  return Array.from({ length: count }, (_, index) => ({ index, buys: buys(index) }))
}

const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** A process that has made its students' accounts; `spendDay` gives the word. */
async function prepare(work: Work): Promise<{ child: ChildProcess; spendDay: () => Promise<Done> }> {
  const child = fork(workerFile, [], { execArgv: ['--import', 'tsx'] })
  const next = <T>() =>
    new Promise<T>((resolve, reject) => {
      child.once('message', (message) => resolve(message as T))
      child.once('exit', (code) => reject(new Error(`A process of students ended too early (${code}).`)))
    })
  child.send(work)
  await next<'ready'>()
  return {
    child,
    spendDay() {
      const done = next<Done>()
      child.send('go')
      return done
    },
  }
}

/**
 * Starts everything, lets all students begin at once, and looks at what is left of it. Ends what it started.
 * @param isWholeDay with all that a student does on a day, and with lists filled as after a year; without it they are
 * those of the seed
 */
export async function runLoad(count: number, buyers: number, isWholeDay: boolean): Promise<Result> {
  const services = await startServices()
  const { places } = services
  const children: ChildProcess[] = []
  try {
    beTheApp(places)
    const { openAsAdmin } = await import('./device')
    const { fillLists } = await import('./fill-lists')
    const { check } = await import('./checks')
    const admin = openAsAdmin(places)
    const students = makeStudents(count, buyers)
    const processes = Math.max(1, Math.min(availableParallelism(), Math.floor(count / leastOfOne)))
    const works = Array.from({ length: processes }, (_, place) => ({
      places,
      students: students.filter(({ index }) => index % processes === place),
      isWholeDay,
    }))
    const [prepared] = await Promise.all([
      Promise.all(works.map(prepare)),
      isWholeDay ? fillLists(admin) : null,
    ])
    children.push(...prepared.map(({ child }) => child))
    const began = performance.now()
    const done = await Promise.all(prepared.map(({ spendDay }) => spendDay()))
    const seconds = (performance.now() - began) / 1000
    const outcomes: Outcome[] = done.flatMap((one) => one.outcomes)
    const effort = services.effort()
    const findings = await check(admin, outcomes)
    const tally = mergeTallies(done.map((one) => one.tally))
    const endpoint = { usage: await services.stop(), milliseconds: [], times: buyers }
    return {
      students: count,
      buyers,
      seconds,
      tally: buyers > 0 ? { ...tally, 'purchase: endpoint': endpoint } : tally,
      findings,
      wrongRefusals: done.flatMap((one) => [
        ...one.refusals,
        ...one.outcomes.flatMap(({ fault }) => fault ?? []),
      ]),
      thief: {
        tried: done.reduce((sum, { thief }) => sum + thief.tried, 0),
        allowed: done.flatMap(({ thief }) => thief.allowed),
      },
      effort,
    }
  } finally {
    for (const child of children) child.kill()
    await services.stop()
  }
}
