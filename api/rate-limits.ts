/**
 * Rate limits (docs/decisions/035). Each process counts alone, so several instances multiply the limits. A student is
 * counted by the uid of a token with a valid signature. The students of one institute share an address, so an address is
 * counted by calls without a valid token, and with high limits by orders and messages, which cost more.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { callerAddress } from './caller-address'
import { ApiError, tooManyCalls } from './errors'
import type { IdTokens } from './id-token'

/**
 * Calls in `seconds`. The app alone stays below all of them: one order for each press, one status call for a stored order
 * every 30 s in each tab, and at most three reports of a payment in 30 s.
 */
export const LIMITS = {
  'create-order': { calls: 20, seconds: 60 },
  'verify-payment': { calls: 30, seconds: 60 },
  'order-status': { calls: 60, seconds: 60 },
  'sign-out-everywhere': { calls: 10, seconds: 60 },
  'delete-account': { calls: 10, seconds: 60 },
  /** Of one address: calls without a good token, and forged webhooks. */
  unproven: { calls: 60, seconds: 60 },
  /** Accounts are free, so presses on Buy count by address too: an institute of 120 students buys within 10 minutes. */
  'order-address': { calls: 120, seconds: 600 },
  /** Of the whole shop: two presses a second. */
  'order-all': { calls: 1200, seconds: 600 },
  'contact-address': { calls: 20, seconds: 600 },
  'contact-all': { calls: 120, seconds: 600 },
} as const

export type Limits = Record<keyof typeof LIMITS, { calls: number; seconds: number }>
type StudentCall =
  | 'create-order'
  | 'verify-payment'
  | 'order-status'
  | 'sign-out-everywhere'
  | 'delete-account'

/** Counts a call by its address and for all callers together. @throws ApiError 429 when either is spent */
export type CallLimit = (context: Context) => Promise<void>

/** The caller's uid. @throws ApiError 401, 403, 503, and 429 when this student's calls are spent */
export type StudentOf = (context: Context, call: StudentCall) => Promise<string>

function createLimiter(name: keyof Limits, limits: Limits): RateLimiterMemory {
  const { calls: points, seconds: duration } = limits[name]
  return new RateLimiterMemory({ keyPrefix: name, points, duration })
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

/** @throws ApiError 429 */
async function count(limiter: RateLimiterMemory, who: string): Promise<void> {
  try {
    await limiter.consume(who)
  } catch (spent) {
    throw spent instanceof RateLimiterRes ? tooManyCalls(secondsLeft(spent)) : spent
  }
}

/**
 * The student behind a call. It checks the token's signature, then the student's limit, and only then calls Identity
 * Toolkit, so a flood costs no upstream calls.
 */
export function createStudentOf(idTokens: IdTokens, limits: Limits): StudentOf {
  const limiters = {
    'create-order': createLimiter('create-order', limits),
    'verify-payment': createLimiter('verify-payment', limits),
    'order-status': createLimiter('order-status', limits),
    'sign-out-everywhere': createLimiter('sign-out-everywhere', limits),
    'delete-account': createLimiter('delete-account', limits),
  }
  return async (context, call) => {
    const token = await idTokens.read(context.req.header('authorization'))
    await count(limiters[call], token.uid)
    await idTokens.requireActive(token)
    return token.uid
  }
}

/** Callers on this machine share only the limit of all: the local stack, or a proxy that is not named as one. */
export function createCallLimit(
  call: 'order' | 'contact',
  limits: Limits,
  trustedProxies: number,
): CallLimit {
  const ofAddress = createLimiter(`${call}-address`, limits)
  const ofAll = createLimiter(`${call}-all`, limits)
  return async (context) => {
    const address = callerAddress(context, trustedProxies)
    if (!/^(127\.|0:0:0:0$|unknown$)/.test(address)) await count(ofAddress, address)
    await count(ofAll, 'all')
  }
}

/** Limits calls of one address without a valid token. */
export interface AddressLimit {
  /** Counts every 401; answers 429 in its place when the address has spent its calls. */
  countUnproven: MiddlewareHandler
  /** Refuses a spent address before any work, unless the token's signature is good. */
  requireProof: MiddlewareHandler
}

export function createAddressLimit(idTokens: IdTokens, limits: Limits, trustedProxies: number): AddressLimit {
  const limiter = createLimiter('unproven', limits)
  const address = (context: Context) => callerAddress(context, trustedProxies)
  return {
    async countUnproven(context, next) {
      await next()
      if (context.res.status === 401) await count(limiter, address(context))
    },
    async requireProof(context, next) {
      const state = await limiter.get(address(context))
      if (state && state.consumedPoints >= limits.unproven.calls) {
        await idTokens.read(context.req.header('authorization')).catch((error: unknown) => {
          throw error instanceof ApiError && error.status === 401 ? tooManyCalls(secondsLeft(state)) : error
        })
      }
      await next()
    },
  }
}
