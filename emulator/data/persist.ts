/** Stores every change of the backend's state before its answer leaves, and reads the state back at the start. */
import type { AuthState } from '../auth/auth-state'
import type { DocumentStore } from '../firestore/store'
import type { ObjectStore } from '../storage/object-store'
import { type Entry, openDataFolder } from './data-folder'
import { type EntryChange, NotStoredError } from './stored-part'

/** The state of the backend in memory. */
export interface Parts {
  readonly store: DocumentStore
  readonly auth: AuthState
  readonly objects: ObjectStore
}

export interface Persistence {
  /** Resolves once all changes so far are on the disk. @throws NotStoredError when one of them is not. */
  readonly stored: () => Promise<void>
  /** Stores what is still waiting, and closes the folder. @throws NotStoredError when a change was ever refused. */
  readonly close: () => Promise<void>
}

/**
 * Fills the empty parts from a data folder, or by `fill` when the folder is new, and stores every change from then on.
 * Changes that wait for the disk are written together. After a failed write all further changes are refused and
 * reverted, because the database must be opened again.
 * @throws DataFolderError
 */
export async function persist(folder: string, parts: Parts, fill: () => void): Promise<Persistence> {
  const all = [parts.store, parts.auth, parts.objects]
  const data = await openDataFolder(folder, (key, value) => {
    const kind = key.slice(0, key.indexOf('/'))
    const part = all.find(({ kinds }) => kinds.includes(kind))
    if (!part) throw new Error(`there is no part for the entry ${key}`)
    part.load(kind, value)
  })
  let waiting: (Entry & Pick<EntryChange, 'undo'>)[] = []
  let isScheduled = false
  let isUndoing = false
  /** Settles with the last batch that is written or scheduled. */
  let last = Promise.resolve()
  let failure: NotStoredError | null = null
  let isStarted = false

  const fail = (error: unknown): NotStoredError => {
    if (failure) return failure
    const reason = error instanceof Error ? error.message : String(error)
    failure = new NotStoredError(
      `The data cannot be written to ${folder} (${reason}). Every change is refused until the disk has room ` +
        'and the backend is started again.',
    )
    if (isStarted) console.error(failure.message)
    return failure
  }
  const write = async (): Promise<void> => {
    const changes = waiting
    waiting = []
    isScheduled = false
    try {
      if (failure) throw failure
      await data.write(changes)
    } catch (error) {
      isUndoing = true
      for (const { undo } of [...changes, ...waiting].reverse()) undo()
      isUndoing = false
      waiting = []
      throw fail(error)
    }
  }
  const schedule = (): void => {
    if (isScheduled) return
    isScheduled = true
    const batch = last.catch(() => undefined).then(write)
    last = batch
    batch.catch(() => {
      // Later calls saw nothing of it.
      if (last === batch) last = Promise.resolve()
    })
  }

  for (const part of all) {
    part.onChange(({ key, encode, undo }) => {
      if (isUndoing) return
      waiting.push({ key, value: encode?.() ?? null, undo })
      schedule()
    })
  }
  try {
    if (data.isNew) {
      fill()
      schedule()
    }
    await last
  } catch (error) {
    // Half a seed must not be stored.
    fail(error)
    await data.close()
    throw error
  }
  isStarted = true
  return {
    stored: () => last,
    close: async () => {
      await last.catch(() => undefined)
      await data.close()
      if (failure) throw failure
    },
  }
}
