import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { createDeviceStore } from '@/lib/device/device-store'
import { readingPlaces } from './reading-places'

const store = createDeviceStore('reading-place', { atSignOut: 'forgotten' })

it.each([
  [
    { page: 4, fraction: 0.25, at: 9 },
    { page: 4, fraction: 0.25 },
  ],
  [
    { page: 40, fraction: 0.25, at: 9 },
    { page: 10, fraction: 0 },
  ],
  [{ page: 0, fraction: 0, at: 9 }, null],
  [{ page: 2.5, fraction: 0, at: 9 }, null],
  [{ page: 2, fraction: 0 }, null],
  [{ page: 2, fraction: Number.NaN, at: 9 }, null],
  ['4', null],
  [undefined, null],
])('%o in a document of ten pages is %o', async (stored, place) => {
  await store.setMany('asha', [['book', stored]])
  expect(await readingPlaces.find('asha', 'book', 10)).toEqual(place)
})
