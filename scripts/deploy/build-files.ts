import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Build } from './check'

/** The build in `dir`; what the hosting does not upload (names with a dot in front) is left out. */
export function readBuild(dir: string): Build {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort()
  return { dir, files, read: (file) => readFileSync(join(dir, file), 'utf8') }
}
