import type * as z from 'zod'
import { prices } from '@/config/limits'
import type { TestSeriesPackage } from '@/content/categories/schema'
import type { SeriesTest } from '@/content/test-series/schema'
import { rupeesOf } from '@/domain/price'
import { requestJson } from '@/features/payments/checkout/http'
import { checkoutSuccess, orderAnswer, verifyAnswer } from '@/features/payments/checkout/payment-schema'
import type { Device } from './device'
import type { Meter, Places } from './meter'

/** What a student was told to have bought. */
export interface Bought {
  orderId: string
  paymentId: string
  productId: string
  productName: string
}

/** One call of the endpoint in the student's name, as the app makes it. */
async function post<T>(device: Device, url: string, body: object, answer: z.core.$ZodType<T>): Promise<T> {
  const token = (await device.auth.currentUser?.getIdToken()) ?? ''
  // The app's own schemas are zod's small ones; both are read in the same way.
  return requestJson(url, {
    body,
    token,
    answer: answer as never,
    fallback: 'The endpoint refused.',
    tooOften: 'tell',
  })
}

/** What the app sends to order a package. */
function orderBody(device: Device, item: TestSeriesPackage) {
  const user = device.auth.currentUser
  return {
    amount: rupeesOf(item.price) ?? 0,
    currency: prices.currency,
    productId: item.productId ?? '',
    productName: item.title,
    customerEmail: user?.email ?? '',
    customerName: 'Asha Rao',
    userId: user?.uid ?? '',
  }
}

/**
 * Buys a package as the app does: order, payment at the local provider, verification, the name in the student's record;
 * then opens its first premium test. @param isTwice presses everything twice at once
 */
export async function buy(
  device: Device,
  meter: Meter,
  places: Places,
  { uid, item, test, isTwice }: { uid: string; item: TestSeriesPackage; test: SeriesTest; isTwice: boolean },
): Promise<Bought> {
  const api = `${places.endpoint}/api`
  const twice = async <T>(work: () => Promise<T>): Promise<T> => {
    const [first] = await Promise.all(isTwice ? [work(), work()] : [work()])
    return first
  }
  const body = orderBody(device, item)
  const { productId } = body
  const order = () => post(device, `${api}/create-order`, body, orderAnswer)
  const { orderId } = await meter.step('purchase: order', () => twice(order))
  const pay = () =>
    post(device, `${places.endpoint}/local-provider/payments`, { orderId, outcome: 'pay' }, checkoutSuccess)
  const paid = await meter.step('purchase: pay', pay)
  const payment = {
    orderId,
    productId,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  }
  const verify = () => post(device, `${api}/verify-payment`, payment, verifyAnswer)
  const { productName } = await meter.step('purchase: verify', () => twice(verify))
  await meter.step('purchase: record', () => device.purchases.record({ userId: uid, productId }, productName))
  await meter.step('purchase: look again', () => device.purchases.find(uid))
  const found = await meter.step('purchase: open', () => device.papers.inSeries(item.id, test.id))
  if (found.status !== 'found') throw new Error(`what was bought does not open: ${found.status}`)
  return { orderId, paymentId: payment.paymentId, productId, productName }
}
