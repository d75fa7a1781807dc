import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { QuestionCard } from '@/domain/learning/card'
import { appErrorOf } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import { createDeviceCopy } from '../device-copy'
import type { CardRepository } from './repository'
import { cardKind, createCardSync } from './sync'

afterEach(() => forgetOwner('asha'))

test('a shard that was written before another one failed is not written or read again', async () => {
  const cards = Array.from(
    { length: 3000 },
    (_, index): QuestionCard => ({
      ref: `quiz/rivers#q${index}`,
      reviews: [],
      note: { value: 'x'.repeat(80), at: 1_790_000_000_000 },
    }),
  )
  const save = vi.fn<CardRepository['save']>().mockResolvedValue()
  const find = vi.fn<CardRepository['find']>().mockResolvedValue(null)
  const repository = { changedSince: () => Promise.resolve([]), find, save }
  const device = createDeviceCopy(cardKind)
  await device.add('asha', cards)
  const sync = createCardSync(repository, { isOwner: () => true, device })
  save.mockResolvedValueOnce().mockRejectedValueOnce(appErrorOf('unavailable'))
  await expect(sync.sync('asha')).rejects.toMatchObject({ code: 'unavailable' })
  const first = save.mock.calls[0]?.[1].id
  save.mockClear()
  expect((await sync.sync('asha')).size).toBe(cards.length)
  expect(save).toHaveBeenCalled()
  expect(save.mock.calls.map(([, { id }]) => id)).not.toContain(first)
  expect(find).not.toHaveBeenCalled()
})
