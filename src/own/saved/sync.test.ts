import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { appErrorOf } from '@/lib/app-error'
import { forgetOwner } from '@/lib/device/device-store'
import type { SavedItem } from './item'
import { createSavedSync } from './sync'

const item: SavedItem = { kind: 'job', itemId: 'j1', title: 'Clerk', detail: null, url: null, savedAt: 1000 }
const inFuture = { ...item, savedAt: Date.parse('2090-01-01') }
const unreached = () => Promise.reject(appErrorOf('unavailable'))

/** @param list what the account has; null: it cannot be reached */
const deviceWith = (list: readonly SavedItem[] | null) =>
  createSavedSync(
    {
      list: async () => (list ? [...list] : unreached()),
      put: unreached,
      remove: unreached,
    },
    () => true,
  )

afterEach(() => forgetOwner('asha'))

test('an item is saved again after a removal while the device’s clock was ahead', async () => {
  const device = deviceWith(null)
  await device.change('asha', inFuture, 'removed')
  await device.change('asha', item, 'saved')
  expect(await device.known('asha')).toEqual([{ ...item, savedAt: inFuture.savedAt + 1 }])
})

test('an item is removed that another device saved while its clock was ahead', async () => {
  const device = deviceWith([inFuture])
  await device.read('asha')
  await device.change('asha', item, 'removed')
  await device.change('asha', item, 'saved')
  expect(await device.known('asha')).toEqual([{ ...item, savedAt: inFuture.savedAt + 2 }])
})

test('of two quick presses the second one counts', async () => {
  const device = deviceWith(null)
  await Promise.all([device.change('asha', item, 'saved'), device.change('asha', item, 'removed')])
  expect(await device.known('asha')).toEqual([])
})
