/** The backend or a script in a separate process, for tests that need one. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ServicePorts } from '../service-ports'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface TestProcess {
  readonly child: ChildProcess
  /** What it has printed so far. */
  readonly printed: { out: string; error: string }
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/**
 * Runs a script of the project by its path from the root, as the npm scripts do.
 * @param env May hold FILE_LIMIT: blocks (512 or 1,024 bytes, as the shell counts) that no file may grow beyond.
 */
export function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): TestProcess {
  const node = [process.execPath, '--import', 'tsx', script, ...args]
  const limited = ['sh', '-c', 'ulimit -f "$FILE_LIMIT"; exec "$0" "$@"', ...node]
  const [command = '', ...rest] = env.FILE_LIMIT ? limited : node
  const child = spawn(command, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.error += text
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  return { child, printed, ended }
}

const READY =
  /ready after (\d+) ms: Firestore 127\.0\.0\.1:(\d+), Auth 127\.0\.0\.1:(\d+), Storage 127\.0\.0\.1:(\d+)/

/** Starts the backend on free ports and resolves when it is ready. @throws Error with its output when it ends before. */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<TestProcess & { ports: ServicePorts }> {
  const anyPort = { FIRESTORE_PORT: '0', AUTH_PORT: '0', STORAGE_PORT: '0' }
  const started = run('emulator/main.ts', args, { ...anyPort, ...env })
  const ready = new Promise<RegExpExecArray>((resolve) => {
    started.child.stdout?.on('data', () => {
      const match = READY.exec(started.printed.out)
      if (match) resolve(match)
    })
  })
  const failed = started.ended.then((code) => {
    throw new Error(`The backend ended (${code}) before it was ready: ${started.printed.error}`)
  })
  const [, , firestore, auth, storage] = await Promise.race([ready, failed])
  // From here on `ended` reports its end.
  failed.catch(() => undefined)
  return { ...started, ports: { firestore: Number(firestore), auth: Number(auth), storage: Number(storage) } }
}
