/** Keeps the backend's state on disk: one JSON snapshot, written whole and put in place at once, and blobs by sha256. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
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
  /** Writes what has changed since the last time, now. */
  flush(): void
  /** Writes a last time and stops. */
  close(): void
}

/** Quiet time before a write, and the longest that a change waits under constant writes, in milliseconds. */
const QUIET_MS = 300
const LONGEST_MS = 1000

/** Writes so that the file is either the old one or the new one, whenever the process is killed. */
function writeAtomically(file: string, content: string | Buffer): void {
  const temporary = `${file}.${process.pid}.tmp`
  const descriptor = openSync(temporary, 'w')
  try {
    if (typeof content === 'string') writeSync(descriptor, content)
    else writeSync(descriptor, content)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(temporary, file)
}

const snapshotFile = (folder: string) => join(folder, 'snapshot.json')
const blobFolder = (folder: string) => join(folder, 'blobs')

function restoreFrom(folder: string, { store, auth, objects }: Parts): void {
  const data: unknown = JSON.parse(readFileSync(snapshotFile(folder), 'utf8'))
  if (!isJsonObject(data) || data.version !== 1) throw new Error('It is no snapshot of this version.')
  store.restore(data.firestore)
  auth.restore(data.auth)
  objects.restore(data.storage, (hash) => readFileSync(join(blobFolder(folder), hash)))
}

/**
 * Loads the folder's snapshot into the parts, if there is one. A broken one is set aside under another name and told,
 * never overwritten.
 * @returns whether there was a usable one.
 */
export function restoreSnapshot(folder: string, parts: Parts, log: (line: string) => void): boolean {
  const file = snapshotFile(folder)
  if (!existsSync(file)) return false
  try {
    restoreFrom(folder, parts)
    return true
  } catch (error) {
    const aside = `${file}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`
    renameSync(file, aside)
    log(
      `The data in ${file} cannot be used (${error instanceof Error ? error.message : String(error)}); it is kept as ${aside}.`,
    )
    parts.store.clear()
    parts.auth.clear()
    parts.objects.clear()
    return false
  }
}

/** Writes a snapshot after each change: 300 ms after the last one, 1 s after the first one at the latest. */
export function keepSnapshot(folder: string, { store, auth, objects }: Parts): SnapshotKeeper {
  mkdirSync(blobFolder(folder), { recursive: true })
  const saved = new Set(readdirSync(blobFolder(folder)))
  let quiet: NodeJS.Timeout | null = null
  let longest: NodeJS.Timeout | null = null
  let isDirty = true

  const flush = () => {
    if (quiet) clearTimeout(quiet)
    if (longest) clearTimeout(longest)
    quiet = null
    longest = null
    if (!isDirty) return
    isDirty = false
    // Blobs first: a snapshot never names bytes that are not on the disk yet.
    const blobs = objects.blobs()
    for (const [hash, bytes] of blobs) {
      if (saved.has(hash)) continue
      writeAtomically(join(blobFolder(folder), hash), bytes)
      saved.add(hash)
    }
    const data = {
      version: 1,
      firestore: store.snapshot(),
      auth: auth.snapshot(),
      storage: objects.snapshot(),
    }
    writeAtomically(snapshotFile(folder), JSON.stringify(data))
    for (const hash of saved) {
      if (blobs.has(hash)) continue
      rmSync(join(blobFolder(folder), hash), { force: true })
      saved.delete(hash)
    }
  }
  const changed = () => {
    isDirty = true
    if (quiet) clearTimeout(quiet)
    quiet = setTimeout(flush, QUIET_MS)
    longest ??= setTimeout(flush, LONGEST_MS)
  }
  for (const part of [store, auth, objects]) part.onChange(changed)
  return { flush, close: flush }
}
