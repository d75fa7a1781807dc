import { expect, test } from 'vitest'
import { run } from '../../../emulator/testing/process'
import { demandLocalShell } from './services'

const load = (args: string[], env: Record<string, string> = {}) => {
  const started = run('tools/bench/load.ts', args, env)
  return started.ended.then((code) => ({ code, ...started.printed }))
}

/** Of three processes that start from their sources; with the machine to itself it takes a few seconds. */
const patience = 180_000

test(
  'students at once lose no answer and no payment, and only the dishonest are refused',
  async () => {
    const { code, out, error } = await load(['--students', '8', '--buyers', '2'])
    expect(error).toBe('')
    expect(out).toContain(
      'Lost answers: 0\nLost payments: 0\nWrong refusals: 0\nDishonest calls: 9 of 9 refused',
    )
    expect(out).toMatch(/test: submit +\| 8 /)
    expect(out).toMatch(/purchase: open +\| 2 /)
    expect(code).toBe(0)
  },
  patience,
)

test('a shell that is set up for another machine is refused', async () => {
  expect(() => demandLocalShell({ FIRESTORE_URL: 'http://127.0.0.1:8080' })).not.toThrow()
  const { code, out, error } = await load([], { FIRESTORE_URL: 'https://firestore.googleapis.com' })
  expect(error).toContain('https://firestore.googleapis.com is not on this machine')
  expect({ code, out }).toEqual({ code: 1, out: '' })
})
