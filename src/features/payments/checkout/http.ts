import * as z from 'zod/mini'
import { msg, t, translate } from '@/language/text'
import { AppError, appErrorOf, toAppError } from '@/lib/app-error'
import { ranOut, timeLimit } from '@/lib/time-limit'

const errorBody = z.object({ error: z.string() })

interface CallOptions<T> {
  /** Sent as JSON by POST; a call without a body is a GET. */
  body?: unknown
  /** Firebase ID token, sent as a bearer token. */
  token: string
  answer: z.ZodMiniType<T>
  /** The sentence of a refusal that brings none. */
  fallback: string
  /**
   * When the server says that it was asked too often: a call of the app's own waits as long as it says and goes on by
   * itself, the call of a press tells the student.
   */
  tooOften: 'wait' | 'tell'
}

/** The endpoint's sentences that a student can meet; it writes English. */
export const knownSentences = [
  msg('You already own this product.'),
  msg('Product not found.'),
  msg('The name of this product does not match. Please reload the page.'),
  msg('The price of this product does not match. Please reload the page.'),
  msg('Order not found.'),
  msg('This payment was refunded.'),
  msg('This order is already paid with another payment.'),
  msg('Your payment for this product is being confirmed.'),
  msg('Failed to create payment order'),
  msg('Payment verification failed'),
  msg('You must be signed in to perform this action.'),
  msg('Please log in again to complete this action.'),
  msg('This account has been disabled.'),
  msg('Service is currently unavailable. Please try again later.'),
] as const

/** The endpoint's sentence about an order whose document is damaged; it ends with the order's number. */
const unreadableOrder = /^This order cannot be read\. Please contact support with its number: (.+)$/

/** What the endpoint says, in the language of the page where it is known. */
export function sentenceOf(error: string): string {
  const [, orderId] = unreadableOrder.exec(error) ?? []
  return orderId === undefined
    ? translate(error)
    : t('This order cannot be read. Please contact support with its number: {orderId}', { orderId })
}

/** The server says how long; a wrong clock or a proxy shall not stop the app for longer than this. */
const longestWaitMs = 60_000
const waits = 3
const timeoutMs = 30_000

/** Milliseconds after which the server may be asked again, by its `Retry-After`; 5 s when that says no seconds. */
export function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? '')
  return Math.min(seconds > 0 ? seconds * 1000 : 5000, longestWaitMs)
}

function tooOftenSentence(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  return t('Too many tries. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.', {
    seconds,
  })
}

/**
 * Calls the endpoint and parses its answer.
 * @throws AppError with the server's own `error` text, translated if it is known, when it gives one, with `fallback` for any other refusal, and
 * with the catalogue's network sentence when the server was not reached within 30 seconds. `http-429` when it
 * was asked too often, at once or after three waits of a minute at most (`tooOften`).
 */
export async function requestJson<T>(url: string, options: CallOptions<T>, waited = 0): Promise<T> {
  const { body, token, answer, fallback, tooOften } = options
  const authorization = `Bearer ${token}`
  const request: RequestInit =
    body === undefined
      ? { headers: { authorization } }
      : {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
  const response = await fetch(url, { ...request, signal: timeLimit(timeoutMs) }).catch((error: unknown) => {
    throw ranOut(error) ? appErrorOf('network-request-failed') : toAppError(error)
  })
  if (response.status === 429) {
    const wait = waitOf(response.headers.get('retry-after'))
    if (tooOften === 'tell' || waited === waits) throw new AppError('http-429', tooOftenSentence(wait))
    // A little later than asked, and not all tabs and students at once.
    await new Promise((resolve) => setTimeout(resolve, wait * (1 + Math.random() / 5)))
    return requestJson(url, options, waited + 1)
  }
  const payload: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const refusal = errorBody.safeParse(payload)
    const sentence = refusal.success ? sentenceOf(refusal.data.error) : fallback
    throw new AppError(`http-${response.status}`, sentence)
  }
  const parsed = answer.safeParse(payload)
  if (!parsed.success) throw new AppError('internal', fallback)
  return parsed.data
}
