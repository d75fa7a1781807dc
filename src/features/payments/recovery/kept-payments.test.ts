// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { payment } from '../testing/payment-samples'
import {
  findPendingPayment,
  forgetPendingPayment,
  keepPendingPayment,
  readPendingPayments,
} from './kept-payments'

const pending = { payment, verifiedName: null, refused: false, told: false }
const other = {
  ...pending,
  payment: { ...payment, productId: 'testseries_ibps_po', orderId: 'order_2', paymentId: 'pay_2' },
}

it('keeps payments per student, one entry for each', () => {
  keepPendingPayment(pending)
  keepPendingPayment(other)
  keepPendingPayment({ ...pending, verifiedName: 'Indian Polity Notes' })
  expect(readPendingPayments('ravi')).toEqual([other, { ...pending, verifiedName: 'Indian Polity Notes' }])
  expect(readPendingPayments('sita')).toEqual([])
})

it('forgets exactly the one payment, and leaves nothing behind after the last', () => {
  keepPendingPayment(pending)
  keepPendingPayment(other)
  forgetPendingPayment(payment)
  expect(readPendingPayments('ravi')).toEqual([other])
  forgetPendingPayment(other.payment)
  expect(localStorage).toHaveLength(0)
})

it('finds what is to be finished instead of paid again, but nothing that was refused for good', () => {
  keepPendingPayment(pending)
  keepPendingPayment({ ...other, refused: true })
  expect(findPendingPayment('ravi', 'resource_indian_polity')).toEqual(pending)
  expect(findPendingPayment('ravi', 'testseries_ibps_po')).toBeUndefined()
  expect(findPendingPayment('sita', 'resource_indian_polity')).toBeUndefined()
})

it.each([
  ['no JSON', '{'],
  ['no list', '{"payment":1}'],
  ['half an entry', JSON.stringify([{ payment: { userId: 'ravi' } }])],
  ["another student's entry", JSON.stringify([{ ...pending, payment: { ...payment, userId: 'sita' } }])],
])('leaves out %s', (_, text) => {
  localStorage.setItem('pendingPayments:ravi', text)
  expect(readPendingPayments('ravi')).toEqual([])
})

it('reads the good entries beside a bad one', () => {
  localStorage.setItem('pendingPayments:ravi', JSON.stringify([{ broken: true }, pending]))
  expect(readPendingPayments('ravi')).toEqual([pending])
})

it('goes on when the device refuses storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keepPendingPayment(pending)).not.toThrow()
})
