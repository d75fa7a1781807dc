import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { ServicePorts } from '../../../emulator/service-ports'
import { run, startProcess, type TestProcess } from '../../../emulator/testing/process'
import { demandLoopback, type Places } from './meter'
import { noUsage, type Usage } from './usage'

export interface Effort {
  /** Most memory at once. */
  mebibytes: number
  /** Of the processor, in seconds. */
  processor: number
}

export interface Services {
  ports: ServicePorts
  places: Places
  /** What each process has taken so far; null where the system does not say. */
  effort: () => { backend: Effort | null; endpoint: Effort | null }
  /** Ends both. @returns what the endpoint's own calls of Firestore are billed. */
  stop: () => Promise<Usage>
}

/** Settings that would lead somewhere else, whoever has set them in this shell. */
const addresses = ['FIRESTORE_URL', 'AUTH_URL', 'VITE_API_BASE_URL', 'PAYMENT_API_URL'] as const

/** @throws Error when this shell is set up for another machine */
export function demandLocalShell(env: Record<string, string | undefined>): void {
  for (const name of addresses) if (env[name]) demandLoopback(env[name])
}

/** A tick of /proc is a hundredth of a second. */
const ticks = 100

function effortOf({ child }: TestProcess): Effort | null {
  try {
    const read = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8')
    const kibibytes = Number(/VmHWM:\s+(\d+)/.exec(read('status'))?.[1])
    // Behind the name, which may hold blanks: state, and from the twelfth on the time in the program and for it.
    const [user, system] = read('stat').split(') ')[1]?.split(' ').slice(11, 13) ?? []
    return {
      mebibytes: Math.round(kibibytes / 1024),
      processor: (Number(user) + Number(system)) / ticks,
    }
  } catch {
    return null
  }
}

/** @throws Error with its output when it ends before it is ready */
async function startEndpoint(env: Record<string, string>): Promise<TestProcess & { origin: string }> {
  const started = run('tools/bench/load/endpoint.ts', [], env)
  const ready = new Promise<string>((resolve) => {
    started.child.stdout?.on('data', () => {
      const origin = /endpoint on (http:\S+)\/api/.exec(started.printed.out)?.[1]
      if (origin !== undefined) resolve(origin)
    })
  })
  const failed = started.ended.then((code) => {
    throw new Error(`The endpoint ended (${code}) before it was ready: ${started.printed.error}`)
  })
  const origin = await Promise.race([ready, failed])
  // Its end is asked for by `ended` from here on.
  failed.catch(() => undefined)
  return { ...started, origin }
}

const usageSchema = z.record(z.string(), z.number())

/** Starts a seeded backend in memory and the endpoint with the local provider, each a process on free ports. */
export async function startServices(): Promise<Services> {
  demandLocalShell(process.env)
  const backend = await startProcess(['--seed', 'seed', '--quiet'])
  const { ports } = backend
  const local = (port: number) => `http://127.0.0.1:${port}`
  const endpoint = await startEndpoint({
    API_HOST: '127.0.0.1',
    API_PORT: '0',
    FIRESTORE_URL: local(ports.firestore),
    AUTH_URL: local(ports.auth),
    PAYMENT_PROVIDER: 'local',
    RECONCILE_SECONDS: '0',
  }).catch(async (error: unknown) => {
    backend.child.kill()
    await backend.ended
    throw error
  })
  return {
    ports,
    places: {
      firestore: local(ports.firestore),
      auth: local(ports.auth),
      storage: local(ports.storage),
      endpoint: endpoint.origin,
    },
    effort: () => ({ backend: effortOf(backend), endpoint: effortOf(endpoint) }),
    async stop() {
      for (const { child, ended } of [endpoint, backend]) {
        child.kill('SIGTERM')
        await ended
      }
      const told = /^usage (.*)$/m.exec(endpoint.printed.out)?.[1] ?? '{}'
      return { ...noUsage, ...usageSchema.parse(JSON.parse(told)) }
    },
  }
}
