import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Eight letters that change with any source file below `dirs`, tests apart: two builds of the same source have the same.
 * @param {string[]} dirs
 */
export function sourceHash(...dirs) {
  const hash = createHash('sha256')
  for (const dir of dirs) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue
      hash.update(name).update(readFileSync(join(dir, name)))
    }
  }
  return hash.digest('hex').slice(0, 8)
}
