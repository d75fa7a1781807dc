/** Refunds that the academy asks the provider for, as its public documentation describes the calls. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRazorpayServer } from '../../testing/razorpay-server'
import { razorpayAccount } from '../../testing/razorpay-shop'
import { RefundRefused } from '../provider'
import { createRazorpayProvider } from './razorpay-provider'

let server: Awaited<ReturnType<typeof startRazorpayServer>>
const logged: string[] = []

beforeAll(async () => {
  server = await startRazorpayServer(razorpayAccount)
})
afterAll(() => server.close())

const provider = () =>
  createRazorpayProvider({ ...razorpayAccount, apiUrl: server.origin, log: (line) => logged.push(line) })

async function paid() {
  const request = { amount: 13_000, currency: 'INR', userId: 'asha', productId: 'testseries_group2' }
  const { orderId } = await provider().createOrder(request)
  return { bill: { orderId, amount: 13_000, currency: 'INR' }, payment: server.pay(orderId) }
}

const asked = (paymentId: string) =>
  server.calls.filter((call) => call === `POST /v1/payments/${paymentId}/refund`).length

describe('a refund', () => {
  test('gives back everything, once for two calls at the same time and for a later one', async () => {
    const { bill, payment } = await paid()
    const refund = () => provider().refund(bill, payment.id)
    const [one, other] = await Promise.all([refund(), refund()])
    const later = await refund()
    expect([one, other, later].map(({ pending }) => pending)).toEqual([0, 0, 0])
    expect(one.reversals).toMatchObject([
      { kind: 'refunded', orderId: bill.orderId, paymentId: payment.id, amount: 13_000 },
    ])
    expect([other.reversals, later.reversals]).toEqual([one.reversals, one.reversals])
    expect(payment).toMatchObject({ amount_refunded: 13_000, refund_status: 'full' })
    const before = asked(payment.id)
    await refund()
    expect(asked(payment.id)).toBe(before)
  })

  test('gives back what an earlier refund left, and has both', async () => {
    const { bill, payment } = await paid()
    server.refund(payment, 5000)
    const { reversals } = await provider().refund(bill, payment.id)
    expect(reversals.map(({ amount }) => amount)).toEqual([5000, 8000])
  })

  test('that the provider only accepts is pending, and is not asked for again', async () => {
    const { bill, payment } = await paid()
    server.refunding.push('pending')
    const accepted = { reversals: [], pending: 13_000, left: 0 }
    expect(await provider().refund(bill, payment.id)).toEqual({ ...accepted, made: 13_000 })
    expect(await provider().refund(bill, payment.id)).toEqual({ ...accepted, made: 0 })
    expect(await provider().refundsOf(bill, payment.id)).toEqual(accepted)
    expect(asked(payment.id)).toBe(1)
  })

  test('that the provider refuses says its reason, which no log has', async () => {
    const { bill, payment } = await paid()
    server.refunding.push('no balance')
    await expect(provider().refund(bill, payment.id)).rejects.toThrow(
      'The payment provider refused the refund: Your account does not have enough balance',
    )
    expect(logged.join('\n')).not.toContain('balance')
    expect(payment.amount_refunded).toBe(0)
  })

  test('is not made while the earlier ones cannot be listed: a refused list is no empty one', async () => {
    const { bill, payment } = await paid()
    server.trouble.push({ delayMs: 0 }, { refusal: 'Too old' })
    await expect(provider().refund(bill, payment.id)).rejects.toThrow(
      'The payment provider does not show the refunds of this payment: Too old',
    )
    server.trouble.push({ refusal: 'No' })
    await expect(provider().reversalsSince?.(new Date(0))).rejects.toMatchObject({ status: 503 })
    expect(asked(payment.id)).toBe(0)
  })

  test('that failed leaves its money to be refunded, and the next one is another refund', async () => {
    const { bill, payment } = await paid()
    server.refunding.push('failed')
    const failed = await provider().refund(bill, payment.id)
    expect(failed).toMatchObject({ left: 13_000, made: 0, reversals: [{ kind: 'refund failed' }] })
    const { left, made, reversals } = await provider().refund(bill, payment.id)
    expect([left, made, reversals.map(({ kind }) => kind)]).toEqual([
      0,
      13_000,
      ['refund failed', 'refunded'],
    ])
  })

  test('of another order, of no payment, or of money that was not taken is refused', async () => {
    const [{ bill }, { payment: other }] = [await paid(), await paid()]
    const failed = server.pay(bill.orderId, { status: 'failed' })
    for (const id of [other.id, 'pay_none', failed.id]) {
      await expect(provider().refund(bill, id)).rejects.toBeInstanceOf(RefundRefused)
      await expect(provider().refundsOf(bill, id)).rejects.toBeInstanceOf(RefundRefused)
    }
  })

  test('whose answer is lost has been made, and the next call finds it', async () => {
    const { bill, payment } = await paid()
    server.trouble.push({ delayMs: 0 }, { status: 502 })
    await expect(provider().refund(bill, payment.id)).rejects.toMatchObject({ status: 503 })
    server.refund(payment)
    expect((await provider().refund(bill, payment.id)).reversals).toHaveLength(1)
    expect(payment.amount_refunded).toBe(13_000)
  })
})
