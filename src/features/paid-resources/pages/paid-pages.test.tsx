import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packOffer } from '@/content/offer'
import { packsFrom } from '@/content/packs/group-resources'
import { paidCategorySchema } from '@/content/packs/schema'
import { resourceSchema } from '@/content/resources/schema'
import { formatRupees } from '@/lib/money'
import { oddPrices } from '../../../../tests/fixtures/odd-prices'
import { readAlready } from '../../../../tests/testing/read-already'
import { toldPrice } from '../../../../tests/testing/search-engine-data'
import { setSignedIn } from '../../../../tests/testing/signed-in'
import { PaidCategoriesPage } from './paid-categories-page'
import { PaidCategoryPage } from './paid-category-page'

const category = paidCategorySchema.parse({
  id: 'polity',
  name: 'Indian Polity Notes',
  description: 'Four short books.',
  price: 199,
  productId: 'resource_indian_polity',
})
const resources = [
  { id: 'a', title: 'Book 1', pdfUrl: 'paid/resource_indian_polity/1.pdf', pageCount: 5, sizeBytes: 132_693 },
  { id: 'b', title: 'A film', type: 'video' },
  { id: 'c', title: 'A site', type: 'link' },
].map((one) => resourceSchema.parse({ ...one, categoryName: category.name }))

const keys = {
  packs: ['paid-resources', 'packs'],
  category: ['paid-resources', 'category', 'polity'],
  resources: ['paid-resources', 'resources', category.name],
  purchases: ['purchases', 'ravi'],
  receipts: ['purchases', 'ravi', 'receipts'],
} as const

const bought = {
  id: 'ravi_resource_indian_polity',
  isActive: true,
  productId: 'resource_indian_polity',
  productName: 'Indian Polity Notes',
}
const purchases = (records: unknown[], names: string[] = []) =>
  [keys.purchases, { userId: 'ravi', records, names: { testSeries: [], resources: names } }] as const

function LoginPage() {
  return <p>{JSON.stringify(useLocation().state)}</p>
}

function show(
  path: string,
  data: Parameters<typeof readAlready>[0],
  { failed = [], state }: { failed?: Parameters<typeof readAlready>[1]; state?: unknown } = {},
) {
  const page = (element: ReactNode) => (
    <QueryClientProvider client={readAlready(data, failed)}>{element}</QueryClientProvider>
  )
  render(
    <MemoryRouter initialEntries={[{ pathname: path, state }]}>
      {page(
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<LoginPage />} />
          <Route path="/content/paid-resources" element={<PaidCategoriesPage />} />
          <Route path="/content/paid-resources/:categoryId" element={<PaidCategoryPage />} />
        </Routes>,
      )}
    </MemoryRouter>,
  )
}

beforeEach(() => setSignedIn(true))
afterEach(() => setSignedIn(false))

describe('the grid of packs', () => {
  const grid = '/content/paid-resources'

  it.each([
    ['Login', '/login'],
    ['Create free account', '/register'],
  ])('shows a visitor the packs, and %s leads to %s and back', async (name) => {
    setSignedIn(false)
    show(grid, [[keys.packs, [{ category, resources }]]])
    expect(screen.getByRole('heading', { name: 'Please login to access paid PDFs' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Indian Polity Notes/ })).toHaveTextContent('Rs. 199')
    screen.getByRole('link', { name }).click()
    expect(await screen.findByText(/"from":"\/content\/paid-resources"/)).toHaveTextContent(
      '"message":"Please login to access paid PDFs"',
    )
  })

  it('shows the six built-in ones with their prices when the source has none', async () => {
    show(grid, [[keys.packs, packsFrom([], [])], purchases([])])
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(texts.map((text) => /Rs\. (\d+)/.exec(text)?.[1])).toEqual(['199', '99', '60', '125', '150', '80'])
  })

  it('shows the packs that a student bought first, under a heading of their own', () => {
    const other = paidCategorySchema.parse({
      id: 'economy',
      name: 'Economy Notes',
      productId: 'resource_eco',
    })
    const packs = [
      { category: other, resources: [] },
      { category, resources },
    ]
    show(grid, [[keys.packs, packs], purchases([bought])])
    const listed = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent)
    expect(listed('Your books')).toEqual(['Indian Polity Notes'])
    expect(listed('More packs')).toEqual(['Economy Notes'])
  })

  it('says that there are none, or that they could not be loaded', () => {
    show(grid, [[keys.packs, []], purchases([])])
    expect(screen.getByRole('heading', { name: 'No categories available' })).toBeVisible()
  })

  it('offers to reload after an error', () => {
    show(grid, [purchases([])], { failed: [keys.packs] })
    const alert = screen.getByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'Error Loading Categories' })).toBeVisible()
    expect(alert).toHaveTextContent('Failed to load categories')
    expect(within(alert).getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})

it.each(oddPrices)(
  'a price of $stored, its product named: $named, is told by card and page as it is charged',
  ({ stored, named = true }) => {
    const odd = paidCategorySchema.parse({
      id: 'polity',
      name: 'Odd Notes',
      ...(named && { productId: 'resource_odd' }),
      ...(stored !== undefined && { price: stored }),
    })
    const { rupees } = packOffer(odd)
    show('/content/paid-resources', [[keys.packs, [{ category: odd, resources: [] }]], purchases([])])
    const told = screen.getByText(/^(Rs\. |Paid Content|Not on sale now)/).textContent
    expect(told?.startsWith('Rs. ') ? told : null).toBe(rupees === null ? null : formatRupees(rupees))
    show('/content/paid-resources/polity', [
      [keys.category, odd],
      [['paid-resources', 'resources', 'Odd Notes'], resources],
      purchases([]),
    ])
    const asked = screen.queryByRole('button', { name: /^Buy Now/ })?.textContent ?? null
    expect(asked).toBe(rupees === null ? null : `Buy Now ${formatRupees(rupees).replace(' ', '')}`)
    expect(toldPrice()).toBe(rupees)
  },
)

describe('a pack', () => {
  const pack = '/content/paid-resources/polity'
  const read = [
    [keys.category, category],
    [keys.resources, resources],
  ] as const

  it('shows a visitor who has its link its picture, name, price and contents, and asks for a login', () => {
    setSignedIn(false)
    show(pack, read)
    expect(screen.getByRole('heading', { level: 1, name: 'Indian Polity Notes' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Login Required' })).toBeVisible()
    expect(screen.getByText('Please login to access paid PDFs')).toBeVisible()
    expect(screen.getByText('Rs. 199')).toBeVisible()
    expect(screen.getAllByText('Locked')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Create free account' })).toHaveAttribute('href', '/register')
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(screen.queryByRole('button', { name: /^Buy Now/ })).toBeNull()
  })

  it('is on sale to a student who has not bought it, with what is in it', () => {
    show(pack, [...read, purchases([])])
    expect(screen.getByRole('heading', { name: 'Unlock Premium Access' })).toBeVisible()
    expect(screen.getByText('1 PDF, 1 video and 1 link. Read the PDF here or download it.')).toBeVisible()
    expect(screen.queryByText(/premium tests/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Buy Now Rs.199' })).toBeEnabled()
    expect(screen.getAllByText('Locked')).toHaveLength(3)
    for (const fact of ['1 PDF, 1 video, 1 link', '5 pages', '133 KB'])
      expect(screen.getAllByText(fact)[0]).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Read Book 1' })).not.toBeInTheDocument()
  })

  it('is open to its owner: view, download, access', async () => {
    const access = ['paid-resources', 'access', 'ravi'] as const
    show(pack, [
      ...read,
      purchases([bought]),
      [[...access, 'b'], null],
      [[...access, 'c'], { kind: 'web', url: 'https://site.example/' }],
    ])
    expect(screen.getByRole('heading', { name: 'Access Granted!' })).toBeVisible()
    expect(screen.getByText('All PDFs of this pack can be viewed and downloaded.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read Book 1' })).toHaveAttribute('href', '/pdf-viewer/a')
    expect(await screen.findByRole('link', { name: 'Start reading: Book 1' })).toHaveAttribute(
      'href',
      '/pdf-viewer/a',
    )
    expect(await screen.findByRole('button', { name: 'Download for offline: Book 1' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Access A site' })).toBeVisible()
    expect(screen.queryByText('Locked')).not.toBeInTheDocument()
  })

  it.each([['Indian Polity Notes'], ['indian polity (pdf)']])(
    'that only the student’s own list names, as %s, stays locked and leads to support',
    async (name) => {
      show(pack, [...read, purchases([], [name]), [keys.receipts, []]])
      expect(await screen.findByRole('heading', { name: 'Your account lists this as bought' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/contact\?subject=Payment\+for\+Indian\+Polity\+Notes&message=/),
      )
      expect(screen.getAllByText('Locked')).toHaveLength(3)
      expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument()
    },
  )

  it('that was refunded is on sale again, although the own list names it still', async () => {
    const ended = { productId: bought.productId, ended: { by: 'refund', on: null } }
    show(pack, [...read, purchases([], ['Indian Polity Notes']), [keys.receipts, [ended]]])
    expect(await screen.findByRole('button', { name: 'Buy Now Rs.199' })).toBeEnabled()
    expect(screen.getByRole('heading', { name: 'Unlock Premium Access' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Contact support' })).not.toBeInTheDocument()
    expect(screen.getAllByText('Locked')).toHaveLength(3)
  })

  it('that is paid and not yet granted is not sold again', async () => {
    const payment = {
      userId: 'ravi',
      productId: 'resource_indian_polity',
      orderId: 'order_1',
      paymentId: 'pay_1',
      signature: 's',
    }
    localStorage.setItem(
      'pendingPayments:ravi',
      JSON.stringify([{ payment, verifiedName: null, refused: false, told: true }]),
    )
    show(pack, [...read, purchases([])])
    expect(await screen.findByRole('heading', { name: 'Payment received, confirming' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Buy Now/ })).not.toBeInTheDocument()
  })

  it('counts a failed check as not purchased', () => {
    show(pack, read, { failed: [keys.purchases] })
    expect(screen.getByRole('button', { name: 'Buy Now Rs.199' })).toBeEnabled()
  })

  it('shows at once what the grid handed over, and nothing that was handed over for another', () => {
    const state = { category: { ...category, title: 'From the grid' } }
    const contents = [['paid-resources', 'resources', 'From the grid'], []] as const
    show('/content/paid-resources/polity', [purchases([]), contents], { state })
    expect(screen.getByRole('heading', { level: 1, name: 'From the grid' })).toBeVisible()
  })

  it.each([
    ['/content/paid-resources/polity', [[keys.category, null]] as const, [], 'Category not found'],
    ['/content/paid-resources/%20', [], [], 'No category specified'],
    ['/content/paid-resources/polity', [], [keys.category], 'Failed to load paid resources'],
  ])('%s: %#', (path, data, failed, title) => {
    show(path, data, { failed })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it('that is empty says so, and is not on sale', () => {
    show(pack, [read[0], [keys.resources, []], purchases([])])
    expect(toldPrice()).toBeNull()
    expect(screen.getByRole('heading', { name: 'No Resources Available' })).toBeVisible()
    expect(screen.getByText('No paid PDFs are currently available.')).toBeVisible()
    expect(screen.getByText('This pack is not on sale now.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Buy Now/ })).not.toBeInTheDocument()
  })

  it('offers to read its contents again after an error', () => {
    show(pack, [read[0], purchases([])], { failed: [keys.resources] })
    expect(screen.getByRole('heading', { name: 'Failed to load paid resources' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})
