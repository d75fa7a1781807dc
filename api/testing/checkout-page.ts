/** The checkout script on a page of another origin in a real browser, as the app loads it. */
import type { Locator, Page } from '@playwright/test'
import { Hono } from 'hono'
import { createApp } from '../app'
import { createFirestoreClient } from '../firestore/client'
import type { Order } from '../orders'
import { buildCheckoutScript } from '../providers/local/checkout-script'
import { createLocalProvider } from '../providers/local/local-provider'
import { launchBrowser } from './browser'
import { serveApp } from './serve-app'

export const SECRET = 'secret-of-this-test'

const PAGE = `<!doctype html><link rel="icon" href="data:,">
<style>button { display: none } p { color: red !important }</style><a href="#" id="buy">Buy</a>`

const order = {
  orderId: 'order_1',
  userId: 'u1',
  productId: 'p1',
  productName: 'Polity PDF Pack',
  categoryId: 'c1',
  categoryName: 'Polity PDF Pack',
  amount: 130,
  currency: 'INR',
  createdAt: new Date(),
  updateTime: '',
}

const orders = new Map<string, Order>([
  ['order_1', { ...order, status: 'created' }],
  ['order_paid', { ...order, orderId: 'order_paid', status: 'paid', paymentId: 'pay_1', paidAt: new Date() }],
])

function createCheckoutApp(allowedOrigin: string) {
  const log = () => {}
  return createApp({
    // Nothing of the checkout reads Firestore or Auth: the orders stand above.
    firestore: createFirestoreClient({
      url: 'http://127.0.0.1:1',
      projectId: 'demo',
      accessToken: async () => 'owner',
      log,
    }),
    idTokens: {
      read: () => Promise.reject(new Error('the checkout never asks who pays')),
      requireActive: () => Promise.reject(new Error('the checkout never asks who pays')),
    },
    trustedProxies: 0,
    accounts: {
      endSessions: () => Promise.reject(new Error('the checkout signs nobody out')),
      exists: () => Promise.reject(new Error('the checkout looks nobody up')),
      remove: () => Promise.reject(new Error('the checkout deletes nobody')),
    },
    provider: createLocalProvider({
      keyId: 'key',
      keySecret: SECRET,
      findOrder: async (orderId) => orders.get(orderId),
      ledger: {
        notePaid: async () => undefined,
        isPaid: async () => false,
        noteReversal: async () => undefined,
        reversals: async () => [],
      },
      tell: async () => undefined,
      now: () => new Date(),
    }),
    allowedOrigins: [allowedOrigin],
    reconcile: { everyMs: 0, token: null },
    rank: { forMs: 0, token: null },
    now: () => new Date(),
    log,
  })
}

/** Runs in the page: opens the checkout with usual options and notes what it calls back in `window.events`. */
function openInPage(changes: Record<string, unknown>): void {
  type Surface = { on(event: string, listener: (failure: unknown) => void): void; open(): void }
  const events: unknown[] = []
  // The script under test defines Razorpay; whether it has this surface is what the tests find out.
  const { Razorpay } = window as unknown as { Razorpay: new (options: object) => Surface }
  const checkout = new Razorpay({
    key: 'key',
    amount: 13_000,
    currency: 'INR',
    order_id: 'order_1',
    name: 'Pariksha Academy',
    description: 'Polity PDF Pack',
    prefill: { name: 'Asha Rao', email: 'asha@example.com' },
    theme: { color: '#FFB800' },
    handler: (success: unknown) => events.push(['success', success]),
    modal: { ondismiss: () => events.push(['dismissed']) },
    ...changes,
  })
  checkout.on('payment.failed', (failure) => events.push(['failed', failure]))
  Object.assign(window, { events, checkout })
  checkout.open()
}

export interface CheckoutPage {
  page: Page
  apiOrigin: string
  /** Focuses the page's Buy link, then opens the checkout with `changes` to usual options for `order_1`. */
  open: (changes?: Record<string, unknown>) => Promise<void>
  /** What the checkout has called back since `open`: `['success', …]`, `['failed', …]`, `['dismissed']`. */
  events: () => Promise<unknown[]>
  /** How often the page has asked for a payment since `reset`. */
  payments: () => number
  dialog: () => Locator
  button: (name: string) => Locator
  /** A fresh page with the script loaded. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

export async function startCheckoutPage(): Promise<CheckoutPage> {
  await buildCheckoutScript()
  const shop = await serveApp(new Hono().get('/', (context) => context.html(PAGE)))
  const api = await serveApp(createCheckoutApp(shop.origin))
  const browser = await launchBrowser()
  const page = await browser.newPage()
  page.setDefaultTimeout(30_000)
  let payments = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') payments++
  })
  const dialog = () => page.getByRole('dialog', { name: 'Pariksha Academy' })

  return {
    page,
    apiOrigin: api.origin,
    open: async (changes = {}) => {
      await page.focus('#buy')
      await page.evaluate(openInPage, changes)
    },
    events: () => page.evaluate((): unknown[] => Reflect.get(window, 'events')),
    payments: () => payments,
    dialog,
    button: (name) => dialog().getByRole('button', { name, exact: true }),
    reset: async () => {
      await page.unrouteAll()
      await page.goto(shop.origin)
      await page.addScriptTag({ url: `${api.origin}/checkout.js` })
      payments = 0
    },
    close: async () => {
      await browser.close()
      await Promise.all([shop.close(), api.close()])
    },
  }
}
