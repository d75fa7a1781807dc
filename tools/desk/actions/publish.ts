/** Publishing: the command `publish` in a process of its own, as a build takes a minute and the desk goes on. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { action, nothing } from './action'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** @returns the exit code */
function runContent(args: readonly string[], say: (line: string) => void): Promise<number> {
  const command = ['--import', 'tsx/esm', 'tools/content/main.ts', ...args]
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  createInterface({ input: child.stdout }).on('line', say)
  createInterface({ input: child.stderr }).on('line', say)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** One publication at a time. */
let running: Promise<number> | null = null

export const publish = {
  publish: action(nothing, async (_, { project, console }) => {
    if (running) throw new Error('A publication is under way. Wait until it has ended.')
    const place = project === null ? [] : ['--project', project]
    try {
      running = runContent(['publish', '--yes', ...place], console.out)
      if ((await running) !== 0) throw new Error('The site was not published. The lines above say why.')
      return null
    } finally {
      running = null
    }
  }),
}
