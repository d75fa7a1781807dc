import { expect, test } from 'vitest'
import { places } from '@/config/places'
import { frames } from './frames'

const placesAt = (address: string) =>
  places.filter(({ within }) => within.test(address)).map(({ label }) => label)

/** Pages with the navigation at which no place is current: for everybody, or on the way to somewhere else. */
const withoutPlace = [
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/pricing',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/share',
  '/content/paid-pdfs',
  '/paid-pdfs',
  '*',
]

test('every page with the navigation belongs to one place, or is listed as without', () => {
  const found = Object.keys(frames)
    .filter((pattern) => frames[pattern] !== 'bare')
    .map((pattern) => [pattern, placesAt(pattern.replace(/:\w+\??|(?<=\/)\*/g, 'one'))] as const)
  expect(found.filter(([, labels]) => labels.length > 1)).toEqual([])
  const without = found.filter(([, labels]) => labels.length === 0).map(([pattern]) => pattern)
  expect(without.toSorted()).toEqual(withoutPlace.toSorted())
})

test.each([
  ['/', 'Today'],
  ['/content/mock-test', 'Tests'],
  ['/test-series/appsc', 'Tests'],
  ['/quiz/rivers', 'Tests'],
  ['/history', 'Tests'],
  ['/revise', 'Practise'],
  ['/practice/one', 'Practise'],
  ['/daily/2026-11-22', 'Practise'],
  ['/content/paid-resources/polity', 'Learn'],
  ['/current-affairs/constitution-day-42', 'Learn'],
  ['/job/clerk', 'Learn'],
  ['/saved', 'Me'],
  ['/purchases/testseries_x', 'Me'],
  ['/Account/', 'Me'],
])('at %s the current place is %s', (address, label) => {
  expect(placesAt(address)).toEqual([label])
})

test('each place is current at its own address', () => {
  for (const { label, to } of places) expect(placesAt(to)).toEqual([label])
})
