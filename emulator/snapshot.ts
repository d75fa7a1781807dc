/** Keeps the backend's state on disk: one JSON snapshot, written whole and put in place at once, and blobs by sha256. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuthState } from './auth/auth-state'
import type { DocumentStore } from './firestore/store'
import { isJsonObject } from './request-fields'
import type { ObjectStore } from './storage/object-store'

export interface Parts {
  store: DocumentStore
  auth: AuthState
  objects: ObjectStore
}

export interface SnapshotKeeper {
  /** Resolves when everything up to now is on the disk. */
  flush: () => Promise<void>
  /** Writes a last time and stops. */
  close: () => Promise<void>
}

/** Quiet time before a write, and the longest that a change waits under constant writes, in milliseconds. */
const QUIET_MS = 300
const LONGEST_MS = 700

const snapshotFile = (folder: string) => join(folder, 'snapshot.json')
const blobFolder = (folder: string) => join(folder, 'blobs')

/** Writes so that the file is either the old one or the new one, whenever the process is killed. */
async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.tmp`
  const handle = await open(temporary, 'w')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
}

/** Forgets the folder's snapshot and blobs; what else lies there, stays. */
export function removeSnapshot(folder: string): void {
  rmSync(snapshotFile(folder), { force: true })
  rmSync(blobFolder(folder), { recursive: true, force: true })
}

function readBlob(folder: string, hash: string): Buffer | null {
  const file = join(blobFolder(folder), hash)
  return existsSync(file) ? readFileSync(file) : null
}

function restoreFrom(folder: string, { store, auth, objects }: Parts): string[] {
  const data: unknown = JSON.parse(readFileSync(snapshotFile(folder), 'utf8'))
  if (!isJsonObject(data) || data.version !== 1) throw new Error('it is no snapshot of this version')
  store.restore(data.firestore)
  auth.restore(data.auth)
  return objects.restore(data.storage, (hash) => readBlob(folder, hash))
}

/**
 * Loads the folder's snapshot into the parts, if there is one. A broken one is set aside under another name and told,
 * never overwritten; an object whose bytes are gone is told and left out.
 * @returns whether there was a usable one.
 */
export function restoreSnapshot(folder: string, parts: Parts, log: (line: string) => void): boolean {
  const file = snapshotFile(folder)
  if (!existsSync(file)) return false
  try {
    for (const name of restoreFrom(folder, parts))
      log(`The bytes of ${name} are missing in ${folder}: it is left out.`)
    return true
  } catch (error) {
    const aside = `${file}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`
    renameSync(file, aside)
    const reason = error instanceof Error ? error.message : String(error)
    log(`The data in ${file} cannot be used (${reason}); it is kept as ${aside}.`)
    parts.store.clear()
    parts.auth.reset()
    parts.objects.clear()
    return false
  }
}

/** Brings blobs that are new to the disk, then the snapshot, then removes blobs that it no longer names. */
async function writeSnapshot(
  folder: string,
  saved: Set<string>,
  { store, auth, objects }: Parts,
): Promise<void> {
  // One moment for all parts: nothing below this line reads them again.
  const blobs = new Map(objects.blobs())
  const content = JSON.stringify({
    version: 1,
    firestore: store.snapshot(),
    auth: auth.snapshot(),
    storage: objects.snapshot(),
  })
  const fresh = [...blobs].filter(([hash]) => !saved.has(hash))
  await Promise.all(fresh.map(([hash, bytes]) => writeAtomically(join(blobFolder(folder), hash), bytes)))
  for (const [hash] of fresh) saved.add(hash)
  await writeAtomically(snapshotFile(folder), content)
  for (const hash of saved) {
    if (blobs.has(hash)) continue
    saved.delete(hash)
    await rm(join(blobFolder(folder), hash), { force: true })
  }
}

/**
 * Writes a snapshot now and after each change: 300 ms after the last one, 700 ms after the first one at the latest. A
 * write that fails (a full disk) is told and tried again with the next change.
 */
export function keepSnapshot(folder: string, parts: Parts, log: (line: string) => void): SnapshotKeeper {
  mkdirSync(blobFolder(folder), { recursive: true })
  const saved = new Set(readdirSync(blobFolder(folder)))
  let quiet: NodeJS.Timeout | undefined
  let longest: NodeJS.Timeout | undefined
  let isDirty = true
  let isClosed = false
  let writing = Promise.resolve()

  const writeIfDirty = async () => {
    clearTimeout(quiet)
    clearTimeout(longest)
    longest = undefined
    if (!isDirty) return
    isDirty = false
    try {
      await writeSnapshot(folder, saved, parts)
    } catch (error) {
      isDirty = true
      log(
        `The data cannot be written to ${folder}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  // Writes queue up, so that an older state never replaces a newer one.
  const flush = () => {
    writing = writing.then(writeIfDirty)
    return writing
  }
  const start = () => void flush()
  const changed = () => {
    isDirty = true
    if (isClosed) return
    clearTimeout(quiet)
    quiet = setTimeout(start, QUIET_MS)
    longest ??= setTimeout(start, LONGEST_MS)
  }
  for (const part of [parts.store, parts.auth, parts.objects]) part.onChange(changed)
  start()
  return {
    flush,
    close: () => {
      isClosed = true
      return flush()
    },
  }
}
