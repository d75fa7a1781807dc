/** A student's devices with the app's own payment code, the endpoint, the provider and the database, on one network. */
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import * as z from 'zod'
import type { Product } from '@/domain/purchase/product'
import { isProven } from '@/domain/purchase/purchases'
import type { RazorpayOptions } from '@/features/payments/checkout/checkout-script'
import { createTabRun, startPurchase } from '@/features/payments/checkout/start-purchase'
import type { Buyer } from '@/features/payments/payment'
import { purchasesQuery } from '@/features/payments/purchases/purchase-query'
import { readOpenedOrders, readPendingPayments } from '@/features/payments/recovery/kept-payments'
import { resumePayments } from '@/features/payments/recovery/resume-payments'
import { confirmingPayments } from '@/features/payments/recovery/use-confirming'
import { queryClient as appClient } from '@/lib/query-client'
import { createApp } from '../../../api/app'
import { createDeps } from '../../../api/deps'
import { createRazorpayProvider } from '../../../api/providers/razorpay/razorpay-provider'
import { sign } from '../../../api/providers/signature'
import { type RazorpayShop, razorpayAccount } from '../../../api/testing/razorpay-shop'
import { callers, createNetwork, type Fault, type Network, nameOf, type Process } from './faulty-network'

/** What the provider's script of a page was opened with. */
interface OpenCheckout {
  options: RazorpayOptions
  declined: (failure: unknown) => void
}

let openedLast: OpenCheckout | null = null

/** The provider's script: the student does in it what the test says. */
export class Razorpay {
  private declined: (failure: unknown) => void = () => undefined
  constructor(private readonly options: RazorpayOptions) {}
  on(_event: 'payment.failed', listener: (failure: unknown) => void): void {
    this.declined = listener
  }
  open(): void {
    openedLast = { options: this.options, declined: (failure) => this.declined(failure) }
  }
}

interface Tab {
  /** Whether the page offers the product, shows it as bought, or as being confirmed. */
  status: () => 'purchased' | 'confirming' | 'not-purchased'
  /** Presses Buy Now, if the page offers it, until the checkout is open or the attempt is over. */
  buy: () => Promise<void>
  /** Pays in the checkout, if it is open, until the page is done with it. */
  pay: () => Promise<void>
  /** Pays, and the page is gone before the checkout can tell it; the bank holds the money until it is taken. */
  payAndLeave: () => Promise<void>
  close: () => void
}

export interface World {
  network: Network
  /** A new page on a device, as after a reload: it reads the purchases and finishes what the device keeps. */
  open: (device: Map<string, string>, task: string) => Promise<Tab>
  /** The provider tells of every payment, until it is answered well. */
  deliver: (task: string) => Promise<void>
  reconcile: () => Promise<void>
  passMinutes: (minutes: number) => void
  fetch: typeof fetch
}

const failureAtBank = { error: { description: 'The payment could not be made' } }

export function createWorld(
  market: RazorpayShop,
  apiUrl: string,
  buyer: Buyer,
  product: Product,
  fault: Fault | null,
  realFetch: typeof fetch,
): World {
  const network = createNetwork(fault)
  const undelivered = new Set<() => { body: string; headers: Record<string, string> }>()
  let shift = 0
  let endpoint = startEndpoint()

  function startEndpoint() {
    let tellOfDeath: (error: Error) => void = () => undefined
    const died = new Promise<never>((_, reject) => {
      tellOfDeath = reject
    })
    died.catch(() => undefined)
    const deps = createDeps(
      market.shop.env,
      () => undefined,
      () => new Date(Date.now() + shift),
    )
    const provider = createRazorpayProvider({
      ...razorpayAccount,
      apiUrl: market.server.origin,
      log: deps.log,
    })
    const app: ReturnType<typeof createApp> = createApp({
      ...deps,
      provider,
      reconcile: { everyMs: 0, token: 'a-scheduler-token' },
    })
    const process: Process = {
      kind: 'endpoint',
      isDead: false,
      die: () => {
        process.isDead = true
        tellOfDeath(new TypeError('fetch failed'))
        endpoint = startEndpoint()
      },
    }
    return { app, died, process }
  }

  /** The endpoint works in its own name; whoever asks it hears of its death. */
  function ask(path: string, init: RequestInit | undefined): Promise<Response> {
    const { app, died, process } = endpoint
    const task = callers.getStore()?.task ?? ''
    const answered = callers.run({ process, task }, async () => app.request(path, init))
    return Promise.race([answered, died])
  }

  function atBank(orderId: string, status: 'captured' | 'authorized') {
    if (market.server.orders.get(orderId)?.status === 'paid') return null
    const payment = market.server.pay(orderId, { status })
    undelivered.add(() => market.server.event(`payment.${status}`, payment, `event_${payment.id}`))
    const ids = { orderId, paymentId: payment.id }
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: sign(ids, razorpayAccount.keySecret),
    }
  }

  async function open(device: Map<string, string>, task: string): Promise<Tab> {
    const client = new QueryClient({ defaultOptions: appClient.getDefaultOptions() })
    let checkout: OpenCheckout | null = null
    const close = () => {
      process.isDead = true
      client.clear()
      checkout = null
      const state = run.state()
      if (state.step === 'paying') run.send({ type: 'dismissed', orderId: state.order.orderId })
    }
    const process: Process = { kind: 'page', isDead: false, storage: device, die: () => close() }
    const on = <T>(what: string, work: () => T): T => callers.run({ process, task: `${task}, ${what}` }, work)
    const run = createTabRun(client)
    const query = purchasesQuery(buyer.userId)
    /** Until the checkout is open or nothing is under way. */
    const settled = () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const { step } = run.state()
          if (step !== 'idle' && step !== 'paying') return
          stop()
          resolve()
        }
        const stop = run.subscribe(look)
        look()
      }).then(() => network.quiet())

    const tab: Tab = {
      close,
      status: () =>
        on('look', () => {
          const purchases = client.getQueryData(query.queryKey)
          if (purchases && isProven(purchases, product.productId)) return 'purchased'
          const kept = confirmingPayments(readPendingPayments(buyer.userId), readOpenedOrders(buyer.userId))
          return kept.some(({ refused }) => !refused) ? 'confirming' : 'not-purchased'
        }),
      async buy() {
        if (process.isDead || tab.status() !== 'not-purchased') return
        shift += 60_000
        openedLast = null
        on('create-order', () => startPurchase(client, product, buyer, run))
        await settled()
        if (run.state().step === 'paying') checkout = openedLast
      },
      async pay() {
        const opened = checkout
        checkout = null
        if (process.isDead || !opened) return
        const { options, declined } = opened
        const paying = () =>
          network
            .call(
              'pay',
              async () => atBank(options.order_id, 'captured'),
              () => null,
            )
            .then(
              (success) => on('verify', () => (success ? options.handler(success) : declined(failureAtBank))),
              // The student sees that nothing goes on, and closes it.
              () => on('verify', () => options.modal.ondismiss()),
            )
        await on('checkout', paying)
        await settled()
      },
      async payAndLeave() {
        if (!process.isDead && checkout) atBank(checkout.options.order_id, 'authorized')
        close()
      },
    }
    on('reload', () => new QueryObserver(client, query).subscribe(() => undefined))
    await network.quiet()
    await on('reload', () => resumePayments(client, buyer.userId, { refused: true }))
    await network.quiet()
    return tab
  }

  return {
    network,
    open,
    passMinutes: (minutes) => {
      shift += minutes * 60_000
    },
    async deliver(task) {
      const process: Process = { kind: 'provider', isDead: false, die: () => undefined }
      for (const event of undelivered) {
        const call = async () => fetch(`${apiUrl}/payment-events`, { method: 'POST', ...event() })
        const response = await callers.run({ process, task }, call).catch(() => null)
        if (response?.ok) undelivered.delete(event)
      }
    },
    async reconcile() {
      const headers = { authorization: 'Bearer a-scheduler-token' }
      const response = await endpoint.app.request('/api/reconcile', { method: 'POST', headers })
      z.object({ paid: z.number() }).parse(await response.json())
    },
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const isEndpoint = url.href.startsWith(apiUrl)
      const carryOut = () =>
        isEndpoint ? ask(`/api${url.href.slice(apiUrl.length)}`, init) : realFetch(input, init)
      return network.call(
        nameOf(url, init?.method ?? 'GET'),
        carryOut,
        () => new Response('{"error":{"message":"in trouble","status":"INTERNAL"}}', { status: 500 }),
      )
    },
  }
}
