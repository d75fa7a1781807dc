import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { firstDay, momentOf, refs, sheetOf } from '@/domain/testing/learning-samples'
import * as payments from '@/features/payments'
import { openPackages, revisionLeft } from './day-reads'

const sheet = sheetOf(
  momentOf(firstDay),
  refs.slice(0, 2).map((ref) => ({ ref, outcome: 'wrong' })),
)
const leftOn = (day: number) =>
  revisionLeft([sheet], new Map(), { today: firstDay + day, minutes: 20, examDay: null }, () => true)

test('says what tomorrow brings once nothing is left for today', async () => {
  expect(await leftOn(0)).toMatchObject({ questions: 0, tomorrow: 2, mistakes: 2 })
  expect(await leftOn(1)).toMatchObject({ questions: 2, tomorrow: 0 })
})

test('suggests no test when the purchases cannot be read', async () => {
  vi.spyOn(payments, 'readReceipts').mockRejectedValueOnce(new Error('offline'))
  const wish = { exam: '', latest: null }
  await expect(openPackages(new QueryClient(), 'ravi', wish)).rejects.toThrow('offline')
})
