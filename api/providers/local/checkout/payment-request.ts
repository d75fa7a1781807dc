import type { CheckoutOptions, Failure, Success } from './options'

const TIMEOUT_MS = 15_000

export type Outcome = 'pay' | 'fail'

export type Answer =
  | { kind: 'paid'; success: Success }
  /** The bank refused: there is a payment id. */
  | { kind: 'failed'; failure: Failure }
  /** The order cannot be paid like this. */
  | { kind: 'refused'; description: string }
  | { kind: 'unreachable' }

type Body = Partial<Success> & { error?: Partial<Failure['error']> | string }

function toAnswer(body: Body): Answer {
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature, error } = body
  if (razorpay_payment_id && razorpay_order_id && razorpay_signature) {
    return { kind: 'paid', success: { razorpay_payment_id, razorpay_order_id, razorpay_signature } }
  }
  if (typeof error === 'object' && error.metadata?.payment_id) {
    const { code = '', description = '', reason = '', metadata } = error
    return { kind: 'failed', failure: { error: { code, description, reason, metadata } } }
  }
  const description = typeof error === 'object' ? error.description : undefined
  return description ? { kind: 'refused', description } : { kind: 'unreachable' }
}

/** Asks the local provider to pay or to fail. Never rejects: what goes wrong on the way is `unreachable`. */
export async function requestPayment(
  url: string,
  options: CheckoutOptions,
  outcome: Outcome,
): Promise<Answer> {
  const { key, order_id: orderId, amount, currency } = options
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, orderId, amount, currency, outcome }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // The script's own server; every field is checked before use.
    return toAnswer((await response.json()) as Body)
  } catch {
    return { kind: 'unreachable' }
  }
}
