import { expect, it } from 'vitest'
import { supportPath } from './support-path'

const filledIn = (path: string) => Object.fromEntries(new URL(path, 'https://site.example').searchParams)

it('brings the ids of a payment to support', () => {
  const path = supportPath({ productName: 'Polity & More', orderId: 'order_1', paymentId: 'pay_1' })
  expect(path).toMatch(/^\/contact\?/)
  expect(filledIn(path)).toEqual({
    subject: 'Payment pay_1',
    message: 'Product: Polity & More\nOrder ID: order_1\nPayment ID: pay_1\n\n',
  })
})

it('leaves a place for the payment id where nobody knows it', () => {
  const path = supportPath({ productName: 'Polity', orderId: null, paymentId: null })
  expect(filledIn(path)).toEqual({
    subject: 'Payment for Polity',
    message: 'Product: Polity\nPayment ID: \n\n',
  })
})
