import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/app-error'
import { buyer, payment, product } from '../testing/payment-samples'
import type { CheckoutEvent } from './model/payment-state'
import { createPaymentRun } from './payment-run'
import type { PaymentServices } from './payment-services'

/** Services that answer well, with a line in `log` for each call and the time at which it came. */
function fakeServices(change: Partial<PaymentServices> = {}) {
  const log: string[] = []
  const start = Date.now()
  const note = (line: string) => log.push(`${Date.now() - start} ${line}`)
  let toMachine: (event: CheckoutEvent) => void = () => undefined
  const services: PaymentServices = {
    createOrder: async () => {
      note('create order')
      return 'order_1'
    },
    openCheckout: async (_, send) => {
      note('open checkout')
      toMachine = send
    },
    verifyPayment: async () => {
      note('verify')
      return 'Indian Polity Notes'
    },
    record: async (_, name) => void note(`record ${name}`),
    keepOrder: () => void note('keep order'),
    keep: ({ verifiedName, refused }) =>
      void note(`keep${verifiedName === null ? '' : ' verified'}${refused ? ' refused' : ''}`),
    forget: () => void note('forget'),
    tellSuccess: () => void note('payment-success'),
    tellError: ({ paymentId }) => void note(`payment-error ${paymentId}`),
    alert: (text) => void note(`alert ${text}`),
    refreshPurchases: async () => void note('refresh'),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ...change,
  }
  return { services, log, note, pay: () => toMachine({ type: 'paid', payment }), checkout: () => toMachine }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a payment that goes well', () => {
  it('comes in the order and at the times of spec section 9', async () => {
    const { services, log, pay } = fakeServices()
    const run = createPaymentRun(services)
    run.send({ type: 'bought', product, buyer })
    await settle()
    expect(run.state().step).toBe('paying')
    pay()
    await vi.runAllTimersAsync()
    expect(log).toEqual([
      '0 create order',
      '0 open checkout',
      '0 keep order',
      '0 keep',
      '0 verify',
      '0 keep verified',
      '0 record Indian Polity Notes',
      '0 forget',
      '1000 payment-success',
      '1500 alert Payment verified successfully! You now have access to this resource.',
      '2000 refresh',
    ])
    expect(run.state().step).toBe('idle')
  })

  it('is busy until the purchases are read again, even if that fails', async () => {
    const { services, pay } = fakeServices({ refreshPurchases: () => Promise.reject(new Error('offline')) })
    const run = createPaymentRun(services)
    run.send({ type: 'bought', product, buyer })
    await settle()
    pay()
    await vi.advanceTimersByTimeAsync(1999)
    expect(run.state().step).toBe('granting')
    await vi.advanceTimersByTimeAsync(1)
    expect(run.state().step).toBe('idle')
  })
})

it('makes one order of a double click', async () => {
  const { services, log } = fakeServices()
  const run = createPaymentRun(services)
  run.send({ type: 'bought', product, buyer })
  run.send({ type: 'bought', product, buyer })
  await settle()
  run.send({ type: 'bought', product, buyer })
  await settle()
  expect(log).toEqual(['0 create order', '0 open checkout', '0 keep order'])
})

it('verifies once when the provider tells of its success twice', async () => {
  const { services, log, pay } = fakeServices()
  const run = createPaymentRun(services)
  run.send({ type: 'bought', product, buyer })
  await settle()
  pay()
  pay()
  await vi.runAllTimersAsync()
  expect(log.filter((line) => line.endsWith('verify'))).toHaveLength(1)
})

it('lets the student pay again after a declined payment', async () => {
  const { services, log, pay, checkout } = fakeServices()
  const run = createPaymentRun(services)
  run.send({ type: 'bought', product, buyer })
  await settle()
  checkout()({ type: 'declined', orderId: 'order_1', reason: 'Declined', paymentId: 'pay_0' })
  pay()
  await vi.runAllTimersAsync()
  expect(log).toContain('0 payment-error pay_0')
  expect(log).toContain('0 record Indian Polity Notes')
})

it.each([
  [
    'the order is refused',
    { createOrder: () => Promise.reject(new AppError('http-409', 'You already own this product.')) },
    '0 alert Failed to initialize payment. Please try again.\nYou already own this product.',
  ],
  [
    'the script does not load',
    {
      openCheckout: () =>
        Promise.reject(new AppError('checkout-script', 'Failed to load payment provider script')),
    },
    '0 alert Failed to initialize payment. Please try again.\nFailed to load payment provider script',
  ],
  [
    'the provider does not accept the options',
    { openCheckout: () => Promise.reject(new Error('No key passed')) },
    '0 alert Failed to initialize payment. Please try again.\nNo key passed',
  ],
])('says why and is ready for another try when %s', async (_, change, line) => {
  const { services, log } = fakeServices(change)
  const run = createPaymentRun(services)
  run.send({ type: 'bought', product, buyer })
  await settle()
  expect(log).toContain(line)
  expect(run.state().step).toBe('idle')
})

describe('verification', () => {
  async function paid(answers: Array<AppError | string>) {
    const fake = fakeServices({
      verifyPayment: async () => {
        fake.note('verify')
        const answer = answers.shift()
        if (typeof answer === 'string') return answer
        throw answer
      },
    })
    const run = createPaymentRun(fake.services)
    run.send({ type: 'bought', product, buyer })
    await settle()
    fake.pay()
    await vi.runAllTimersAsync()
    expect(run.state().step).toBe('idle')
    return fake.log.slice(3)
  }
  const offline = new AppError(
    'network-request-failed',
    'Network error. Please check your internet connection.',
  )

  it('asks again when the endpoint could not be asked', async () => {
    const log = await paid([offline, new AppError('http-503', 'Later.'), 'Indian Polity Notes'])
    expect(log.slice(0, 6)).toEqual([
      '0 keep',
      '0 verify',
      '1000 verify',
      '4000 verify',
      '4000 keep verified',
      '4000 record Indian Polity Notes',
    ])
  })

  it('gives up after three times, naming the payment id, and keeps the payment', async () => {
    expect(await paid([offline, offline, offline])).toEqual([
      '0 keep',
      '0 verify',
      '1000 verify',
      '4000 verify',
      '4000 keep',
      '4000 payment-error pay_1',
      '4000 alert Payment completed but verification failed. Please contact support with your payment ID: pay_1\nNetwork error. Please check your internet connection.\nWe keep checking. You do not need to pay again.',
    ])
  })

  it('does not ask again at once when the endpoint was asked too often: the call has waited already', async () => {
    const log = await paid([new AppError('http-429', 'Too many tries.'), 'Indian Polity Notes'])
    expect(log.slice(0, 4)).toEqual(['0 keep', '0 verify', '0 keep', '0 payment-error pay_1'])
  })

  it('does not ask again what was refused for good', async () => {
    expect(await paid([new AppError('http-400', 'Payment verification failed')])).toEqual([
      '0 keep',
      '0 verify',
      '0 keep refused',
      '0 payment-error pay_1',
      '0 alert Payment completed but verification failed. Please contact support with your payment ID: pay_1\nPayment verification failed',
    ])
  })
})

describe('a payment kept from an earlier visit', () => {
  it('is verified, recorded and announced', async () => {
    const { services, log } = fakeServices()
    const pending = { payment, verifiedName: null, refused: false, told: false }
    createPaymentRun(services).send({ type: 'resumed', pending })
    await vi.runAllTimersAsync()
    expect(log).toEqual([
      '0 verify',
      '0 keep verified',
      '0 record Indian Polity Notes',
      '0 forget',
      '1000 payment-success',
      '1500 alert Payment verified successfully! You now have access to this resource.',
      '2000 refresh',
    ])
  })

  it('that only lacks its record is recorded without a word', async () => {
    const { services, log } = fakeServices()
    const pending = { payment, verifiedName: 'Indian Polity Notes', refused: false, told: false }
    createPaymentRun(services).send({ type: 'resumed', pending })
    await vi.runAllTimersAsync()
    expect(log).toEqual(['0 record Indian Polity Notes', '0 forget', '0 refresh'])
  })
})
