import { channel } from 'node:diagnostics_channel'

/** Publishes what keeping data did while answers waited, and for how many milliseconds; see crash.ts. */
export const KEEPING = 'local-backend:keeping'

const keeping = channel(KEEPING)

export interface Keeping {
  readonly what: 'a line' | 'bytes' | 'a slice of a snapshot'
  readonly ms: number
}

/** Runs work of the keeper that holds up the answers, and tells how long it took. */
export function timed<T>(what: Keeping['what'], work: () => T): T {
  const start = performance.now()
  try {
    return work()
  } finally {
    keeping.publish({ what, ms: performance.now() - start } satisfies Keeping)
  }
}
