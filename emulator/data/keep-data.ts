/**
 * Keeps the backend's state on the disk: a snapshot, and a journal that gets each change before its answer leaves. So a
 * killed process loses nothing that it has answered; see docs/decisions/039-journal.md.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ObjectChange } from '../storage/object-store'
import { type Journal, openJournal, reasonOf, removeJournalsBefore } from './journal'
import type { Log, Restored } from './restore-data'
import { blobFolder, type Parts, snapshotFile, writeBlob, writeSmallBlob, writeSnapshot } from './snapshot'
import { timed } from './timed'

export interface DataKeeper {
  /** Writes a new snapshot, if anything has changed since the last one, and drops the journal before it. */
  compact: () => Promise<void>
  /** Does so a last time and stops. */
  close: () => Promise<void>
}

/** Quiet time before the journal goes into a new snapshot, in milliseconds. */
const IDLE_MS = 1000

/** Size of a journal that is compacted however busy the backend is; never less than the snapshot that this costs. */
const LARGE_BYTES = 4 * 1024 * 1024

/** Bytes of a file that are written at once, before its answer. */
const SMALL_BYTES = 1024 * 1024

/**
 * Writes the bytes of files, and then the journal's lines about them: a line never names bytes that are not there yet.
 * Large bytes, and what becomes of the same file meanwhile, are written behind the answer.
 */
function keepObjects(
  folder: string,
  { objects }: Parts,
  append: (change: unknown) => void,
  failed: (error: unknown) => void,
) {
  const saved = new Set(readdirSync(blobFolder(folder)))
  const underWay = new Map<string, Promise<void>>()
  const behind = (key: string, step: () => Promise<void>): void => {
    const done = (underWay.get(key) ?? Promise.resolve())
      .then(step)
      .catch(failed)
      .finally(() => {
        if (underWay.get(key) === done) underWay.delete(key)
      })
    underWay.set(key, done)
  }
  const keepBlob = async (hash: string, bytes: Buffer): Promise<void> => {
    if (saved.has(hash)) return
    await writeBlob(folder, hash, bytes)
    saved.add(hash)
  }
  return {
    changed: (change: ObjectChange): void => {
      const { bucket, name } = 'put' in change ? change.put : change.removed
      const key = `${bucket}/${name}`
      const fresh = 'put' in change && !saved.has(change.put.sha256) ? change.put : null
      const bytes = fresh && objects.bytes(fresh)
      if (underWay.has(key) || (bytes && bytes.length > SMALL_BYTES)) {
        behind(key, async () => {
          if (fresh && bytes) await keepBlob(fresh.sha256, bytes)
          append(['storage', change])
        })
        return
      }
      try {
        if (fresh && bytes) timed('bytes', () => writeSmallBlob(folder, fresh.sha256, bytes))
        if (fresh) saved.add(fresh.sha256)
        append(['storage', change])
      } catch (error) {
        failed(error)
      }
    },
    /** Every blob of now is there when this resolves. @throws Error of the system. */
    catchUp: async (): Promise<void> => {
      for (const [hash, bytes] of objects.blobs()) await keepBlob(hash, bytes)
    },
    /** Removes blobs that no file has any more; each at once, so that none comes back meanwhile. */
    tidy: async (): Promise<void> => {
      for (const hash of saved) {
        if (objects.blobs().has(hash)) continue
        saved.delete(hash)
        timed('bytes', () => rmSync(join(blobFolder(folder), hash), { force: true }))
        await setImmediate()
      }
    },
  }
}

/**
 * Keeps every change from now on. Without anything restored, or with a journal beside it, a first snapshot comes before
 * this resolves or soon after. What fails (a full disk) is told and tried again with the next change.
 */
export async function keepData(
  folder: string,
  parts: Parts,
  log: Log,
  restored: Restored | null = null,
): Promise<DataKeeper> {
  mkdirSync(blobFolder(folder), { recursive: true })
  rmSync(`${snapshotFile(folder)}.tmp`, { force: true })
  const journal: Journal = openJournal(folder, restored?.next ?? 1)
  let snapshotSize = 0
  let isDirty = !restored?.isCompact
  /** Since a line could not be written only a whole snapshot helps. */
  let isBroken = false
  let isClosed = false
  let compacting: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined

  const failed = (error: unknown): void => {
    if (!isBroken) log(`The data cannot be written to ${folder}: ${reasonOf(error)}`)
    isBroken = true
    isDirty = true
  }
  const append = (change: unknown): void => {
    isDirty = true
    if (isClosed) return
    if (isBroken) {
      retry ??= setTimeout(() => {
        retry = undefined
        void compact()
      }, IDLE_MS)
      return
    }
    idle.refresh()
    try {
      timed('a line', () => journal.append(change))
    } catch (error) {
      failed(error)
    }
    if (journal.bytes > Math.max(LARGE_BYTES, snapshotSize)) void compact()
  }
  const files = keepObjects(folder, parts, append, failed)

  const writeAll = async (): Promise<void> => {
    if (!isDirty) return
    isDirty = false
    isBroken = false
    const first = journal.rotate()
    try {
      snapshotSize = await writeSnapshot(folder, parts, first, files.catchUp)
      removeJournalsBefore(folder, first)
      await files.tidy()
    } catch (error) {
      failed(error)
    }
  }
  const compact = (): Promise<void> => {
    compacting ??= writeAll().finally(() => {
      compacting = null
    })
    return compacting
  }
  const idle = setTimeout(() => void compact(), IDLE_MS)

  parts.store.onChange((change) => append(['firestore', change]))
  parts.auth.onChange((change) => append(['auth', change]))
  parts.objects.onChange((change) => {
    isDirty = true
    files.changed(change)
  })
  if (!restored) await compact()
  return {
    compact,
    close: async () => {
      isClosed = true
      clearTimeout(idle)
      clearTimeout(retry)
      await compacting
      await compact()
      journal.close()
    },
  }
}
