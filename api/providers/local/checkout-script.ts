import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const builder = fileURLToPath(new URL('./checkout/build.mjs', import.meta.url))

let script: Promise<string> | undefined

/**
 * The checkout script, built once per process, at its first use. A separate process builds it: under tsx the bundler
 * would take three times as long to load, and stay in memory.
 */
export function buildCheckoutScript(): Promise<string> {
  script ??= promisify(execFile)(process.execPath, [builder]).then(({ stdout }) => stdout)
  return script
}
