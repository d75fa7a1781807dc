/** Reads back what keep-data.ts has written, and sets aside what cannot be used. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { journalFile, journalNumbers, readJournal, reasonOf, removeJournalsBefore } from './journal'
import { blobFolder, type Parts, readBlob, readSnapshot, snapshotFile } from './snapshot'

export interface Restored {
  /** Number of the next journal. */
  readonly next: number
  /** Whether the snapshot alone says everything. */
  readonly isCompact: boolean
}

export type Log = (line: string) => void

/** Another name for a file that cannot be used. */
function aside(file: string): string {
  return `${file}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`
}

/** Forgets the folder's snapshot, journals and blobs; what else lies there, stays. */
export function removeData(folder: string): void {
  rmSync(snapshotFile(folder), { force: true })
  if (existsSync(folder)) removeJournalsBefore(folder, Number.POSITIVE_INFINITY)
  rmSync(blobFolder(folder), { recursive: true, force: true })
}

function setJournalsAside(folder: string, numbers: readonly number[], log: Log): void {
  for (const file of numbers.map((number) => journalFile(folder, number))) {
    const name = aside(file)
    renameSync(file, name)
    log(`${file} does not follow the snapshot and is left out; it is kept as ${name}.`)
  }
}

/** Applies the journals that follow the snapshot. @returns the number of the next one, and whether there was any. */
function applyJournals(folder: string, parts: Parts, first: number | null, log: Log): Restored {
  const found = journalNumbers(folder)
  const start = first ?? (found.at(-1) ?? 0) + 1
  removeJournalsBefore(folder, first ?? 0)
  const numbers = found.filter((number) => number >= start)
  const following = numbers.filter((number, index) => number === start + index)
  setJournalsAside(
    folder,
    found.filter((number) => number >= (first ?? 0) && !following.includes(number)),
    log,
  )
  const { store, auth, objects } = parts
  const apply = (entry: unknown): void => {
    const [name, change]: unknown[] = Array.isArray(entry) ? entry : []
    const part = { firestore: store, auth, storage: objects }[String(name)]
    if (!part) throw new Error('it is no change')
    part.apply(change)
  }
  for (const file of following.map((number) => journalFile(folder, number))) {
    const faults = readJournal(file, apply)
    for (const { line, reason } of faults) log(`${file}:${line} is left out: ${reason}.`)
    if (faults.every(({ isTorn }) => isTorn)) continue
    const name = aside(file)
    copyFileSync(file, name)
    log(`${file} is kept as ${name}.`)
  }
  return { next: start + following.length, isCompact: following.length === 0 }
}

/**
 * Loads what the folder holds into the parts. A broken snapshot is set aside under another name and told, never
 * overwritten; a line of the journal that cannot be used, or a file whose bytes are gone, is told and left out.
 * @returns null when there is no usable snapshot; the parts are empty then.
 */
export function restoreData(folder: string, parts: Parts, log: Log): Restored | null {
  const file = snapshotFile(folder)
  const { store, auth, objects } = parts
  try {
    const first = existsSync(file) ? readSnapshot(folder, parts) : undefined
    if (first !== undefined) {
      const restored = applyJournals(folder, parts, first, log)
      const lost = objects.loadBytes((hash) => readBlob(folder, hash))
      for (const { name, sha256 } of lost) {
        rmSync(join(blobFolder(folder), sha256), { force: true })
        log(`The bytes of ${name} are missing in ${folder}: it is left out.`)
      }
      return { ...restored, isCompact: restored.isCompact && lost.length === 0 }
    }
  } catch (error) {
    const name = aside(file)
    renameSync(file, name)
    log(`The data in ${file} cannot be used (${reasonOf(error)}); it is kept as ${name}.`)
    store.clear()
    auth.reset()
    objects.clear()
  }
  setJournalsAside(folder, journalNumbers(folder), log)
  return null
}
