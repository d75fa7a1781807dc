// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { storageMediaUrl } from '@/lib/firebase/public-file'
import { allowedPlaces } from './allowed-places'

const bucket = new URL(storageMediaUrl('x')).pathname.split('/')[3]

it.each([
  [storageMediaUrl('paid/polity/part 1/book.pdf'), 'paid/polity/part 1/book.pdf'],
  [`https://storage.googleapis.com/${bucket}/paid/polity/part%201/book.pdf`, 'paid/polity/part 1/book.pdf'],
  [`https://storage.googleapis.com/another-bucket/paid/polity/book.pdf`, null],
  ['https://evil.example/v0/b/x/o/paid%2Fpolity%2Fbook.pdf', null],
  [`https://storage.googleapis.com/${bucket}/%E0%A4%A`, null],
])('%s names the object %j', (address, path) => {
  expect(allowedPlaces().storagePathOf(new URL(address))).toBe(path)
})
