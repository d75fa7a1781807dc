import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { academy } from '@/config/academy'
import { readAlready } from '../../../../../tests/testing/read-already'
import { setSignedIn, student } from '../../../../../tests/testing/signed-in'
import type { Receipt } from '../purchase-schema'
import { PurchasesPage } from './purchases-page'
import { ReceiptPage } from './receipt-page'

const receipt: Receipt = {
  productId: 'resource_indian_polity',
  productName: 'Indian Polity Notes',
  categoryId: 'indian-polity-notes',
  purchaseDate: new Date('2026-09-05T20:07:00+05:30'),
  amount: 199,
  currency: 'INR',
  paymentId: 'pay_1',
  orderId: 'order_1',
  givenBack: 0,
  ended: null,
}
const on = new Date('2026-10-02T09:00:00+05:30')
const refunded: Receipt = { ...receipt, givenBack: 199, ended: { by: 'refund', on } }
const keys = { purchases: ['purchases', 'ravi'], receipts: ['purchases', 'ravi', 'receipts'] } as const
const names = (resources: string[]) =>
  [keys.purchases, { userId: 'ravi', records: [], names: { testSeries: [], resources } }] as const

function show(path: string, ...read: Parameters<typeof readAlready>) {
  render(
    <QueryClientProvider client={readAlready(...read)}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/purchases" element={<PurchasesPage />} />
          <Route path="/purchases/:productId" element={<ReceiptPage />} />
          <Route path="/login" element={<p>login page</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => setSignedIn(true))
afterEach(() => setSignedIn(false))

const card = (name: string) => {
  const item = screen
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name: new RegExp(`${name}$`) }))
  if (!item) throw new Error(`no purchase ${name}`)
  return item
}

it('tells what, when, how much and how it stands, leads to the content, and leaves the IDs to the receipt', () => {
  show('/purchases', [[keys.receipts, [receipt]], names([receipt.productName])])
  const bought = card('Indian Polity Notes')
  expect(within(bought).getByText('Owned')).toBeVisible()
  expect(bought).toHaveTextContent(/Bought on 5 Sept? 2026 · Rs. 199/)
  expect(bought).not.toHaveTextContent(/order_1|pay_1/)
  expect(within(bought).getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    '/content/paid-resources/indian-polity-notes',
  )
  expect(within(bought).getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
    'href',
    '/purchases/resource_indian_polity',
  )
})

it('tells of payments that are on their way, were not confirmed, or cannot be found', async () => {
  const payment = { userId: 'ravi', productId: 'testseries_ts_police', signature: 's' }
  const pending = [
    { payment: { ...payment, orderId: 'order_2', paymentId: 'pay_2' }, refused: false },
    {
      payment: { ...payment, productId: 'resource_world_history', orderId: 'order_3', paymentId: 'pay_3' },
      refused: true,
    },
    // Granted meanwhile: told once, as bought.
    {
      payment: { ...payment, productId: receipt.productId, orderId: 'order_1', paymentId: 'pay_1' },
      refused: false,
    },
  ].map((one) => ({ ...one, verifiedName: null, told: true }))
  localStorage.setItem('pendingPayments:ravi', JSON.stringify(pending))
  show('/purchases', [[keys.receipts, [receipt]], names([receipt.productName, 'Older Pack'])])
  expect(await screen.findByText('Payment received, confirming')).toBeVisible()
  expect(card('Ts Police')).toHaveTextContent('pay_2')
  expect(screen.getByRole('button', { name: 'Check Again Ts Police' })).toBeVisible()
  expect(card('World History')).toHaveTextContent('Not confirmed')
  expect(
    within(card('World History')).getByRole('link', { name: 'Contact support about World History' }),
  ).toHaveAttribute('href', expect.stringContaining('subject=Payment+pay_3'))
  expect(card('Older Pack')).toHaveTextContent('Payment not found')
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

it.each([
  ['Refunded', 'refund', on, 'Refunded on 2 Oct 2026. Access has ended.'],
  ['Disputed', 'dispute', on, 'The payment was disputed. Access ended on 2 Oct 2026.'],
  ['Refunded', 'refund', null, 'Refunded. Access has ended.'],
  ['Disputed', 'dispute', null, 'The payment was disputed. Access has ended.'],
] as const)('tells calmly that a purchase was %s: by %s on %s', (state, by, date, sentence) => {
  const ended = { ...refunded, ended: { by, on: date } }
  show('/purchases', [[keys.receipts, [ended]], names([receipt.productName])])
  const over = card('Indian Polity Notes')
  for (const text of [state, sentence]) expect(within(over).getByText(text)).toBeVisible()
  expect(over).toHaveTextContent('Rs. 199')
  expect(within(over).getByRole('link', { name: 'Receipt of Indian Polity Notes' })).toBeVisible()
  expect(within(over).getByRole('link', { name: 'See Indian Polity Notes' })).toBeVisible()
  expect(within(over).queryByText('Owned')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('tells what was given back of a purchase that goes on', () => {
  show('/purchases', [[keys.receipts, [{ ...receipt, givenBack: 50 }]], names([receipt.productName])])
  const bought = card('Indian Polity Notes')
  expect(within(bought).getByText('Owned')).toBeVisible()
  expect(bought).toHaveTextContent(' · Rs. 199 · Rs. 50 refunded')
})

it('waits for what is bought again after a refund, and not for what was refunded', async () => {
  const again = { userId: 'ravi', productId: receipt.productId, signature: 's' }
  const pending = ['1', '2'].map((id) => ({
    payment: { ...again, orderId: `order_${id}`, paymentId: `pay_${id}` },
    verifiedName: null,
    refused: false,
    told: true,
  }))
  localStorage.setItem('pendingPayments:ravi', JSON.stringify(pending))
  show('/purchases', [[keys.receipts, [refunded]], names([receipt.productName])])
  expect(await screen.findByText('Payment received, confirming')).toBeVisible()
  expect(screen.getByText('Payment ID: pay_2')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('says that nothing was bought, with ways to what can be', () => {
  show('/purchases', [[keys.receipts, []], names([])])
  expect(screen.getByRole('heading', { name: 'No purchases yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse Paid PDFs' })).toBeVisible()
})

it('offers another try after an error', () => {
  show('/purchases', [names([])], [keys.receipts])
  expect(screen.getByRole('heading', { name: 'Failed to load purchases' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
})

it('sends a visitor to login', () => {
  setSignedIn(false)
  show('/purchases', [])
  expect(screen.getByText('login page')).toBeVisible()
})

it('prints a receipt from the academy to the student', () => {
  show('/purchases/resource_indian_polity', [[keys.receipts, [receipt]]])
  const paper = screen.getByRole('article')
  for (const text of [
    academy.email,
    academy.phone,
    student.email,
    'Ravi Kumar',
    'Rs. 199',
    'pay_1',
    'Payment received',
  ]) {
    expect(within(paper).getByText(text)).toBeVisible()
  }
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
})

it('keeps on the receipt of a refunded payment what was paid, and adds what was given back', () => {
  show('/purchases/resource_indian_polity', [[keys.receipts, [refunded]]])
  const paper = screen.getByRole('article')
  for (const [term, text] of [
    ['Amount paid', 'Rs. 199'],
    ['Amount refunded', 'Rs. 199'],
    ['Status', 'Refunded on 2 Oct 2026. Access has ended.'],
  ] as const) {
    expect(within(paper).getByText(term).nextSibling).toHaveTextContent(text)
  }
})

it('tells what an older record does not hold, instead of guessing', () => {
  const older = { ...receipt, amount: null, orderId: null, purchaseDate: null }
  show('/purchases/resource_indian_polity', [[keys.receipts, [older]]])
  expect(screen.getAllByText('Not recorded')).toHaveLength(3)
})

it('knows no receipt of what was not bought', () => {
  show('/purchases/resource_other', [[keys.receipts, [receipt]]])
  expect(screen.getByRole('heading', { name: 'Receipt not found' })).toBeVisible()
})
