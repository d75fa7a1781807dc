import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

let script: Promise<string> | undefined

/**
 * The checkout script, built once per process, at its first use. A separate process builds it: under tsx the bundler
 * would take three times as long to load, and stay in memory.
 */
export function buildCheckoutScript(): Promise<string> {
  const builder = join(import.meta.dirname, 'checkout/build.mjs')
  script ??= promisify(execFile)(process.execPath, [builder]).then(({ stdout }) => stdout)
  return script
}
