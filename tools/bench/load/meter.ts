import { AsyncLocalStorage } from 'node:async_hooks'
import { isLoopback } from '../../../api/env-rules'
import { addUsage, billed, noUsage, type Usage } from './usage'

/** Origins of the local services, such as `http://127.0.0.1:8080`. */
export interface Places {
  firestore: string
  auth: string
  storage: string
  endpoint: string
}

/** What was measured of one kind of step. */
interface StepTally {
  times: number
  /** Of each time that it was done; none where only the calls are known. */
  milliseconds: number[]
  usage: Usage
}
export type Tally = Record<string, StepTally>

export interface Meter {
  /** Does one step and measures it. @throws what `work` throws */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Does what is meant to be refused: its calls count for nothing. */
  unmeasured: <T>(work: () => Promise<T>) => Promise<T>
  tally: Tally
  /** Every call of a measured step that was answered with an error. */
  refusals: string[]
}

/** @throws Error for an address that is not on this machine */
export function demandLoopback(address: string): void {
  if (!URL.canParse(address) || !isLoopback(address)) {
    throw new Error(`${address} is not on this machine: the load is for the local backend alone.`)
  }
}

const nothing = ''

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

/**
 * Measures what this process asks of `places`, step by step, from now on. It refuses to call any other machine.
 * @param outside names the step of calls that are made in none; without it they count for nothing
 * @param isOthers says which calls of Firestore are none of the product's, by their body
 */
export function createMeter(
  places: Partial<Places>,
  {
    outside = nothing,
    isOthers = () => false,
  }: { outside?: string; isOthers?: (body: string) => boolean } = {},
): Meter {
  for (const place of Object.values(places)) demandLoopback(place)
  const running = new AsyncLocalStorage<string>()
  const tally: Tally = {}
  const refusals: string[] = []
  const send = globalThis.fetch

  function entry(name: string): StepTally {
    tally[name] ??= { times: 0, milliseconds: [], usage: noUsage }
    return tally[name]
  }

  function note(name: string, usage: Partial<Usage>): void {
    const step = entry(name)
    step.usage = addUsage(step.usage, usage)
  }

  globalThis.fetch = async (input, init) => {
    const { url } = new Request(input, { method: init?.method ?? 'GET' })
    demandLoopback(url)
    const response = await (outside === nothing ? sendAsBrowser(send, input, init) : send(input, init))
    const name = running.getStore() ?? outside
    const body = typeof init?.body === 'string' ? init.body : ''
    if (name === nothing || isOthers(body)) return response
    const { status, headers } = response
    const { origin, pathname } = new URL(url)
    const method = init?.method ?? 'GET'
    if (status >= 400) refusals.push(`${name}: ${method} ${pathname} was answered with ${status}`)
    if (origin === places.firestore) {
      const answer = await response.text()
      note(name, billed(headers.get('x-billed'), answer))
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
    async step(name, work) {
      const began = performance.now()
      const result = await running.run(name, work)
      const { milliseconds } = entry(name)
      milliseconds.push(performance.now() - began)
      entry(name).times = milliseconds.length
      return result
    },
    unmeasured: (work) => running.run(nothing, work),
    tally,
    refusals,
  }
}
