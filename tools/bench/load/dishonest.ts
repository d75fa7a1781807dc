import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { orderAnswer, verifyAnswer } from '@/features/payments/checkout/payment-schema'
import { toAppError } from '@/lib/app-error'
import { orderBody, post } from './buy'
import type { Device } from './device'
import type { Places } from './meter'
import type { Shelf } from './shelf'

/** What refuses a dishonest call: the rules, or the endpoint. */
const refusals = /^(permission-denied|http-4\d\d)$/

/** Tries what no student may do. @returns what was not refused, of all that was tried */
export async function tryAll(
  device: Device,
  places: Places,
  { uid, victim, shelf }: { uid: string; victim: string; shelf: Shelf },
): Promise<{ tried: number; allowed: string[] }> {
  const { db } = device
  const { item, premium } = shelf
  const productId = item.productId ?? ''
  const premiumPath = `test_series/${premium.seriesId}/tests/${premium.id}`
  const api = `${places.endpoint}/api`
  const order = (change: object) =>
    post(device, `${api}/create-order`, { ...orderBody(device, item), ...change }, orderAnswer)

  // An order of one's own is nothing forbidden: what is forged is its payment.
  const { orderId } = await order({})
  const forged = { orderId, productId, paymentId: 'pay_forged', signature: 'f'.repeat(64) }

  const attempts: Record<string, () => Promise<unknown>> = {
    'another’s attempts are read': () => device.attempts.changedSince(victim, 0),
    'another’s attempt is written': () =>
      setDoc(doc(db, `users/${victim}/attempts/forged`), { status: 'submitted' }),
    'another’s record is read': () => getDoc(doc(db, `users/${victim}`)),
    'an unpaid premium test is read': () => getDoc(doc(db, premiumPath)),
    'a purchase is written': () =>
      setDoc(doc(db, `user_purchases/${uid}_${productId}`), { userId: uid, productId, isActive: true }),
    'a purchase is recorded that was none': () =>
      updateDoc(doc(db, `users/${uid}`), { purchase: [item.title], lastProductId: productId }),
    'an order at another price is made': () => order({ amount: 1 }),
    'an order in another’s name is made': () => order({ userId: victim }),
    'a forged payment is verified': () => post(device, `${api}/verify-payment`, forged, verifyAnswer),
  }
  const allowed: string[] = []
  for (const [what, attempt] of Object.entries(attempts)) {
    const code = await attempt().then(
      () => 'allowed',
      (error: unknown) => toAppError(error).code,
    )
    if (!refusals.test(code)) allowed.push(`${what}: ${code}`)
  }
  return { tried: Object.keys(attempts).length, allowed }
}
