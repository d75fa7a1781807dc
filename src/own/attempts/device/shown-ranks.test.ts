import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createDeviceStore } from '@/lib/device/device-store'
import { rankedIds, storedRanks, storeRank } from './shown-ranks'

test('a rank is stored for its student, the latest one, and what cannot be read is left out', async () => {
  await storeRank('asha', 'a1', { rank: 12, count: 340 })
  await storeRank('asha', 'a1', { rank: 11, count: 339 })
  await storeRank('ravi', 'r1', { rank: 1, count: 2 })
  const area = createDeviceStore('attempt-ranks', { atSignOut: 'forgotten' })
  await area.setMany('asha', [['a2', { rank: 'first' }]])
  expect([...(await storedRanks('asha'))]).toEqual([['a1', { rank: 11, count: 339 }]])
})

test('of the attempts at a test the first one is ranked; no practice of a part of it is', () => {
  const attempt = (id: string, startedAt: number, over: object = {}) =>
    ({ id, testKey: 'mock/m', scope: 'all', startedAt, ...over }) as const
  const ids = rankedIds([
    attempt('again', 30),
    attempt('first', 20),
    attempt('part', 10, { scope: 'wrong' }),
    attempt('other', 40, { testKey: 'mock/n' }),
  ])
  expect([...ids].sort()).toEqual(['first', 'other'])
})
