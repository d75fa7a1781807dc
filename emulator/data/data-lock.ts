/** One process at a time uses a data folder: a lock file names it, and a lock of a process that is gone is taken over. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A running process has the data folder; the message says which. */
export class DataInUseError extends Error {}

const LOCK_FILE = 'backend.pid'

/** When a process started, as far as the system tells it: process ids come round again, soon so in containers. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold blanks; the start is the 20th field behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The process that holds a lock and is still the one that took it, or null. */
function holderOf(content: string): number | null {
  const [pid, start = ''] = content.split(' ')
  const id = Number(pid)
  return Number.isInteger(id) && id > 0 && isRunning(id) && startOf(id) === start ? id : null
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/**
 * Takes the lock of a data folder, making the folder if need be.
 * @returns what gives it back.
 * @throws DataInUseError when a running process holds it, be it this one.
 */
export function lockData(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, LOCK_FILE)
  const mine = `${process.pid} ${startOf(process.pid)}`
  const found = readLock(file)
  const holder = found === null ? null : holderOf(found)
  if (holder !== null) {
    throw new DataInUseError(`A local backend (process ${holder}) is using ${folder}; stop it first.`)
  }
  if (found !== null) rmSync(file, { force: true })
  try {
    // Fails when another process has been faster.
    writeFileSync(file, mine, { flag: 'wx' })
  } catch (error) {
    throw new DataInUseError(`Another local backend has just started on ${folder}; stop it first.`, {
      cause: error,
    })
  }
  return () => {
    if (readLock(file) === mine) rmSync(file, { force: true })
  }
}
