import { expect, test } from 'vitest'
import { run } from '../../../emulator/testing/process'

const load = (args: string[]) => {
  const started = run('tools/bench/load.ts', args)
  return started.ended.then((code) => ({ code, ...started.printed }))
}

/** Two processes start from their sources; with the machine to itself it takes a few seconds. */
const patience = 180_000

test(
  'students at once lose no answer and no payment, and none is refused',
  async () => {
    const { code, out, error } = await load(['--students', '8', '--buyers', '2'])
    expect(error).toBe('')
    expect(out).toContain('Lost answers: 0\nLost payments: 0\nWrong refusals: 0')
    expect(out).toMatch(/test: submit +\| 8 /)
    expect(out).toMatch(/purchase: open +\| 2 /)
    expect(code).toBe(0)
  },
  patience,
)
