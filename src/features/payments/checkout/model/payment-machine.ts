import type { CheckoutPayment } from '../../payment'
import type { PendingPayment } from '../../recovery/kept-payments'
import {
  type CheckoutEvent,
  idle,
  type PaymentEffect,
  type PaymentState,
  type Transition,
} from './payment-state'
import { paymentTexts } from './payment-texts'

function to(state: PaymentState, ...effects: PaymentEffect[]): Transition {
  return { state, effects }
}

function resume({ payment, verifiedName, refused, told }: PendingPayment): Transition {
  if (verifiedName === null)
    return to({ step: 'verifying', payment, told, refused }, { do: 'verify', payment })
  const recording = { payment, productName: verifiedName }
  return to({ step: 'recording', ...recording, announce: false }, { do: 'record', ...recording })
}

function unverified(payment: CheckoutPayment): PendingPayment {
  return { payment, verifiedName: null, refused: false, told: false }
}

function verify(payment: CheckoutPayment): Transition {
  return to(
    { step: 'verifying', payment, told: false, refused: false },
    { do: 'keep', pending: unverified(payment) },
    { do: 'verify', payment },
  )
}

function keepForLater(state: PaymentState, payment: CheckoutPayment): Transition {
  return to(state, { do: 'keep', pending: unverified(payment) })
}

/** The endpoint has granted the product: the name is recorded, and the student is told. */
function record(payment: CheckoutPayment, productName: string): Transition {
  const recording = { payment, productName }
  return to(
    { step: 'recording', ...recording, announce: true },
    { do: 'keep', pending: { payment, verifiedName: productName, refused: false, told: false } },
    { do: 'record', ...recording },
  )
}

/** A success that comes while something else is under way: of the payment at hand it is a repetition. */
function paidMeanwhile(state: Exclude<PaymentState, Idle | Paying>, payment: CheckoutPayment): Transition {
  const isRepetition = 'payment' in state && state.payment.orderId === payment.orderId
  return isRepetition ? to(state) : keepForLater(state, payment)
}

type Idle = PaymentState & { step: 'idle' }
type Ordering = PaymentState & { step: 'ordering' }
type Paying = PaymentState & { step: 'paying' }
type Verifying = PaymentState & { step: 'verifying' }
type Recording = PaymentState & { step: 'recording' }

function whileIdle(state: Idle, event: CheckoutEvent): Transition {
  if (event.type === 'resumed') return resume(event.pending)
  if (event.type === 'found') return record(event.payment, event.productName)
  if (event.type === 'paid') return verify(event.payment)
  if (event.type !== 'bought') return to(state)
  const { product, buyer } = event
  return to({ step: 'ordering', product, buyer }, { do: 'create-order', product, buyer })
}

function whileOrdering(state: Ordering, event: CheckoutEvent): Transition {
  const { product, buyer } = state
  if (event.type === 'order-failed') {
    const alert: PaymentEffect = { do: 'alert', text: paymentTexts.notStarted(event.reason) }
    return to(idle, alert, { do: 'refresh-purchases', userId: buyer.userId })
  }
  if (event.type !== 'ordered') return to(state)
  const order = { orderId: event.orderId, product, buyer }
  return to({ step: 'opening', order }, { do: 'open-checkout', order })
}

function whilePaying(state: Paying, event: CheckoutEvent): Transition {
  const { orderId, product } = state.order
  if (event.type === 'paid')
    return event.payment.orderId === orderId ? verify(event.payment) : keepForLater(state, event.payment)
  if (event.type !== 'declined' && event.type !== 'dismissed') return to(state)
  if (event.orderId !== orderId) return to(state)
  if (event.type === 'dismissed') return to(idle)
  const { reason, paymentId } = event
  const alert: PaymentEffect = { do: 'alert', text: paymentTexts.failed(reason, paymentId) }
  return to(idle, { do: 'report-error', reason, productId: product.productId, paymentId }, alert)
}

function whileVerifying(state: Verifying, event: CheckoutEvent): Transition {
  const { payment, told } = state
  if (event.type === 'verified') return record(payment, event.productName)
  if (event.type !== 'verification-failed') return to(state)
  const { reason, final } = event
  const { productId, paymentId } = payment
  const refused = final || state.refused
  const keep: PaymentEffect = { do: 'keep', pending: { payment, verifiedName: null, refused, told: true } }
  if (told) return to(idle, keep)
  const alert: PaymentEffect = { do: 'alert', text: paymentTexts.notVerified(reason, paymentId, refused) }
  return to(idle, keep, { do: 'report-error', reason, productId, paymentId }, alert)
}

function whileRecording(state: Recording, event: CheckoutEvent): Transition {
  const { payment, announce } = state
  const granting: PaymentState = { step: 'granting', payment }
  if (event.type === 'recorded') {
    const forget: PaymentEffect = { do: 'forget', payment }
    return announce
      ? to(granting, forget, { do: 'grant', payment, text: paymentTexts.verified })
      : to(idle, forget, { do: 'refresh-purchases', userId: payment.userId })
  }
  if (event.type !== 'recording-failed') return to(state)
  // The endpoint has written the proof, so the student has access all the same.
  const text = paymentTexts.verifiedNotRecorded(event.reason, payment.paymentId)
  if (announce) return to(granting, { do: 'grant', payment, text })
  // Given back since: there is nothing left to wait for. A name that is only missing is added with the next reading.
  return event.refused ? to(idle, { do: 'forget', payment }) : to(idle)
}

/** The next state and what is to be done for it; the table stands at PaymentState. */
export function transition(state: PaymentState, event: CheckoutEvent): Transition {
  if (state.step === 'idle') return whileIdle(state, event)
  if (state.step === 'paying') return whilePaying(state, event)
  if (event.type === 'paid') return paidMeanwhile(state, event.payment)
  switch (state.step) {
    case 'ordering':
      return whileOrdering(state, event)
    case 'opening':
      if (event.type === 'opened') {
        return to({ step: 'paying', order: state.order }, { do: 'keep-order', order: state.order })
      }
      if (event.type !== 'opening-failed') return to(state)
      return to(idle, { do: 'alert', text: paymentTexts.notStarted(event.reason) })
    case 'verifying':
      return whileVerifying(state, event)
    case 'recording':
      return whileRecording(state, event)
    case 'granting':
      return event.type === 'granted' ? to(idle) : to(state)
  }
}
