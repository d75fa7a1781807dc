import { paymentDelays } from '@/config/limits'
import { toAppError } from '@/lib/app-error'
import type { CheckoutPayment } from '../payment'
import { transition } from './model/payment-machine'
import { type CheckoutEvent, idle, type PaymentEffect, type PaymentState } from './model/payment-state'
import type { PaymentServices } from './payment-services'

type Send = (event: CheckoutEvent) => void

/** Milliseconds before asking again whether a payment is good, when the endpoint could not be asked. */
const verifyAgainAfter = [1000, 3000]

/** A refusal that stays one: the endpoint answered, and neither sign-in, haste nor trouble on its side is the reason. */
function isFinal(code: string): boolean {
  return /^http-4\d\d$/.test(code) && !['http-401', 'http-408', 'http-429'].includes(code)
}

async function verify(payment: CheckoutPayment, services: PaymentServices, send: Send): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const productName = await services.verifyPayment(payment)
      send({ type: 'verified', productName })
      return
    } catch (error) {
      const { code, message } = toAppError(error)
      const pause = verifyAgainAfter[attempt]
      // The call itself has waited three times as long as it was told.
      if (isFinal(code) || pause === undefined || code === 'http-429') {
        send({ type: 'verification-failed', reason: message, final: isFinal(code) })
        return
      }
      await services.wait(pause)
    }
  }
}

/** Success event, then the alert and the second look at the purchases, each in its time (spec section 9). */
async function grant(
  payment: CheckoutPayment,
  text: string,
  services: PaymentServices,
  send: Send,
): Promise<void> {
  const { userId, productId, paymentId } = payment
  await services.wait(paymentDelays.successEvent)
  services.tellSuccess({ productId, paymentId })
  const alerted = services.wait(paymentDelays.finalAlert).then(() => services.alert(text))
  await services.wait(paymentDelays.purchaseRefresh)
  await services.refreshPurchases(userId).catch(() => undefined)
  await alerted
  send({ type: 'granted' })
}

/** Does what the machine asks for and sends it the answer; never rejects. */
async function performEffect(effect: PaymentEffect, services: PaymentServices, send: Send): Promise<void> {
  switch (effect.do) {
    case 'create-order':
      return services.createOrder(effect.product, effect.buyer).then(
        (orderId) => send({ type: 'ordered', orderId }),
        (error: unknown) => send({ type: 'order-failed', reason: toAppError(error).message }),
      )
    case 'open-checkout':
      return services.openCheckout(effect.order, send).then(
        () => send({ type: 'opened' }),
        (error: unknown) => send({ type: 'opening-failed', reason: toAppError(error).message }),
      )
    case 'verify':
      return verify(effect.payment, services, send)
    case 'record':
      return services.record(effect.payment, effect.productName).then(
        () => send({ type: 'recorded' }),
        (error: unknown) => {
          const { code, message } = toAppError(error)
          send({ type: 'recording-failed', reason: message, refused: code === 'permission-denied' })
        },
      )
    case 'grant':
      return grant(effect.payment, effect.text, services, send)
    case 'refresh-purchases':
      return services.refreshPurchases(effect.userId).catch(() => undefined)
    case 'keep-order':
      return services.keepOrder(effect.order)
    case 'keep':
      return services.keep(effect.pending)
    case 'forget':
      return services.forget(effect.payment)
    case 'report-error': {
      const { productId, paymentId, reason } = effect
      return services.tellError({ productId, paymentId, message: reason })
    }
    case 'alert':
      return services.alert(effect.text)
  }
}

/** A machine with its effects: what it is told changes its state at once, and the rest follows by itself. */
export interface PaymentRun {
  state: () => PaymentState
  send: (event: CheckoutEvent) => void
  subscribe: (listener: () => void) => () => void
}

export function createPaymentRun(services: PaymentServices): PaymentRun {
  let state: PaymentState = idle
  const listeners = new Set<() => void>()
  const send = (event: CheckoutEvent): void => {
    const next = transition(state, event)
    if (next.state !== state) {
      state = next.state
      for (const listener of listeners) listener()
    }
    for (const effect of next.effects) void performEffect(effect, services, send)
  }
  return {
    state: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
