import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Eight letters that change with any file under `dir`: two builds of the same source call themselves the same.
 * @param {string} dir
 */
export function sourceHash(dir) {
  const hash = createHash('sha256')
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(ts|tsx|css)$/.test(name)) hash.update(name).update(readFileSync(join(dir, name)))
  }
  return hash.digest('hex').slice(0, 8)
}
