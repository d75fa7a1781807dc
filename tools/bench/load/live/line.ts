import type { Line } from '../meter'

/** The network of one device, which can be cut, restored, and lost for good with the device. */
export interface DeviceLine extends Line {
  cut: () => void
  restore: () => void
  /** The browser was killed: nothing of its page ever reaches the network again. */
  kill: () => void
  isDead: () => boolean
  /** Runs `work`, and lets what it listens for hear of this line. */
  listening: <T>(work: () => T) => T
}

type Listener = () => void
let hearing: Set<Listener> | null = null

/** What the app's sync asks of a browser: a page that is always shown, and the event that the network is back. */
export function standInForBrowser(): void {
  Object.assign(globalThis, {
    document: {
      visibilityState: 'visible',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    addEventListener: (type: string, listener: Listener) => type === 'online' && hearing?.add(listener),
    removeEventListener: () => undefined,
  })
}

export function openLine(): DeviceLine {
  const listeners = new Set<Listener>()
  let state: 'up' | 'cut' | 'killed' = 'up'
  return {
    isCut: () => state !== 'up',
    cut() {
      if (state === 'up') state = 'cut'
    },
    restore() {
      if (state !== 'cut') return
      state = 'up'
      for (const listener of listeners) listener()
    },
    kill() {
      state = 'killed'
    },
    isDead: () => state === 'killed',
    listening(work) {
      hearing = listeners
      try {
        return work()
      } finally {
        hearing = null
      }
    },
  }
}
