/** The app with no backend behind it, for what is decided before anybody asks who calls. */
import { expect } from 'vitest'
import { createApp } from '../app'
import { createDeps } from '../deps'
import { readEnv } from '../env'

export const detachedDeps = (log: (line: string) => void = () => {}) =>
  createDeps(readEnv({ FIRESTORE_URL: 'http://127.0.0.1:1', AUTH_URL: 'http://127.0.0.1:1' }), log)

export const detachedApp = () => createApp(detachedDeps())

/** A complete body of `create-order`. */
export const completeOrder = {
  amount: 130,
  currency: 'INR',
  productId: 'testseries_group2',
  productName: 'Group 2 Test Series',
  customerEmail: 'asha@example.com',
  customerName: 'Asha Rao',
  userId: 'u1',
}

/** A complete body of `verify-payment`. */
export const completePayment = {
  paymentId: 'pay_1',
  orderId: 'order_1',
  signature: 'ab',
  productId: 'testseries_group2',
}

/** What fetch demands beside a stream as body; the DOM's types do not know it yet. */
export const STREAMED = { duplex: 'half' }

export async function expectError(response: Response, status: number, error: string): Promise<void> {
  expect([response.status, await response.json()]).toEqual([status, { error }])
}
