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
  /**
   * Call it when a call begins, and its result before the answer leaves: that resolves once all changes so far are on
   * the disk. @throws NotStoredError when a write has failed since the call began.
   */
  readonly trackCall: () => () => Promise<void>
  /** Stores what is still waiting, refuses later changes, and closes the folder. @throws NotStoredError if a write failed. */
  readonly close: () => Promise<void>
}

/**
 * Fills the empty parts from a data folder, or by `fill` when the folder is new, and stores every change from then on.
 * Changes that wait for the disk are written together. After a failed write each further change is reverted and throws
 * a NotStoredError, because the database must be opened again.
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
  /** Resolves with the last batch that is written or scheduled, or has failed. */
  let last = Promise.resolve()
  let failure: NotStoredError | null = null
  let isStarted = false
  let isClosing = false

  const undoAll = (changes: readonly Pick<EntryChange, 'undo'>[]): void => {
    isUndoing = true
    for (const { undo } of changes.toReversed()) undo()
    isUndoing = false
  }
  const write = async (): Promise<void> => {
    if (failure) return
    const changes = waiting
    waiting = []
    isScheduled = false
    try {
      await data.write(changes)
    } catch (error) {
      failure = new NotStoredError(
        `The data cannot be written to ${folder} (${error instanceof Error ? error.message : String(error)}). ` +
          'Every change is refused until the disk has room and the backend is started again.',
      )
      undoAll([...changes, ...waiting])
      if (isStarted) console.error(failure.message)
    }
  }
  const schedule = (): void => {
    if (!isScheduled) last = last.then(write)
    isScheduled = true
  }
  const trackCall = () => {
    const earlier = failure
    return async () => {
      await last
      if (failure && !earlier) throw failure
    }
  }

  for (const part of all) {
    part.onChange(({ key, encode, undo }) => {
      if (isUndoing) return
      if (failure || isClosing) {
        undoAll([{ undo }])
        throw failure ?? new NotStoredError('The backend is stopping.')
      }
      waiting.push({ key, value: encode?.() ?? null, undo })
      schedule()
    })
  }
  try {
    const stored = trackCall()
    if (data.isNew) {
      fill()
      schedule()
    }
    await stored()
  } catch (error) {
    // Half a seed must not be stored.
    failure ??= new NotStoredError(String(error))
    await data.close()
    throw error
  }
  isStarted = true
  return {
    trackCall,
    close: async () => {
      isClosing = true
      await last
      await data.close()
      if (failure) throw failure
    },
  }
}
