import { createStore, getMany, setMany, type UseStore } from 'idb-keyval'
import { type Attempt, type Paper, parseAttempt } from './model/attempt'

/** Milliseconds after which a device that does not answer counts as one that keeps nothing. */
const patience = 3000

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device does not answer')), patience)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function keysOf(key: string): [paper: string, session: string] {
  return [`v1/paper/${key}`, `v1/session/${key}`]
}

/**
 * Attempts on this device, in IndexedDB. The paper has a key of its own, so that an answer does not write all
 * questions again. What the device refuses to keep stays in memory: the results still show until the tab is closed.
 * @param open opens the database; called once, at the first use.
 */
export function createAttemptStore(open: () => UseStore) {
  const refused = new Map<string, Attempt>()
  const keptPapers = new Map<string, Paper>()
  let opened: UseStore | null = null
  const store = () => (opened ??= open())

  async function write(key: string, { paper, session }: Attempt): Promise<void> {
    const [paperKey, sessionKey] = keysOf(key)
    const entries: Array<[string, unknown]> = [[sessionKey, session]]
    if (keptPapers.get(key) !== paper) entries.push([paperKey, paper])
    await inTime(setMany(entries, store()))
    keptPapers.set(key, paper)
  }

  return {
    /** The attempt under `key`; null when there is none or what is there cannot be used. Never throws. */
    async load(key: string): Promise<Attempt | null> {
      const remembered = refused.get(key)
      if (remembered) return remembered
      try {
        const [paper, session] = await inTime(getMany<unknown>(keysOf(key), store()))
        return parseAttempt(paper, session)
      } catch {
        return null
      }
    },

    /** Keeps a sitting; the paper too when it is not the one that was kept last. @throws when the device refuses. */
    async save(key: string, attempt: Attempt): Promise<void> {
      try {
        await write(key, attempt)
        refused.delete(key)
      } catch (error) {
        refused.set(key, attempt)
        throw error
      }
    },
  }
}

export const attemptStore = createAttemptStore(() => createStore('pariksha-attempts', 'attempts'))
