import { expect, it } from 'vitest'
import { confirmingPayments } from '../../recovery/use-confirming'
import { payment } from '../../testing/payment-samples'
import { withoutReceipt } from './receipts'

it('finds the names that no receipt carries, each once', () => {
  const names = { testSeries: ['IBPS PO Prelims', 'Older'], resources: ['Indian Polity Notes', 'Older'] }
  const receipts = [{ productName: 'IBPS PO Prelims' }, { productName: 'Indian Polity Notes' }]
  expect(withoutReceipt(names, receipts)).toEqual(['Older'])
  expect(withoutReceipt({ testSeries: [], resources: [] }, receipts)).toEqual([])
})

const pending = { payment, verifiedName: null, refused: false, told: false }
const opened = {
  userId: 'ravi',
  productId: 'resource_indian_economy',
  productName: 'Indian Economy',
  orderId: 'order_2',
  openedAt: 0,
  confirming: false,
}
const { productId, orderId, paymentId } = payment
const entry = { productId, orderId, paymentId, refused: false }

it.each([
  ['a payment that was taken', [pending], [], [entry]],
  ['one that was refused, as such', [{ ...pending, refused: true }], [], [{ ...entry, refused: true }]],
  ['nothing of an order that was only opened', [], [opened], []],
  [
    'an order whose money is held, without a payment id',
    [],
    [{ ...opened, confirming: true }],
    [{ productId: opened.productId, orderId: 'order_2', paymentId: null, refused: false }],
  ],
  ['one entry an order', [pending], [{ ...opened, orderId, confirming: true }], [entry]],
])('tells of %s', (_, kept, orders, expected) => {
  expect(confirmingPayments(kept, orders)).toEqual(expected)
})
