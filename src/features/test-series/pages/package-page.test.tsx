import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { packagesQuery } from '@/content/categories/queries'
import { packageSchema } from '@/content/categories/schema'
import { packageOffer } from '@/content/offer'
import { packageQuery } from '@/content/test-series/queries'
import { splitTests, testSeriesSchema } from '@/content/test-series/schema'
import { testKey } from '@/domain/sitting/test-ref'
import { openNext } from '@/features/payments'
import { formatRupees } from '@/lib/money'
import { type AttemptSummary, historyQuery } from '@/own/attempts'
import { type OddPrice, oddPrices } from '../../../../tests/fixtures/odd-prices'
import { readAlready } from '../../../../tests/testing/read-already'
import { toldPrice } from '../../../../tests/testing/search-engine-data'
import { setSignedIn, student } from '../../../../tests/testing/signed-in'
import { PackagePage } from './package-page'
import { PackagesPage } from './packages-page'

// As the database has them: no price, and one test without a title.
const item = packageSchema.parse({
  id: 'appsc',
  name: 'APPSC Group II',
  section_type: 'Test_Series',
  productId: 'testseries_appsc',
  freeTests: 2,
})
const series = testSeriesSchema.parse({
  id: 's',
  categoryName: 'APPSC Group II',
  tests: [
    { id: 'free-1', title: 'Free Mock Test 1', totalQuestions: 25, duration: 25, isPaid: false },
    { id: 'free-2', totalQuestions: 100, duration: 90, isPaid: false },
    ...[1, 2, 3, 4, 5].map((n) => ({
      id: `full-${n}`,
      title: `Full Mock Test ${n}`,
      duration: 150,
      isPaid: true,
    })),
  ],
})
const read = [packageQuery('appsc').queryKey, { package: item, tests: splitTests([series]) }] as const
const purchases = (records: unknown[]) =>
  [
    ['purchases', student.id],
    { userId: student.id, records, names: { testSeries: [], resources: [] } },
  ] as const
const bought = {
  id: `${student.id}_testseries_appsc`,
  isActive: true,
  productId: 'testseries_appsc',
  productName: 'APPSC Group II',
}
const attemptAt = (testId: string, over: Partial<AttemptSummary>): AttemptSummary => ({
  id: testId,
  testKey: testKey({ kind: 'series', packageId: 'appsc', testId }),
  scope: 'all',
  title: testId,
  status: 'submitted',
  startedAt: Date.now() - 60_000,
  deadline: Date.now() + 40.5 * 60_000,
  submittedAt: Date.now(),
  answered: 20,
  total: 25,
  score: null,
  ...over,
})
const progress = (attempts: readonly AttemptSummary[]) =>
  [historyQuery(student.id).queryKey, { attempts, complete: true }] as const

function show(
  path: string | { pathname: string; state: unknown; key: string },
  data: Parameters<typeof readAlready>[0],
  failed: Parameters<typeof readAlready>[1] = [],
) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={readAlready(data, failed)}>
        <Routes>
          <Route path="/test-series" element={<PackagesPage />} />
          <Route path="/test-series/:packageId" element={<PackagePage />} />
          <Route path="/test-series/:packageId/test/:testId" element={<OpenedTest />} />
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

/** In place of the test taker: which test was opened. */
function OpenedTest() {
  return <p>{useParams().testId}</p>
}

beforeEach(() => setSignedIn(true))
afterEach(() => setSignedIn(false))

describe('the page of a package', () => {
  test('before the purchase: the default price, free tests to start, three premium ones and how many more', () => {
    show('/test-series/appsc', [read, purchases([]), progress([])])
    expect(screen.getByRole('heading', { level: 1, name: 'APPSC Group II' })).toBeVisible()
    expect(screen.getByText('Rs. 130')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
    const free = screen.getByRole('region', { name: 'Free Trial Tests' })
    expect(within(free).getByText('2')).toBeVisible()
    expect(within(free).getByText('25 Questions · 25 Minutes')).toBeVisible()
    expect(within(free).getByText('100 Questions · 1h 30m')).toBeVisible()
    expect(within(free).getByRole('link', { name: 'Start Test Untitled Test' })).toHaveAttribute(
      'href',
      '/test-series/appsc/test/free-2',
    )
    expect(screen.getByText('PREMIUM')).toBeVisible()
    expect(screen.getByText('+2 more premium tests')).toBeVisible()
  })

  test('after the purchase: Premium Member, every test unlocked, and how far the student is with each', () => {
    show('/test-series/appsc', [
      read,
      purchases([bought]),
      progress([
        attemptAt('free-1', { score: { percentage: 84, marks: null } }),
        attemptAt('full-2', { status: 'running', submittedAt: null }),
      ]),
    ])
    expect(screen.getByText('Premium Member')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Premium Member' })).toBeNull()
    expect(screen.getByText('UNLOCKED')).toBeVisible()
    expect(screen.getByText('Best score 84%')).toBeVisible()
    expect(screen.getByText('In progress, 41 min left')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Resume Full Mock Test 2' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue Full Mock Test 2' })).toHaveAttribute(
      'href',
      '/test-series/appsc/test/full-2',
    )
    expect(screen.queryByText(/more premium/)).not.toBeInTheDocument()
  })

  test('leads to the first free test that was not begun', () => {
    const done = attemptAt('free-1', { score: { percentage: 84, marks: null } })
    show('/test-series/appsc', [read, purchases([]), progress([done])])
    expect(screen.getByRole('link', { name: 'Start free test' })).toHaveAttribute(
      'href',
      '/test-series/appsc/test/free-2',
    )
  })

  test.each([
    ['goes on to the next test of an owned package', [bought], 'full-1'],
    ['stays at a package that is not owned', [], 'Buy Now'],
  ])('opened from My purchases, %s', (_, records, text) => {
    const pathname = '/test-series/appsc'
    show({ pathname, state: openNext, key: text }, [read, purchases(records), progress([])])
    expect(screen.getByText(text)).toBeVisible()
  })

  test('goes on to the next test once, not again on Back or after a reload', () => {
    const entry = { pathname: '/test-series/appsc', state: openNext, key: 'opened' }
    const taken = series.tests.map(({ id }) => attemptAt(id, { score: { percentage: 84, marks: null } }))
    const { unmount } = show(entry, [read, purchases([bought]), progress(taken)])
    expect(screen.getByText('Premium Member')).toBeVisible()
    unmount()
    const back = show(entry, [read, purchases([bought]), progress([])])
    expect(screen.getByRole('link', { name: 'Start Full Mock Test 1' })).toBeVisible()
    back.unmount()
    const reloaded = { ...entry, state: { opensNext: openNext.opensNext - 1 }, key: 'reloaded' }
    show(reloaded, [read, purchases([bought]), progress([])])
    expect(screen.getByRole('link', { name: 'Start Full Mock Test 1' })).toBeVisible()
  })

  test('of a package without tests says that they are on the way', () => {
    show('/test-series/appsc', [
      [packageQuery('appsc').queryKey, { package: item, tests: splitTests([]) }],
      purchases([]),
    ])
    expect(screen.getByRole('heading', { name: 'No content available yet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument()
  })

  test('at an address that names none: Test series package not found', () => {
    show('/test-series/nowhere', [[packageQuery('nowhere').queryKey, null]])
    expect(screen.getByRole('heading', { level: 1, name: 'Test series package not found' })).toBeVisible()
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'All Test Series' })).toHaveAttribute(
      'href',
      '/test-series',
    )
  })

  test('that could not be read says why, and tries again', () => {
    show('/test-series/appsc', [], [packageQuery('appsc').queryKey])
    expect(
      screen.getByRole('heading', { level: 1, name: 'Failed to load test series data: refused' }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})

/** A package whose document says of its price what `odd` does. */
const pricedAs = ({ stored, named = true }: OddPrice) =>
  packageSchema.parse({
    id: 'appsc',
    name: 'APPSC Group II',
    ...(named && { productId: 'testseries_appsc' }),
    ...(stored !== undefined && { price: stored }),
  })

test.each(oddPrices)(
  'a price of $stored, its product named: $named, is asked for as it is charged',
  (odd) => {
    const priced = pricedAs(odd)
    const { rupees } = packageOffer(priced)
    const key = packageQuery('appsc').queryKey
    show('/test-series/appsc', [
      [key, { package: priced, tests: splitTests([series]) }],
      purchases([]),
      progress([]),
    ])
    const isOffered = screen.queryByRole('button', { name: 'Buy Now' }) !== null
    expect(isOffered).toBe(rupees !== null)
    const told = rupees === null ? 'This test series is not on sale now.' : formatRupees(rupees)
    expect(screen.getByText(told)).toBeVisible()
    expect(toldPrice()).toBe(rupees)
  },
)

test('search engines learn of no price where all tests are free', () => {
  const { free } = splitTests([series])
  const key = packageQuery('appsc').queryKey
  show('/test-series/appsc', [[key, { package: item, tests: { free, premium: [] } }], purchases([])])
  expect(screen.getByRole('heading', { level: 1, name: 'APPSC Group II' })).toBeVisible()
  expect(toldPrice()).toBeNull()
})

describe('the list of packages', () => {
  test.each([
    ['its price', [], 'Rs. 130'],
    ['how many of its tests are free', [], '2 free tests'],
    ['that it is owned', [bought], 'Owned'],
  ])('shows each with %s', (_, records, told) => {
    show('/test-series', [[packagesQuery.queryKey, [item]], purchases(records)])
    expect(screen.getByRole('link', { name: 'APPSC Group II' })).toHaveAttribute('href', '/test-series/appsc')
    expect(screen.getByText(told)).toBeVisible()
  })

  test('puts the owned ones first', () => {
    const other = { ...item, id: 'other', title: 'APPSC Group I', productId: 'testseries_other' }
    show('/test-series', [[packagesQuery.queryKey, [other, item]], purchases([bought])])
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'APPSC Group II',
      'APPSC Group I',
    ])
  })

  test.each(oddPrices)(
    'a price of $stored, its product named: $named, is told only where it is charged',
    (odd) => {
      const priced = pricedAs(odd)
      const { rupees } = packageOffer(priced)
      show('/test-series', [[packagesQuery.queryKey, [priced]], purchases([])])
      // With a price of 0 only the page knows whether a premium test stays locked.
      expect(screen.queryByText('Free')).not.toBeInTheDocument()
      const told = screen.queryByText(/^Rs\. /)?.textContent ?? null
      expect(told).toBe(rupees === null ? null : formatRupees(rupees))
    },
  )

  test('says that there are none yet, or why they could not be read', () => {
    show('/test-series', [[packagesQuery.queryKey, []], purchases([])])
    expect(screen.getByRole('heading', { name: 'No content available yet' })).toBeVisible()
  })

  test('that could not be read says why', () => {
    show('/test-series', [], [packagesQuery.queryKey])
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load test series data: refused')
  })
})
