import { describe, expect, it } from 'vitest'
import { buyer, order, payment, product } from '../../testing/payment-samples'
import { transition } from './payment-machine'
import type { CheckoutEvent, PaymentEffect, PaymentState } from './payment-state'

const states = {
  idle: { step: 'idle' },
  ordering: { step: 'ordering', product, buyer },
  opening: { step: 'opening', order },
  paying: { step: 'paying', order },
  verifying: { step: 'verifying', payment, told: false, refused: false },
  recording: { step: 'recording', payment, productName: 'Indian Polity Notes', announce: true },
  granting: { step: 'granting', payment },
} satisfies Record<string, PaymentState>

const kept = { payment, verifiedName: null, refused: false, told: false }
const keptVerified = { ...kept, verifiedName: 'Indian Polity Notes' }
const other = { ...payment, orderId: 'order_2', paymentId: 'pay_2' }
const productId = product.productId

interface Row {
  title: string
  from: PaymentState
  event: CheckoutEvent
  to: PaymentState
  effects: PaymentEffect[]
}

const rows: Row[] = [
  {
    title: 'a click makes an order',
    from: states.idle,
    event: { type: 'bought', product, buyer },
    to: states.ordering,
    effects: [{ do: 'create-order', product, buyer }],
  },
  {
    title: 'a kept payment is verified',
    from: states.idle,
    event: { type: 'resumed', pending: kept },
    to: states.verifying,
    effects: [{ do: 'verify', payment }],
  },
  {
    title: 'a kept payment that was refused is verified again, without a word if it fails again',
    from: states.idle,
    event: { type: 'resumed', pending: { ...kept, refused: true, told: true } },
    to: { ...states.verifying, told: true, refused: true },
    effects: [{ do: 'verify', payment }],
  },
  {
    title: 'a kept payment that was verified is recorded, without a word',
    from: states.idle,
    event: { type: 'resumed', pending: keptVerified },
    to: { ...states.recording, announce: false },
    effects: [{ do: 'record', payment, productName: 'Indian Polity Notes' }],
  },
  {
    title: 'a payment that the endpoint knew of is kept as verified, recorded and announced',
    from: states.idle,
    event: { type: 'found', payment, productName: 'Indian Polity Notes' },
    to: states.recording,
    effects: [
      { do: 'keep', pending: keptVerified },
      { do: 'record', payment, productName: 'Indian Polity Notes' },
    ],
  },
  {
    title: 'money taken after the checkout was left is verified',
    from: states.idle,
    event: { type: 'paid', payment },
    to: states.verifying,
    effects: [
      { do: 'keep', pending: kept },
      { do: 'verify', payment },
    ],
  },
  {
    title: 'an order opens the checkout',
    from: states.ordering,
    event: { type: 'ordered', orderId: 'order_1' },
    to: states.opening,
    effects: [{ do: 'open-checkout', order }],
  },
  {
    title: 'a refused order is told, and the purchases are read again',
    from: states.ordering,
    event: { type: 'order-failed', reason: 'You already own this product.' },
    to: states.idle,
    effects: [
      {
        do: 'alert',
        text: 'Failed to initialize payment. Please try again.\nYou already own this product.',
      },
      { do: 'refresh-purchases', userId: 'ravi' },
    ],
  },
  {
    title: 'an open checkout waits for the student, and its order is kept',
    from: states.opening,
    event: { type: 'opened' },
    to: states.paying,
    effects: [{ do: 'keep-order', order }],
  },
  {
    title: 'a checkout that does not open is told',
    from: states.opening,
    event: { type: 'opening-failed', reason: 'Failed to load payment provider script' },
    to: states.idle,
    effects: [
      {
        do: 'alert',
        text: 'Failed to initialize payment. Please try again.\nFailed to load payment provider script',
      },
    ],
  },
  {
    title: 'a declined payment is told with its id, once',
    from: states.paying,
    event: {
      type: 'declined',
      orderId: 'order_1',
      reason: 'The payment was declined by the bank.',
      paymentId: 'pay_9',
    },
    to: states.idle,
    effects: [
      {
        do: 'report-error',
        reason: 'The payment was declined by the bank.',
        productId,
        paymentId: 'pay_9',
      },
      {
        do: 'alert',
        text: 'Payment error: The payment was declined by the bank. Please contact support if payment was deducted.\nTo try again, press Buy Now.\nPayment ID: pay_9',
      },
    ],
  },
  {
    title: 'a decline without a payment id is told without one',
    from: states.paying,
    event: { type: 'declined', orderId: 'order_1', reason: 'Payment verification failed', paymentId: null },
    to: states.idle,
    effects: [
      { do: 'report-error', reason: 'Payment verification failed', productId, paymentId: null },
      {
        do: 'alert',
        text: 'Payment error: Payment verification failed. Please contact support if payment was deducted.',
      },
    ],
  },
  {
    title: 'a dismissed checkout ends silently',
    from: states.paying,
    event: { type: 'dismissed', orderId: 'order_1' },
    to: states.idle,
    effects: [],
  },
  {
    title: 'a payment is on the device before it is verified',
    from: states.paying,
    event: { type: 'paid', payment },
    to: states.verifying,
    effects: [
      { do: 'keep', pending: kept },
      { do: 'verify', payment },
    ],
  },
  {
    title: 'a verified payment is kept as such, then recorded',
    from: states.verifying,
    event: { type: 'verified', productName: 'Indian Polity Notes' },
    to: states.recording,
    effects: [
      { do: 'keep', pending: keptVerified },
      { do: 'record', payment, productName: 'Indian Polity Notes' },
    ],
  },
  {
    title: 'a payment that cannot be verified now is told with its id and stays kept',
    from: states.verifying,
    event: { type: 'verification-failed', reason: 'Network error.', final: false },
    to: states.idle,
    effects: [
      { do: 'keep', pending: { ...kept, told: true } },
      { do: 'report-error', reason: 'Network error.', productId, paymentId: 'pay_1' },
      {
        do: 'alert',
        text: 'Payment completed but verification failed. Please contact support with your payment ID: pay_1\nNetwork error.\nWe keep checking. You do not need to pay again.',
      },
    ],
  },
  {
    title: 'a payment that is refused for good is marked so',
    from: states.verifying,
    event: { type: 'verification-failed', reason: 'Order not found.', final: true },
    to: states.idle,
    effects: [
      { do: 'keep', pending: { ...kept, refused: true, told: true } },
      { do: 'report-error', reason: 'Order not found.', productId, paymentId: 'pay_1' },
      {
        do: 'alert',
        text: 'Payment completed but verification failed. Please contact support with your payment ID: pay_1\nOrder not found.',
      },
    ],
  },
  {
    title: 'a failure that the student knows of is not told again',
    from: { ...states.verifying, told: true },
    event: { type: 'verification-failed', reason: 'Network error.', final: false },
    to: states.idle,
    effects: [{ do: 'keep', pending: { ...kept, told: true } }],
  },
  {
    title: 'a refusal for good stays one when the network fails',
    from: { ...states.verifying, told: true, refused: true },
    event: { type: 'verification-failed', reason: 'Network error.', final: false },
    to: states.idle,
    effects: [{ do: 'keep', pending: { ...kept, refused: true, told: true } }],
  },
  {
    title: 'a recorded purchase is forgotten by the device and granted',
    from: states.recording,
    event: { type: 'recorded' },
    to: states.granting,
    effects: [
      { do: 'forget', payment },
      {
        do: 'grant',
        payment,
        text: 'Payment verified successfully! You now have access to this resource.',
      },
    ],
  },
  {
    title: 'a recording that fails grants all the same, says so with the payment id, and stays kept',
    from: states.recording,
    event: {
      type: 'recording-failed',
      reason: 'Failed to add test series or resource purchase',
      refused: false,
    },
    to: states.granting,
    effects: [
      {
        do: 'grant',
        payment,
        text: 'Payment verified successfully! You now have access to this resource.\nFailed to add test series or resource purchase. We will try again at your next visit. Payment ID: pay_1',
      },
    ],
  },
  {
    title: 'a recording made up for is not announced',
    from: { ...states.recording, announce: false },
    event: { type: 'recorded' },
    to: states.idle,
    effects: [
      { do: 'forget', payment },
      { do: 'refresh-purchases', userId: 'ravi' },
    ],
  },
  {
    title: 'a recording that fails again waits for the next start in silence',
    from: { ...states.recording, announce: false },
    event: { type: 'recording-failed', reason: 'any', refused: false },
    to: states.idle,
    effects: [],
  },
  {
    title: 'a recording that is refused, because the payment was given back, is waited for no longer',
    from: { ...states.recording, announce: false },
    event: { type: 'recording-failed', reason: 'any', refused: true },
    to: states.idle,
    effects: [{ do: 'forget', payment }],
  },
  {
    title: 'what is granted is over',
    from: states.granting,
    event: { type: 'granted' },
    to: states.idle,
    effects: [],
  },
  {
    title: 'a late success of another order is kept while this one is paid',
    from: states.paying,
    event: { type: 'paid', payment: other },
    to: states.paying,
    effects: [{ do: 'keep', pending: { ...kept, payment: other } }],
  },
  {
    title: 'a late success of another order is kept while this one is verified',
    from: states.verifying,
    event: { type: 'paid', payment: other },
    to: states.verifying,
    effects: [{ do: 'keep', pending: { ...kept, payment: other } }],
  },
]

it.each(rows)('$from.step + $event.type: $title', ({ from, event, to, effects }) => {
  expect(transition(from, event)).toEqual({ state: to, effects })
})

describe('what the table does not name', () => {
  const events: CheckoutEvent[] = [
    { type: 'bought', product, buyer },
    { type: 'resumed', pending: kept },
    { type: 'found', payment, productName: 'any' },
    { type: 'ordered', orderId: 'order_1' },
    { type: 'order-failed', reason: 'any' },
    { type: 'opened' },
    { type: 'opening-failed', reason: 'any' },
    { type: 'declined', orderId: 'order_1', reason: 'any', paymentId: null },
    { type: 'dismissed', orderId: 'order_1' },
    { type: 'verified', productName: 'any' },
    { type: 'verification-failed', reason: 'any', final: true },
    { type: 'recorded' },
    { type: 'recording-failed', reason: 'any', refused: false },
    { type: 'granted' },
  ]
  const named = new Set(rows.map(({ from, event }) => `${from.step} ${event.type}`))
  const unnamed = Object.values(states).flatMap((from) =>
    events.filter((event) => !named.has(`${from.step} ${event.type}`)).map((event) => ({ from, event })),
  )

  it.each(unnamed)('$from.step ignores $event.type', ({ from, event }) => {
    expect(transition(from, event)).toEqual({ state: from, effects: [] })
  })

  it.each(['declined', 'dismissed'] as const)("paying ignores %s of another order's checkout", (type) => {
    const event: CheckoutEvent = { type, orderId: 'order_2', reason: 'any', paymentId: null }
    expect(transition(states.paying, event)).toEqual({ state: states.paying, effects: [] })
  })

  it.each([states.verifying, states.recording, states.granting])('$step ignores a second success', (from) => {
    expect(transition(from, { type: 'paid', payment })).toEqual({ state: from, effects: [] })
  })
})
