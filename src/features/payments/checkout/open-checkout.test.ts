import { expect, it } from 'vitest'
import { order, payment } from '../testing/payment-samples'
import type { CheckoutEvent } from './model/payment-state'
import { checkoutOptions, declinedEvent } from './open-checkout'

function optionsWithEvents(price = 199) {
  const events: CheckoutEvent[] = []
  const priced = { ...order, product: { ...order.product, price } }
  return { events, options: checkoutOptions(priced, 'key_1', (event) => events.push(event)) }
}

it('opens the checkout with the options of spec section 7', () => {
  const { options } = optionsWithEvents()
  expect(options).toMatchObject({
    key: 'key_1',
    amount: 19900,
    currency: 'INR',
    name: 'Pariksha Academy',
    description: 'Indian Polity Notes',
    order_id: 'order_1',
    prefill: { name: 'Ravi Kumar', email: 'ravi@demo.test' },
    theme: { color: '#FFB800' },
  })
})

it.each([
  [99.5, 9950],
  [130.1, 13010],
  [0.1 + 0.2, 30],
])('sends Rs. %d as %d paise', (price, paise) => {
  expect(optionsWithEvents(price).options.amount).toBe(paise)
})

it('tells of a payment once', () => {
  const { options, events } = optionsWithEvents()
  const success = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signed' }
  options.handler(success)
  options.handler(success)
  expect(events).toEqual([{ type: 'paid', payment }])
})

it.each([null, {}, { razorpay_payment_id: 'pay_1' }, { razorpay_payment_id: '', razorpay_signature: 's' }])(
  'does not take %o for a payment',
  (success) => {
    const { options, events } = optionsWithEvents()
    options.handler(success)
    expect(events).toEqual([
      { type: 'declined', orderId: 'order_1', reason: 'Payment verification failed', paymentId: null },
    ])
  },
)

it('tells of a dismissal', () => {
  const { options, events } = optionsWithEvents()
  options.modal.ondismiss()
  expect(events).toEqual([{ type: 'dismissed', orderId: 'order_1' }])
})

it.each([
  [
    { error: { code: 'BAD', description: 'Declined.', metadata: { payment_id: 'pay_9' } } },
    { reason: 'Declined.', paymentId: 'pay_9' },
  ],
  [{ error: { description: 'Declined.', metadata: {} } }, { reason: 'Declined.', paymentId: null }],
  [{ error: { description: 'Declined.' } }, { reason: 'Declined.', paymentId: null }],
  [undefined, { reason: 'The payment failed', paymentId: null }],
])('reads the failure %o', (failure, expected) => {
  expect(declinedEvent(order, failure)).toEqual({ type: 'declined', orderId: 'order_1', ...expected })
})
