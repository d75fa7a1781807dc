import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Check } from './check'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The last lines of what a failed command said, as faults. */
const lastLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-12)

/** Runs one of the project's own commands; its words are only told when it fails. */
export function checkByCommand(
  title: string,
  command: readonly [string, ...string[]],
  env: Record<string, string | undefined>,
): Check {
  const [name, ...args] = command
  const result = spawnSync(name, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, NO_COLOR: '1' },
  })
  if (result.status === 0) return { title, faults: [] }
  // What went wrong stands in stderr, where a command keeps the two apart.
  const said = lastLines(result.stderr?.trim() ? result.stderr : (result.stdout ?? ''))
  return { title, faults: said.length > 0 ? said : [result.error?.message ?? `${name} failed.`] }
}
