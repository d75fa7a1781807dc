import { expect, it } from 'vitest'
import { fileKey } from '@/features/offline'
import { placeIn, readPlaceOf } from './reading-place'

it.each([
  [
    { page: 4, fraction: 0.25 },
    { page: 4, fraction: 0.25 },
  ],
  [
    { page: 40, fraction: 0.25 },
    { page: 10, fraction: 0 },
  ],
  [{ page: 0, fraction: 0 }, null],
  [{ page: 2.5, fraction: 0 }, null],
  [{ page: 2, fraction: Number.NaN }, null],
  ['4', null],
  [undefined, null],
])('%o in a document of ten pages is %o', (kept, place) => {
  expect(placeIn(readPlaceOf(kept), 10)).toEqual(place)
})

it('says when it was read, where an earlier version did not', () => {
  expect(readPlaceOf({ page: 4, fraction: 0.25, at: 9 })?.at).toBe(9)
  expect(readPlaceOf({ page: 4, fraction: 0.25 })?.at).toBe(0)
})

it('a file keeps its place whatever token its address carries', () => {
  expect(fileKey({ kind: 'web', url: 'https://a.example/b.pdf?token=1' })).toBe('https://a.example/b.pdf')
  expect(fileKey({ kind: 'storage', path: 'paid/a/b.pdf', productId: 'a' })).toBe('paid/a/b.pdf')
})
