/**
 * The data folder: a LevelDB database, and a file with the number of the last acknowledged batch.
 * LevelDB skips damaged records of its log without an error. Each batch therefore also stores its number, the number of
 * entries and a sum of their checksums, and the file tells when a whole batch is missing.
 */
import * as fs from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { ClassicLevel } from 'classic-level'

/** A data folder that cannot be used; the message is for the person who starts the backend. */
export class DataFolderError extends Error {}

export interface Entry {
  readonly key: string
  /** Null removes the key. */
  readonly value: string | Buffer | null
}

export interface DataFolder {
  /** No batch was ever acknowledged in it. */
  readonly isNew: boolean
  /** Resolves once the entries are on the disk, all or none. After a failure the folder must be opened again. */
  write(entries: readonly Entry[]): Promise<void>
  close(): Promise<void>
}

const RESET = '"npm run seed -- --reset"'
const SUMMARY_KEY = 'summary'
/** How much is read from the database at once. */
const READ_BYTES = 4 * 1024 * 1024

const databaseOf = (folder: string) => join(folder, 'database')
const acknowledgedFile = (folder: string) => join(folder, 'acknowledged')

/** A fixed length, so that each number overwrites the one before it in place. */
const acknowledgedText = (batch: number) => `${batch} ${crc32(String(batch))}\n`.padStart(32)

const isLocked = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'LEVEL_LOCKED'

/** What the person should know of an error of LevelDB, which hides the cause of a failed opening one level down. */
function explain(folder: string, error: unknown): DataFolderError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message : String(cause)
  let sentence = `is damaged or cannot be read (${reason}); restore a copy of the folder, or start afresh with ${RESET}.`
  if (/no space left|file too large/i.test(reason)) {
    sentence = 'cannot be opened because the disk is full; make room first.'
  }
  return isLocked(cause)
    ? new DataFolderError(`Another local backend is using ${folder}; stop it first.`)
    : new DataFolderError(`The data in ${folder} ${sentence}`)
}

/** Removes the data; other files in the folder stay. @throws DataFolderError when another process uses it. */
export async function removeData(folder: string): Promise<void> {
  await ClassicLevel.destroy(databaseOf(folder)).catch((error: unknown) => {
    // Whatever else LevelDB cannot remove is removed below.
    if (isLocked(error)) throw explain(folder, error)
  })
  for (const name of ['database', 'acknowledged'])
    fs.rmSync(join(folder, name), { recursive: true, force: true })
}

function readAcknowledged(folder: string): number {
  const file = acknowledgedFile(folder)
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  // New, or the disk was full at the first start.
  if (text === '' && !fs.existsSync(databaseOf(folder))) return 0
  const batch = Number.parseInt(text, 10)
  if (text !== acknowledgedText(batch)) throw explain(folder, 'the file "acknowledged" is missing or changed')
  return batch
}

/** The entries by key with their checksums. The sum does not depend on the order of writes. */
function createSummary() {
  const checksums = new Map<string, number>()
  let sum = 0
  return {
    set: ({ key, value }: Entry): void => {
      const checksum = value === null ? 0 : crc32(value, crc32(key)) | 0
      sum = (sum - (checksums.get(key) ?? 0) + checksum) | 0
      if (value === null) checksums.delete(key)
      else checksums.set(key, checksum)
    },
    text: (batch: number): string => JSON.stringify([batch, checksums.size, sum]),
  }
}

/**
 * Opens a data folder, creates it if needed, and hands every stored entry to `load`.
 * @throws DataFolderError when another process uses it, or when what it holds is not what was acknowledged.
 */
export async function openDataFolder(
  folder: string,
  load: (key: string, value: Buffer) => void,
): Promise<DataFolder> {
  let batch = readAcknowledged(folder)
  const isNew = batch === 0
  // A database without an acknowledged batch is the rest of a first start that was interrupted.
  if (isNew) await removeData(folder)
  try {
    fs.mkdirSync(folder, { recursive: true })
    if (isNew) fs.writeFileSync(acknowledgedFile(folder), acknowledgedText(0), { flush: true })
  } catch (error) {
    throw explain(folder, error)
  }
  const acknowledged = fs.openSync(acknowledgedFile(folder), 'r+')
  const acknowledge = () => fs.writeSync(acknowledged, acknowledgedText(batch), 0)
  const database = new ClassicLevel<string, Buffer | string>(databaseOf(folder), { valueEncoding: 'buffer' })
  const close = async () => {
    await database.close()
    fs.closeSync(acknowledged)
  }
  const summary = createSummary()

  const readAll = async (): Promise<void> => {
    let stored = ''
    const options = { valueEncoding: 'buffer', highWaterMarkBytes: READ_BYTES, fillCache: false }
    for await (const [key, value] of database.iterator<string, Buffer>(options)) {
      if (key === SUMMARY_KEY) stored = value.toString()
      else {
        summary.set({ key, value })
        load(key, value)
      }
    }
    const found = Number(/^\[(\d+),/.exec(stored)?.[1])
    if (stored !== summary.text(found)) throw new Error('entries are missing or changed')
    if (found < batch) throw new Error('the last changes are missing')
    batch = found
    acknowledge()
  }

  try {
    await database.open({ createIfMissing: isNew })
    if (!isNew) await readAll()
  } catch (error) {
    await close()
    throw explain(folder, error)
  }
  return {
    isNew,
    close,
    write: async (entries) => {
      for (const entry of entries) summary.set(entry)
      const operations = entries.map(({ key, value }) =>
        value === null ? ({ type: 'del', key } as const) : ({ type: 'put', key, value } as const),
      )
      const last = { type: 'put', key: SUMMARY_KEY, value: summary.text(batch + 1) } as const
      await database.batch([...operations, last], { sync: true })
      batch += 1
      acknowledge()
    },
  }
}
