import { expect, test } from 'vitest'
import { inOrderOfPlan, nextTest, type OpenPackage } from './next-test'

const appsc: OpenPackage = {
  packageId: 'appsc',
  title: 'APPSC Group 2 Screening Test',
  isOwned: true,
  tests: [
    { id: 'free-1', title: 'Free 1' },
    { id: 'full-1', title: 'Full 1' },
  ],
}
const ibps: OpenPackage = {
  packageId: 'ibps',
  title: 'IBPS PO Prelims',
  isOwned: false,
  tests: [{ id: 'free-1', title: 'Mock 1' }],
}
const order = (exam: string, latest: string | null) =>
  inOrderOfPlan([appsc, ibps], { exam, latest }).map(({ packageId }) => packageId)

test('the packages of the exam come first, then the one that was worked in last', () => {
  expect(order('', null)).toEqual(['appsc', 'ibps'])
  expect(order('', 'ibps')).toEqual(['ibps', 'appsc'])
  expect(order('ibps po 2027', null)).toEqual(['ibps', 'appsc'])
  expect(order('Group 2', 'ibps')).toEqual(['appsc', 'ibps'])
  // Words that every exam has in its name tell nothing.
  expect(order('Prelims exam', null)).toEqual(['appsc', 'ibps'])
})

test('the next test is the first that was not taken; after all of them a mock test', () => {
  const packages = [appsc, ibps]
  const taken = new Set<string>()
  expect(nextTest(packages, taken)).toEqual({
    title: 'Free 1',
    detail: 'APPSC Group 2 Screening Test',
    to: '/test-series/appsc/test/free-1',
  })
  taken.add('series/appsc/free-1')
  expect(nextTest(packages, taken).title).toBe('Full 1')
  taken.add('series/appsc/full-1')
  expect(nextTest(packages, taken)).toMatchObject({ title: 'Mock 1', detail: 'IBPS PO Prelims · Free' })
  taken.add('series/ibps/free-1')
  expect(nextTest(packages, taken).to).toBe('/content/mock-test')
})
