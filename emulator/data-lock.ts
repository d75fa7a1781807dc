/** One process at a time uses a data folder: a lock file names it, and a lock of a process that is gone is taken over. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class DataInUseError extends Error {}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function holder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : null
  } catch {
    return null
  }
}

/**
 * Takes the lock of a data folder, making the folder if need be.
 * @returns what gives it back.
 * @throws DataInUseError when a running process holds it.
 */
export function lockData(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'backend.pid')
  const pid = holder(file)
  if (pid !== null && pid !== process.pid) {
    throw new DataInUseError(`A local backend (process ${pid}) is using ${folder}; stop it first.`)
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}
