/** The snapshot: one JSON file of everything, put in place at once, and the blobs of files by sha256. */
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuthState } from '../auth/auth-state'
import type { DocumentStore } from '../firestore/store'
import { isJsonObject } from '../request-fields'
import type { ObjectStore } from '../storage/object-store'
import { timed } from './timed'

export interface Parts {
  store: DocumentStore
  auth: AuthState
  objects: ObjectStore
}

/** A slice of work after which answers get their turn, in milliseconds; and the most text that one write takes. */
const SLICE_MS = 3
const SLICE_CHARACTERS = 256 * 1024

export const snapshotFile = (folder: string) => join(folder, 'snapshot.json')
export const blobFolder = (folder: string) => join(folder, 'blobs')

/** Writes so that the file is either the old one or the new one, whenever the process is killed. */
async function writeAtomically(
  file: string,
  write: (add: (text: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const temporary = `${file}.tmp`
  const handle = await open(temporary, 'w')
  try {
    await write((text) => handle.write(text))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
}

function* savedText({ store, auth, objects }: Parts, journal: number): Iterable<string> {
  yield `{"version":1,"journal":${journal},"firestore":`
  yield* store.save()
  yield ',"auth":'
  yield* auth.save()
  yield ',"storage":'
  yield* objects.save()
  yield '}'
}

/**
 * Writes a snapshot in slices, between which answers go on. What changes meanwhile is to be in the journals from `journal`.
 * @param beforeEnd Awaited before the new snapshot takes the place of the old one.
 * @returns its size in characters.
 */
export async function writeSnapshot(
  folder: string,
  parts: Parts,
  journal: number,
  beforeEnd: () => Promise<unknown>,
): Promise<number> {
  let size = 0
  await writeAtomically(snapshotFile(folder), async (add) => {
    const pieces = savedText(parts, journal)[Symbol.iterator]()
    for (let isDone = false; ; ) {
      const text = timed('a slice of a snapshot', () => {
        const end = performance.now() + SLICE_MS
        let slice = ''
        do {
          const piece = pieces.next()
          isDone = piece.done === true
          slice += piece.value ?? ''
        } while (!isDone && slice.length < SLICE_CHARACTERS && performance.now() < end)
        return slice
      })
      size += text.length
      await add(text)
      if (isDone) break
    }
    await beforeEnd()
  })
  return size
}

/**
 * Fills the parts (files without their bytes) from the folder's snapshot.
 * @returns the first journal that it may lack; null when it knows of none, as those of older backends.
 * @throws Error when it is no snapshot.
 */
export function readSnapshot(folder: string, { store, auth, objects }: Parts): number | null {
  const data: unknown = JSON.parse(readFileSync(snapshotFile(folder), 'utf8'))
  if (!isJsonObject(data) || data.version !== 1) throw new Error('it is no snapshot of this version')
  store.restore(data.firestore)
  auth.restore(data.auth)
  objects.restore(data.storage)
  return typeof data.journal === 'number' ? data.journal : null
}

/** The bytes of a sha256, null when they are gone. */
export function readBlob(folder: string, hash: string): Buffer | null {
  const file = join(blobFolder(folder), hash)
  return existsSync(file) ? readFileSync(file) : null
}

/** Writes the bytes of a small file at once. */
export function writeSmallBlob(folder: string, hash: string, bytes: Buffer): void {
  const file = join(blobFolder(folder), hash)
  writeFileSync(`${file}.tmp`, bytes)
  renameSync(`${file}.tmp`, file)
}

/** Writes the bytes of a file: whole for whoever sees it, and brought to the disk in the background. */
export async function writeBlob(folder: string, hash: string, bytes: Buffer): Promise<void> {
  const temporary = join(blobFolder(folder), `${hash}.${randomUUID()}.tmp`)
  const handle = await open(temporary, 'w')
  try {
    await handle.writeFile(bytes)
    await rename(temporary, join(blobFolder(folder), hash))
  } finally {
    // A disk that fails here fails at the next write, too, and is told there.
    void handle
      .sync()
      .catch(() => undefined)
      .then(() => handle.close())
  }
}
