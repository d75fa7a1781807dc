import { readFileSync } from 'node:fs'
import { createApp } from '../../../api/app'
import { createDeps } from '../../../api/deps'
import { readEnv } from '../../../api/env'
import { serveApp } from '../../../api/testing/serve-app'
import { startProcess } from '../../../emulator/testing/process'
import { localEnv } from '../../../scripts/local-env.mjs'
import { checkEnv } from '../../../src/config/env-schema'
import type { Findings } from './checks'
import { createMeter, type Tally } from './meter'
import type { Student } from './student'

export interface Result {
  students: number
  buyers: number
  /** From the first sign-in to the last answer. */
  seconds: number
  tally: Tally
  findings: Findings
  /** Calls that were refused, and days that ended with an error. */
  wrongRefusals: string[]
  /** Most memory and the processor's seconds of the backend; null where the system does not say. */
  effort: { mebibytes: number; processor: number } | null
}

/** A tick of /proc is a hundredth of a second. */
const ticks = 100

function effortOf(pid: number | undefined): Result['effort'] {
  try {
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')
    const kibibytes = Number(/VmHWM:\s+(\d+)/.exec(read('status'))?.[1])
    // Behind the name, which may hold blanks: state, and from the twelfth on the time in the program and for it.
    const [user, system] = read('stat').split(') ')[1]?.split(' ').slice(11, 13) ?? []
    return { mebibytes: Math.round(kibibytes / 1024), processor: (Number(user) + Number(system)) / ticks }
  } catch {
    return null
  }
}

/** Gives this process the configuration that a build gives the app; the app's own code is imported after this. */
function configureApp(env: Record<string, string>): void {
  const check = checkEnv(env)
  if (!check.ok) throw new Error(check.problems.join('\n'))
  Object.assign(globalThis, {
    __ENVIRONMENT__: check.env,
    __USE_LOCAL_BACKEND__: true,
    __APP_CHECK_KEY__: '',
    __SHELF__: 'load',
    __SITE_URL__: undefined,
  })
}

/** Starts a seeded backend in memory, a process on free ports, and the endpoint with the local provider in this one. */
export async function startServices() {
  const backend = await startProcess(['--seed', 'seed', '--quiet'])
  const { firestore, auth, storage } = backend.ports
  const ports = { FIRESTORE_PORT: firestore, AUTH_PORT: auth, STORAGE_PORT: storage }
  const apiEnv = readEnv(localEnv({ ...ports, APP_PORT: 0, API_PORT: 0 }))
  const app = createApp(createDeps(apiEnv, () => undefined))
  const served = await serveApp({
    fetch: (request, env) => meter.bill('purchase: endpoint', () => app.fetch(request, env)),
  })
  const local = (port: number) => `http://127.0.0.1:${port}`
  const places = {
    firestore: local(firestore),
    auth: local(auth),
    storage: local(storage),
    endpoint: served.origin,
  }
  const meter = createMeter(places)
  configureApp(localEnv({ ...ports, APP_PORT: 0, API_PORT: Number(new URL(served.origin).port) }))
  return {
    places,
    meter,
    effort: () => effortOf(backend.child.pid),
    async stop() {
      await served.close()
      backend.child.kill('SIGTERM')
      await backend.ended
    },
  }
}

/** Every fifth student of five buys when a fifth of all do. */
function makeStudents(count: number, buyers: number): Student[] {
  const buys = (index: number) =>
    Math.floor(((index + 1) * buyers) / count) > Math.floor((index * buyers) / count)
  return Array.from({ length: count }, (_, index) => ({ index, buys: buys(index) }))
}

/**
 * Starts everything, lets all students begin at once, and checks what the backend has stored. Ends what it started.
 * @param isWholeDay with all that a student does on a day, and with lists filled as after a year; without it they are
 * those of the seed
 */
export async function runLoad(count: number, buyers: number, isWholeDay: boolean): Promise<Result> {
  const services = await startServices()
  const { places, meter } = services
  try {
    const { openAsAdmin, openDevice } = await import('./device')
    const { fillLists } = await import('./fill-lists')
    const { findShelf } = await import('./activities')
    const { register, spendDay } = await import('./student')
    const { check } = await import('./checks')
    const { openTarget } = await import('../../content/target')
    const { writeCatalogues } = await import('../../content/catalogues')
    const admin = openAsAdmin(places)
    const join = async (student: Student) => {
      const device = openDevice(places, `student-${student.index}`)
      return { student, device, uid: await register(device, student) }
    }
    const seats: Awaited<ReturnType<typeof join>>[] = []
    for (const student of makeStudents(count, buyers)) seats.push(await join(student))
    if (isWholeDay) await fillLists(admin)
    const { firestore, auth, storage } = places
    const target = openTarget(null, () => undefined, undefined, {
      firestoreUrl: firestore,
      authUrl: auth,
      storageUrl: storage,
    })
    await writeCatalogues(target.database)
    const shelf = await findShelf(openDevice(places, 'visitor'))
    const began = performance.now()
    const outcomes = await Promise.all(
      seats.map(({ student, device, uid }) =>
        spendDay(device, meter, places, { student, uid, shelf, isWholeDay }),
      ),
    )
    const seconds = (performance.now() - began) / 1000
    const endpoint = meter.tally['purchase: endpoint']
    if (endpoint) endpoint.times = buyers
    return {
      students: count,
      buyers,
      seconds,
      tally: meter.tally,
      findings: await check(admin, outcomes),
      wrongRefusals: [...meter.refusals, ...outcomes.flatMap(({ fault }) => fault ?? [])],
      effort: services.effort(),
    }
  } finally {
    await services.stop()
  }
}
