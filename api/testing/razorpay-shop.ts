/** The shop of shop.ts selling through the Razorpay-style provider, against the server that plays it. */
import type { Hono } from 'hono'
import { type AppDeps, createApp } from '../app'
import type { PaymentProvider } from '../providers/provider'
import { createRazorpayProvider } from '../providers/razorpay/razorpay-provider'
import { sign } from '../providers/signature'
import { type ProviderPayment, type RazorpayServer, startRazorpayServer } from './razorpay-server'
import { type Shop, type SignedPayment, type Student, startShop } from './shop'

export const razorpayAccount = {
  keyId: 'rzp_test_key',
  keySecret: 'key-secret',
  webhookSecret: 'webhook-secret',
}

function reportOf({ id: paymentId, order_id: orderId }: ProviderPayment): SignedPayment {
  const signature = sign({ orderId, paymentId }, razorpayAccount.keySecret)
  return { orderId, paymentId, signature, productId: 'testseries_group2' }
}

export interface RazorpayShop {
  shop: Shop
  server: RazorpayServer
  deps: AppDeps
  app: Hono
  provider: PaymentProvider
  /** A new student with an order of the Group 2 test series. */
  buyer: () => Promise<{ student: Student; orderId: string }>
  /** What the page reports of a payment that the provider took. */
  reportOf: (payment: ProviderPayment) => SignedPayment
  /** Reports a payment as the page does after the checkout's success handler. */
  verify: (
    student: Student,
    payment: ProviderPayment,
    changes?: Partial<SignedPayment>,
  ) => Promise<{ status: number; body: unknown }>
  /** Delivers a webhook call. */
  deliver: (event: {
    body: string
    headers: Record<string, string>
  }) => Promise<{ status: number; body: unknown }>
  status: (student: Student) => Promise<unknown>
  purchases: (student: Student) => Promise<unknown[]>
  close: () => Promise<void>
}

export async function startRazorpayShop(): Promise<RazorpayShop> {
  const [shop, server] = await Promise.all([startShop(), startRazorpayServer(razorpayAccount)])
  const provider = createRazorpayProvider({ ...razorpayAccount, apiUrl: server.origin, log: shop.deps.log })
  const reconcile = { everyMs: 60_000, token: 'a-scheduler-token' }
  const deps: AppDeps = { ...shop.deps, provider, reconcile }
  const app = createApp(deps)
  return {
    shop,
    server,
    deps,
    app,
    provider,
    buyer: async () => {
      const student = await shop.signUp()
      const { body } = await shop.order(student, {}, app)
      return { student, orderId: String(body.orderId) }
    },
    reportOf,
    verify: (student, payment, changes = {}) =>
      shop.post('verify-payment', { ...reportOf(payment), ...changes }, student.idToken, app),
    deliver: async ({ body, headers }) => {
      const response = await app.request('/api/payment-events', { method: 'POST', headers, body })
      return { status: response.status, body: await response.json() }
    },
    status: async (student) => (await shop.documents('orders', student))[0]?.data.status,
    purchases: async (student) =>
      (await shop.documents('user_purchases', student)).map(({ data }) => data.paymentId),
    close: async () => {
      await Promise.all([shop.close(), server.close()])
    },
  }
}
