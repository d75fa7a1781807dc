/**
 * The journal: files of one JSON line for each change. They are numbered; a snapshot names the first one whose changes it
 * may lack, so that older ones are known for what they are.
 */
import {
  close,
  closeSync,
  existsSync,
  fdatasync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** Time between two moments at which the machine brings new lines to the disk itself: what a power cut may cost. */
const SYNC_MS = 1000

export function journalFile(folder: string, number: number): string {
  return join(folder, `journal-${number}.jsonl`)
}

/** Numbers of the folder's journals, rising. */
export function journalNumbers(folder: string): number[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => Number(/^journal-(\d+)\.jsonl$/.exec(name)?.[1] ?? Number.NaN))
    .filter((number) => !Number.isNaN(number))
    .sort((a, b) => a - b)
}

/** Removes the journals that a snapshot has made superfluous: those before `number`. */
export function removeJournalsBefore(folder: string, number: number): void {
  for (const old of journalNumbers(folder))
    if (old < number) rmSync(journalFile(folder, old), { force: true })
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Hands each line of a journal to `apply`.
 * @returns what could not be used: the line's number and why; `isTorn` when it is a last line that was cut off.
 */
export function readJournal(
  file: string,
  apply: (change: unknown) => void,
): { line: number; reason: string; isTorn: boolean }[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const last = lines.pop()
  const faults = lines.flatMap((text, index) => {
    try {
      apply(JSON.parse(text))
      return []
    } catch (error) {
      return [{ line: index + 1, reason: reasonOf(error), isTorn: false }]
    }
  })
  return last ? [...faults, { line: lines.length + 1, reason: 'it is cut off', isTorn: true }] : faults
}

export interface Journal {
  /**
   * Hands a line to the system before it returns: from there it survives the end of this process, however sudden.
   * @throws Error of the system, for instance of a full disk.
   */
  append(change: unknown): void
  /** Goes on in a new file, which the next line makes, and returns its number. */
  rotate(): number
  /** Bytes since the last rotation. */
  readonly bytes: number
  close(): void
}

/** A journal that begins with file `number`. */
export function openJournal(folder: string, number: number): Journal {
  let current = number
  let open: number | null = null
  let bytes = 0
  let sync: NodeJS.Timeout | undefined

  const syncLater = (): void => {
    sync ??= setTimeout(() => {
      sync = undefined
      // Off this thread; a fault shows at the next line.
      if (open !== null) fdatasync(open, () => undefined)
    }, SYNC_MS).unref()
  }
  const letGo = (): void => {
    clearTimeout(sync)
    sync = undefined
    const done = open
    open = null
    bytes = 0
    if (done !== null) fdatasync(done, () => close(done))
  }

  return {
    append: (change) => {
      open ??= openSync(journalFile(folder, current), 'a')
      const line = Buffer.from(`${JSON.stringify(change)}\n`)
      for (let from = 0; from < line.length; ) from += writeSync(open, line, from)
      bytes += line.length
      syncLater()
    },
    rotate: () => {
      // A number without a file would be a gap.
      if (open !== null) current += 1
      letGo()
      return current
    },
    get bytes() {
      return bytes
    },
    close: () => {
      clearTimeout(sync)
      if (open !== null) closeSync(open)
      open = null
    },
  }
}
