/**
 * `npm run crash -w emulator -- [--kills 100] [--rate 200] [--documents 20000] [--load 2]`: kills a backend of its own again
 * and again (kill -9) while it writes, and tells which answered writes are lost and for how long keeping them held up
 * other answers, beside work that keeps nothing. Ends with 1 when a write older than 100 ms is lost.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { createAuthState } from './auth/auth-state'
import { keepData } from './data/keep-data'
import { KEEPING, type Keeping } from './data/timed'
import { createDocumentStore } from './firestore/store'
import { startBackend } from './server'
import type { ServicePorts } from './service-ports'
import { createObjectStore } from './storage/object-store'

const PROJECT = 'demo-pariksha'
const BUCKET = 'demo-pariksha.appspot.com'
const MAY_BE_LOST_MS = 100
const MAY_WAIT_MS = 50

type Message = { ports: ServicePorts } | { what: Keeping['what'] | 'nothing'; ms: number }

/** How long a piece of work is that keeps nothing: what it takes beyond that is what the machine takes. */
const CONTROL_MS = 3

/** The process that is killed: a backend that tells its parent how long keeping held it up. */
async function runBackend(folder: string): Promise<void> {
  subscribe(KEEPING, (kept) => process.send?.(kept))
  setInterval(() => {
    const begun = performance.now()
    while (performance.now() - begun < CONTROL_MS);
    process.send?.({ what: 'nothing', ms: performance.now() - begun })
  }, 50)
  const { ports } = await startBackend({
    ports: { firestore: 0, auth: 0, storage: 0 },
    projectId: PROJECT,
    bucket: BUCKET,
    rulesDir: folder,
    dataDir: join(folder, 'data'),
  })
  process.send?.({ ports })
}

async function fill(folder: string, documents: number): Promise<void> {
  const rules = (service: string, root: string) =>
    `rules_version = '2';\nservice ${service} { match ${root} { match /{all=**} { allow read; } } }\n`
  writeFileSync(join(folder, 'firestore.rules'), rules('cloud.firestore', '/databases/{database}/documents'))
  writeFileSync(join(folder, 'storage.rules'), rules('firebase.storage', '/b/{bucket}/o'))
  const store = createDocumentStore({ projectId: PROJECT })
  const filler = { stringValue: 'x'.repeat(400) }
  for (let id = 0; id < documents; id += 1) store.set(`big/d${id}`, { filler, id: { integerValue: `${id}` } })
  const auth = createAuthState({ projectId: PROJECT })
  for (let id = 0; id < 500; id += 1) auth.accounts.add({ localId: `a${id}`, displayName: '0' })
  const keeper = await keepData(
    join(folder, 'data'),
    { store, auth, objects: createObjectStore() },
    console.error,
  )
  await keeper.close()
}

/** Half, nearly all, and all of some times in milliseconds. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const [half, most, all] = [0.5, 0.999, 1].map((part) =>
    (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1),
  )
  return `${sorted.length} times, half within ${half} ms, 999 of 1000 within ${most} ms, all within ${all} ms`
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function call(url: string, body?: unknown, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, {
    ...(body !== undefined && {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    headers: { authorization: 'Bearer owner', ...headers },
  })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return response.text()
}

/** What is written under a key: a number that rises. Three kinds, for the three parts of the backend. */
function clientOf({ firestore, auth, storage }: ServicePorts) {
  const documents = `http://127.0.0.1:${firestore}/v1/projects/${PROJECT}/databases/(default)/documents`
  const accounts = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`
  const files = `http://127.0.0.1:${storage}/v0/b/${BUCKET}/o`
  const idOf = (key: string) => key.slice(1)
  return {
    write: (key: string, value: number) => {
      if (key.startsWith('f')) return call(`${files}?name=${key}`, `${value}`.padEnd(2000))
      if (key.startsWith('a')) return call(`${accounts}:update`, { localId: key, displayName: `${value}` })
      const name = `projects/${PROJECT}/databases/(default)/documents/crash/d${idOf(key)}`
      const fields = { value: { integerValue: `${value}` }, filler: { stringValue: 'y'.repeat(400) } }
      return call(`${documents}:commit`, { writes: [{ update: { name, fields } }] })
    },
    read: async (key: string): Promise<number> => {
      if (key.startsWith('f')) return Number(await call(`${files}/${key}?alt=media`))
      if (key.startsWith('a')) {
        return Number(JSON.parse(await call(`${accounts}:lookup`, { localId: [key] })).users[0].displayName)
      }
      return Number(JSON.parse(await call(`${documents}/crash/d${idOf(key)}`)).fields.value.integerValue)
    },
  }
}

type Client = ReturnType<typeof clientOf>

/** One key in ten is an account's, one in twenty a file's; a key comes back after some seconds. */
function keyOf(count: number): string {
  if (count % 20 === 7) return `f${count % 1000}`
  return count % 10 === 3 ? `a${((count / 10) % 500) | 0}` : `d${count % 3000}`
}

interface Answered {
  value: number
  at: number
}

const kept: Record<Keeping['what'] | 'nothing', number[]> = {
  'a line': [],
  bytes: [],
  'a slice of a snapshot': [],
  nothing: [],
}
const figures = { answers: 0, lostOld: 0, lostYoung: 0, kept, answerTimes: [0], inCompaction: 0 }
let count = 0

async function start(folder: string): Promise<{ child: ChildProcess; client: Client }> {
  const child = fork(fileURLToPath(import.meta.url), ['--child', folder])
  const ports = await new Promise<ServicePorts>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if ('ports' in message) resolve(message.ports)
      else figures.kept[message.what].push(message.ms)
    })
    child.once('exit', () => reject(new Error('The backend ended before it was ready.')))
  })
  return { child, client: clientOf(ports) }
}

/** Writes at a steady rate, whether or not answers are late, until `signal`. */
async function writeSteadily(
  client: Client,
  rate: number,
  answered: Map<string, Answered>,
  signal: AbortSignal,
) {
  const begun = performance.now()
  const pending = new Set<Promise<void>>()
  for (let sent = 0; !signal.aborted; ) {
    const due = ((performance.now() - begun) / 1000) * rate
    for (; sent < due; sent += 1) {
      count += 1
      const [key, value, at] = [keyOf(count), count, performance.now()]
      const one = client.write(key, value).then(
        () => {
          if (signal.aborted) return
          answered.set(key, { value, at: performance.now() })
          figures.answers += 1
          figures.answerTimes.push(performance.now() - at)
        },
        () => undefined,
      )
      pending.add(one)
      void one.then(() => pending.delete(one))
    }
    await wait(2)
  }
  await Promise.all(pending)
}

async function checkAnswered(
  client: Client,
  answered: ReadonlyMap<string, Answered>,
  killed: number,
): Promise<void> {
  for (const [key, { value, at }] of answered) {
    const found = await client.read(key).catch(() => 0)
    if (found >= value) continue
    if (killed - at > MAY_BE_LOST_MS) figures.lostOld += 1
    else figures.lostYoung += 1
    console.log(
      `lost: ${key} = ${value}, answered ${Math.round(killed - at)} ms before the kill, found ${found}`,
    )
  }
}

/** One life of the backend. Every second one has a pause in which a compaction begins, and goes on writing into it. */
async function live(child: ChildProcess, client: Client, folder: string, rate: number, round: number) {
  const answered = new Map<string, Answered>()
  const writeFor = async (ms: number, then: () => void = () => undefined) => {
    const stop = new AbortController()
    const writing = writeSteadily(client, rate, answered, stop.signal)
    await wait(ms)
    then()
    stop.abort()
    await writing
  }
  let killed = 0
  const kill = () => {
    killed = performance.now()
    child.kill('SIGKILL')
    if (existsSync(join(folder, 'data/snapshot.json.tmp'))) figures.inCompaction += 1
  }
  if (round % 2 === 1) {
    await writeFor(300)
    await wait(1000)
  }
  await writeFor(200 + Math.random() * 800, kill)
  return { answered, killed }
}

function tell(kills: number): void {
  console.log(
    `${kills} kills (${figures.inCompaction} during a compaction), ${figures.answers} answered writes; lost: ` +
      `${figures.lostOld} older than ${MAY_BE_LOST_MS} ms, ${figures.lostYoung} younger.`,
  )
  console.log(`Answers: ${spread(figures.answerTimes)}.`)
  for (const [what, times] of Object.entries(kept))
    console.log(`Answers waited for ${what}: ${spread(times)}.`)
  const waits = Object.entries(kept).flatMap(([what, times]) => (what === 'nothing' ? [] : times))
  const tooLong = waits.filter((ms) => ms > MAY_WAIT_MS)
  console.log(`${tooLong.length} of ${waits.length} waits were longer than ${MAY_WAIT_MS} ms.`)
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      child: { type: 'string' },
      kills: { type: 'string', default: '100' },
      rate: { type: 'string', default: '200' },
      documents: { type: 'string', default: '20000' },
      load: { type: 'string', default: '2' },
    },
  })
  if (values.child !== undefined) return runBackend(values.child)
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  const busy = Array.from(
    { length: Number(values.load) },
    () => new Worker('for (;;) Math.random()', { eval: true }),
  )
  let running: ChildProcess | undefined
  try {
    await fill(folder, Number(values.documents))
    let { child, client } = await start(folder)
    for (let round = 1; round <= Number(values.kills); round += 1) {
      running = child
      const { answered, killed } = await live(child, client, folder, Number(values.rate), round)
      ;({ child, client } = await start(folder))
      running = child
      await checkAnswered(client, answered, killed)
      if (round % 10 === 0) tell(round)
    }
  } finally {
    running?.kill('SIGKILL')
    await Promise.all(busy.map((worker) => worker.terminate()))
    rmSync(folder, { recursive: true, force: true })
  }
  if (figures.lostOld > 0) process.exitCode = 1
}

await main()
