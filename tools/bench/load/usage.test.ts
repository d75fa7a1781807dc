import { expect, test } from 'vitest'
import { billed } from './usage'

test('takes what the backend has counted', () => {
  expect(billed('reads=2 ruleReads=1 writes=0 deletes=3', '')).toMatchObject({
    reads: 2,
    ruleReads: 1,
    writes: 0,
    deletes: 3,
    endpointCalls: 0,
  })
})

test('counts the bytes of an answer, not its letters', () => {
  expect(billed(null, '₹').bytes).toBe(3)
})
