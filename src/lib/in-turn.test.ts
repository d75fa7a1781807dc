import { expect, test } from 'vitest'
import { createTurns } from './in-turn'

test('what comes later waits for what came before, also when that fails', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  let end: () => void = () => undefined
  const first = inTurn(async () => {
    await new Promise<void>((resolve) => {
      end = resolve
    })
    seen.push('first')
    throw new Error('lost')
  })
  const second = inTurn(async () => {
    seen.push('second')
    return 2
  })
  await Promise.resolve()
  expect(seen).toEqual([])
  end()
  await expect(first).rejects.toThrow('lost')
  expect(await second).toBe(2)
  expect(seen).toEqual(['first', 'second'])
})
