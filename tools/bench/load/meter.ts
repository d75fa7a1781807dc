import { AsyncLocalStorage } from 'node:async_hooks'
import { isLoopback } from '../../../api/env-rules'

/** What the hosted service would bill, as the local backend counts it. */
export interface Usage {
  /** Documents that Firestore returns or looks for; at least one for each query. */
  reads: number
  /** Documents that the rules look up to judge a call. */
  ruleReads: number
  writes: number
  deletes: number
  /** Of Firestore's answers, before compression. */
  bytes: number
  /** Of files. */
  fileBytes: number
  endpointCalls: number
}

export const noUsage: Usage = {
  reads: 0,
  ruleReads: 0,
  writes: 0,
  deletes: 0,
  bytes: 0,
  fileBytes: 0,
  endpointCalls: 0,
}

export const usageKinds = Object.keys(noUsage) as (keyof Usage)[]

export function addUsage(total: Usage, more: Partial<Usage>, times = 1): Usage {
  return Object.fromEntries(
    usageKinds.map((kind) => [kind, total[kind] + (more[kind] ?? 0) * times]),
  ) as unknown as Usage
}

/** The bill of a Firestore call: the local backend's header `x-billed`, and the bytes of the answer. */
export function billed(header: string | null, answer: string): Usage {
  const counts = [...(header ?? '').matchAll(/(\w+)=(\d+)/g)].map(([, kind, count]) => [kind, Number(count)])
  return { ...noUsage, ...Object.fromEntries(counts), bytes: Buffer.byteLength(answer) }
}

/** Origins of the local services, such as `http://127.0.0.1:8080`. */
export interface Places {
  firestore: string
  auth: string
  storage: string
  endpoint: string
}

/** A device's network. Cut, it loses calls, and the answers of those that are on their way. */
export interface Line {
  isCut: () => boolean
}

/** How a step is done: over a network that may fail, or by someone who has reasons to be refused. */
interface StepManner {
  line?: Line
  mayBeRefused?: boolean
}

/** What was measured of one kind of step. */
interface StepTally {
  times: number
  /** Calls to the database. */
  calls: number
  /** Of each time that it was done; none where only the calls are known. */
  milliseconds: number[]
  usage: Usage
}
export type Tally = Record<string, StepTally>

export interface Meter {
  /** Does one step and measures it. @throws what `work` throws */
  step: <T>(name: string, work: () => Promise<T>, manner?: StepManner) => Promise<T>
  /** Bills what a service does for a step; its refusals and times are its own matter. */
  bill: <T>(name: string, work: () => T) => T
  tally: Tally
  /** Every call of a measured step that was answered with an error. */
  refusals: string[]
}

/** @throws Error for an address that is not on this machine */
function demandLoopback(address: string): void {
  if (!URL.canParse(address) || !isLoopback(address)) {
    throw new Error(`${address} is not on this machine: the load is for the local backend alone.`)
  }
}

/** @throws TypeError as `fetch` does without a network */
function demandLine(line: Line | undefined): void {
  if (line?.isCut()) throw new TypeError('fetch failed')
}

/** Kept connections that may turn out closed, one after the other. */
const mostClosed = 50

/**
 * Sends again what was sent on a kept connection that the server has closed meanwhile, as browsers do by themselves: such
 * a request has never arrived.
 */
async function sendAsBrowser(
  send: typeof fetch,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  for (let left = mostClosed; ; left--) {
    try {
      return await send(input, init)
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null
      const code = cause instanceof Error && 'code' in cause ? cause.code : null
      if (left === 0 || (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET')) throw error
    }
  }
}

/** Measures the calls of this process to `places`, step by step, from now on. It refuses to call any other machine. */
export function createMeter(places: Places): Meter {
  for (const place of Object.values(places)) demandLoopback(place)
  const running = new AsyncLocalStorage<{ name: string; isStudent: boolean } & StepManner>()
  const tally: Tally = {}
  const refusals: string[] = []
  const send = globalThis.fetch

  function entry(name: string): StepTally {
    tally[name] ??= { times: 0, calls: 0, milliseconds: [], usage: noUsage }
    return tally[name]
  }

  function note(name: string, usage: Partial<Usage>): void {
    const step = entry(name)
    step.usage = addUsage(step.usage, usage)
  }

  globalThis.fetch = async (input, init) => {
    const { url } = new Request(input, { method: init?.method ?? 'GET' })
    demandLoopback(url)
    const step = running.getStore()
    const ofDatabase = new URL(url).origin === places.firestore
    if (ofDatabase) demandLine(step?.line)
    const response = await (step?.isStudent ? sendAsBrowser(send, input, init) : send(input, init))
    // The local provider's own ledger is no product data.
    if (!step || (typeof init?.body === 'string' && init.body.includes('/local_payments/'))) return response
    const { name, isStudent, mayBeRefused = false } = step
    const { status, headers } = response
    const { origin, pathname } = new URL(url)
    const method = init?.method ?? 'GET'
    if (isStudent && !mayBeRefused && status >= 400)
      refusals.push(`${name}: ${method} ${pathname} was answered with ${status}`)
    if (origin === places.firestore) {
      const answer = await response.text()
      entry(name).calls += 1
      note(name, billed(headers.get('x-billed'), answer))
      demandLine(step.line)
      return new Response(answer, { status, headers })
    }
    if (origin === places.storage) {
      const bytes = await response.arrayBuffer()
      note(name, { fileBytes: bytes.byteLength })
      return new Response(bytes, { status, headers })
    }
    // In production the provider's own page takes the payment.
    if (origin === places.endpoint && !pathname.startsWith('/local-provider/')) {
      note(name, { endpointCalls: 1 })
    }
    return response
  }

  return {
    async step(name, work, manner = {}) {
      const began = performance.now()
      const result = await running.run({ name, isStudent: true, ...manner }, work)
      const { milliseconds } = entry(name)
      milliseconds.push(performance.now() - began)
      entry(name).times = milliseconds.length
      return result
    },
    bill: (name, work) => running.run({ name, isStudent: false }, work),
    tally,
    refusals,
  }
}
