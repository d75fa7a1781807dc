/** Everything that a purchase asks of anybody fails once, in each way; afterwards the student has what they paid for. */
import './device-of-a-browser'
import { setLogLevel } from 'firebase/app'
import { connectAuthEmulator } from 'firebase/auth'
import { connectFirestoreEmulator, doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getEnv } from '@/config/env'
import { loadCheckout } from '@/features/payments/checkout/checkout-script'
import { auth } from '@/lib/firebase/auth'
import { db } from '@/lib/firebase/firestore'
import { authRepository } from '@/session/auth-repository'
import { startSession } from '@/session/use-session'
import { type RazorpayShop, startRazorpayShop } from '../../../api/testing/razorpay-shop'
import { createWorld, Razorpay, type World } from './fault-world'
import { type Fault, faultsOf, quickTimers, storageOfPages } from './faulty-network'

const product = { productId: 'testseries_group2', name: 'Group 2 Test Series', price: 130 }
const premium = 'test_series/group2/tests/premium'
setLogLevel('silent')
const real = { fetch, setTimeout, localStorage }

let market: RazorpayShop

type Device = Map<string, string>
type Tell = (world: World, phone: Device, laptop: Device) => Promise<void>

interface Story {
  tell: Tell
  /** The tasks whose steps fail in this story. */
  tasks: RegExp
  /** There are more faults than this, or too little was told. */
  atLeast: number
}

beforeAll(async () => {
  market = await startRazorpayShop()
  const { firestore, env } = market.shop
  await firestore.commit([{ set: premium, fields: { isPaid: true, productId: product.productId } }])
  connectAuthEmulator(auth, env.AUTH_URL, { disableWarnings: true })
  connectFirestoreEmulator(db, '127.0.0.1', Number(new URL(env.FIRESTORE_URL).port))
  await startSession()
  globalThis.setTimeout = quickTimers
  // Of a browser, the payment code needs the window's events and the provider's script.
  const script = () => Object.assign(new EventTarget(), { remove: () => undefined })
  Object.assign(globalThis, {
    localStorage: storageOfPages(real.localStorage),
    navigator: {},
    window: Object.assign(new EventTarget(), { Razorpay }),
    document: {
      createElement: script,
      head: { append: (added: EventTarget) => added.dispatchEvent(new Event('load')) },
    },
  })
  const loaded = loadCheckout(getEnv().VITE_CHECKOUT_SCRIPT_URL)
  await loaded
})
afterAll(async () => {
  Object.assign(globalThis, real)
  await market.close()
})

/** The student comes back to it, and buys it if the page offers it. */
async function comeBack(world: World, phone: Device, laptop: Device) {
  world.passMinutes(5)
  const tab = await world.open(phone, 'later')
  await tab.buy()
  await tab.pay()
  tab.close()
  await world.reconcile()
  const statuses: string[] = []
  for (const device of [phone, laptop]) {
    const last = await world.open(device, 'at last')
    statuses.push(last.status())
    last.close()
  }
  await world.deliver('webhook at last')
  return statuses
}

/** Who has paid what and may read what, after a purchase with this fault and all that mends it. */
async function outcomeOf(tell: Tell, fault: Fault | null) {
  const { uid, email } = await market.shop.signUp()
  const buyer = { userId: uid, email, name: 'Asha Rao' }
  const student = { id: uid, name: buyer.name, email, phone: '', isActive: true }
  await market.shop.firestore.commit([{ set: `users/${uid}`, fields: student }])
  await authRepository.signIn(email, 'Student@123')
  const before = new Set(market.server.payments.keys())
  const [phone, laptop] = [new Map<string, string>(), new Map<string, string>()]
  const world = createWorld(market, getEnv().VITE_API_BASE_URL, buyer, product, fault, real.fetch)
  globalThis.fetch = world.fetch
  await tell(world, phone, laptop)
  const steps = [...world.network.steps]
  const statuses = await comeBack(world, phone, laptop)
  globalThis.fetch = real.fetch

  const [record] = await market.shop.documents('user_purchases', { uid, email, idToken: '' })
  const charged = [...market.server.payments.values()].filter(
    ({ id, status }) => !before.has(id) && status === 'captured',
  )
  const mayRead = await getDoc(doc(db, premium)).then(
    () => true,
    () => false,
  )
  const names: unknown = (await getDoc(doc(db, 'users', uid))).get('purchase')
  return {
    steps,
    failed: world.network.failed(),
    outcome: {
      statuses,
      charged: charged.length,
      mayRead,
      isOfPayment: charged.some(({ id }) => id === record?.data.paymentId),
      names,
      kept: [...phone.values(), ...laptop.values()],
    },
  }
}

const good = {
  statuses: ['purchased', 'purchased'],
  charged: 1,
  mayRead: true,
  isOfPayment: true,
  names: [product.name],
  kept: [],
}

/** The test of one story, in a file of its own: the app's Firebase instances are connected once a process. */
export function testStory(name: string, { tell, tasks, atLeast }: Story): void {
  test(`${name}: a purchase ends well, whatever fails once`, async () => {
    const { steps, outcome } = await outcomeOf(tell, null)
    expect(outcome).toEqual(good)
    const faults = steps.filter((step) => tasks.test(step)).flatMap(faultsOf)
    const table: Record<string, Record<string, number>> = {}
    for (const fault of faults) {
      const { failed, outcome: found } = await outcomeOf(tell, fault)
      expect({ fault, failed, ...found }).toEqual({ fault, failed: true, ...good })
      const [task = ''] = fault.step.split(':')
      table[task] = { ...table[task], [fault.kind]: (table[task]?.[fault.kind] ?? 0) + 1 }
    }
    console.info(`${name}: ${faults.length} faults at ${steps.length} steps`)
    console.table(table)
    expect(faults.length).toBeGreaterThan(atLeast)
  }, 600_000)
}
