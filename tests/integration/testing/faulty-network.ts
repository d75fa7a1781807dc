/**
 * All that goes out of a page, the endpoint or the provider goes through here: it is written down, and one call of a run
 * can be made to fail. Who calls is known by the asynchronous context, so the real code runs as it is.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * - `cut before`: the request does not arrive. `cut after`: it is carried out, and the answer is lost.
 * - `500`: it is refused by a server in trouble.
 * - `killed`: the caller dies. A page has sent its request by then; an endpoint dies between two calls.
 */
const faultKinds = ['cut before', 'cut after', '500', 'killed'] as const
type FaultKind = (typeof faultKinds)[number]

const reading = /documents:(batchGet|runQuery)|accounts:lookup|: GET \/v1\//

/** In how many ways a step can fail: what only reads comes to the same whether it is cut before or after. */
export function faultsOf(step: string): Fault[] {
  const kinds = reading.test(step) ? faultKinds.filter((kind) => kind !== 'cut after') : faultKinds
  return kinds.map((kind) => ({ step, kind }))
}

export interface Fault {
  step: string
  kind: FaultKind
}

/** A page or an endpoint: what it keeps in memory is gone when it dies. */
export interface Process {
  kind: 'page' | 'endpoint' | 'provider'
  isDead: boolean
  die: () => void
  /** What a page keeps on its device. */
  storage?: Map<string, string>
}

interface Caller {
  process: Process
  /** What is being done, as the student would say it. */
  task: string
}

export const callers = new AsyncLocalStorage<Caller>()

const lost = () => new TypeError('fetch failed')

export interface Network {
  /** Every call so far, by task, method and address, numbered. */
  steps: string[]
  /** Whether the fault has happened. */
  failed: () => boolean
  /** One call; `refuse` is the answer of a server in trouble. */
  call: <T>(what: string, carryOut: () => Promise<T>, refuse: () => T) => Promise<T>
  /** Settles when nobody waits for an answer any more. */
  quiet: () => Promise<void>
}

export function createNetwork(fault: Fault | null): Network {
  const steps: string[] = []
  const seen = new Map<string, number>()
  let hasFailed = false
  let underWay = 0

  function nextStep({ task }: Caller, what: string): string {
    const name = `${task}: ${what}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    const step = `${name} #${count}`
    steps.push(step)
    return step
  }

  async function answer<T>(
    { process }: Caller,
    kind: FaultKind | null,
    carryOut: () => Promise<T>,
    refuse: () => T,
  ): Promise<T> {
    switch (kind) {
      case null:
        return carryOut()
      case 'cut before':
        throw lost()
      case 'cut after':
        await carryOut()
        throw lost()
      case '500':
        return refuse()
      case 'killed':
        if (process.kind !== 'endpoint') await carryOut()
        process.die()
        throw lost()
    }
  }

  return {
    steps,
    failed: () => hasFailed,
    async call(what, carryOut, refuse) {
      const caller = callers.getStore()
      if (!caller) return carryOut()
      // Nobody hears of what a dead page does, and a dead endpoint does nothing.
      if (caller.process.isDead) {
        if (caller.process.kind === 'endpoint') return new Promise(() => undefined)
        throw lost()
      }
      const isFaulty = nextStep(caller, what) === fault?.step
      hasFailed ||= isFaulty
      underWay += 1
      try {
        return await answer(caller, isFaulty ? (fault?.kind ?? null) : null, carryOut, refuse)
      } finally {
        underWay -= 1
      }
    },
    async quiet() {
      for (let calm = 0; calm < 5; ) {
        await new Promise((resolve) => setImmediate(resolve))
        calm = underWay === 0 ? calm + 1 : 0
      }
    },
  }
}

/** `POST /api/orders/{id}`: an address without what differs from run to run. */
export function nameOf(url: URL, method: string): string {
  const path = url.pathname
    .replace(/.*\/documents/, 'documents')
    .replace(/(order|pay)_\w+/g, '{$1}')
    .replace(/\/v1\/projects\/[^/]+/, '')
  return `${method} ${path}`
}

const realSetTimeout = globalThis.setTimeout

/** Pages wait a thousandth of their time; everybody else is left alone. */
export const quickTimers = ((work: () => void, ms = 0, ...rest: []) =>
  realSetTimeout(
    work,
    callers.getStore()?.process.kind === 'page' ? ms / 1000 : ms,
    ...rest,
  )) as typeof setTimeout

/** The local storage of the page that asks; what a dead page writes reaches no device. */
export function storageOfPages(elsewhere: Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const page = () => {
    const process = callers.getStore()?.process
    return process?.storage && { storage: process.storage, isDead: process.isDead }
  }
  return {
    getItem: (name) => {
      const own = page()
      return own ? (own.storage.get(name) ?? null) : elsewhere.getItem(name)
    },
    setItem: (name, value) => {
      const own = page()
      if (!own) elsewhere.setItem(name, value)
      else if (!own.isDead) own.storage.set(name, value)
    },
    removeItem: (name) => {
      const own = page()
      if (!own) elsewhere.removeItem(name)
      else if (!own.isDead) own.storage.delete(name)
    },
  }
}
