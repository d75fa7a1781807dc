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

test(
  'students of a live test lose no answer, and no late sheet, early key or attack gets through',
  async () => {
    const { code, out, error } = await load(['--live', '--students', '20', '--minutes', '1'])
    expect(error).toBe('')
    expect(out).toContain('Lost answers: 0\nLate sheets accepted: 0\nEarly keys: 0\n')
    expect(out).toMatch(/Attacks that passed: 0 of [34]\d\nWrong refusals: 0/)
    for (const trouble of ['killed', 'lost', 'two devices', 'cut at the end', 'grace', 'late', 'attacker'])
      expect(out).toMatch(new RegExp(`[12] ${trouble}`))
    expect(code).toBe(0)
  },
  patience,
)
