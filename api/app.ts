/** The order/verify endpoint as one web-standard app: `app.request(...)` in tests, `app.fetch` in a server or a cloud function. */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Accounts } from './accounts'
import { ApiError, sentences } from './errors'
import type { IdTokens } from './id-token'
import type { OrderDesk } from './orders'
import { createAddressLimit, createCallLimit, createStudentOf, LIMITS, type Limits } from './rate-limits'
import { contactRoute } from './routes/contact'
import { createOrderRoute } from './routes/create-order'
import { deleteAccountRoute } from './routes/delete-account'
import { orderRoute } from './routes/order'
import { paymentEventsRoute } from './routes/payment-events'
import { type RankOptions, rankRoute } from './routes/rank'
import { type ReconcileOptions, reconcileRoute } from './routes/reconcile'
import { signOutEverywhereRoute } from './routes/sign-out-everywhere'
import { verifyPaymentRoute } from './routes/verify-payment'
import { createOrderWatch } from './watch-order'

export interface AppDeps extends OrderDesk {
  idTokens: IdTokens
  accounts: Accounts
  allowedOrigins: readonly string[]
  reconcile: ReconcileOptions
  rank: RankOptions
  /** Number of proxies in front that add to X-Forwarded-For. */
  trustedProxies: number
  /** LIMITS when absent. */
  limits?: Limits
  /** Milliseconds within which a body must be here; 10 s when absent. */
  bodyMs?: number
}

/** Every failure is `{ error: one sentence }`; an unexpected one is only logged. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono()
  const limits = deps.limits ?? LIMITS
  const addressLimit = createAddressLimit(deps.idTokens, limits, deps.trustedProxies)
  const studentOf = createStudentOf(deps.idTokens, limits)

  app.use(
    cors({
      origin: [...deps.allowedOrigins],
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Authorization', 'Content-Type'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  )
  app.use(async (context, next) => {
    if (deps.bodyMs !== undefined) context.set('bodyMs', deps.bodyMs)
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
  })

  app.use('/api/*', addressLimit.countUnproven)
  app.get('/api/health', (context) => context.json({ status: 'ok' }))
  app.post('/api/payment-events', paymentEventsRoute(deps))
  app.post('/api/reconcile', reconcileRoute(deps, deps.reconcile))
  const { token, forMs } = deps.rank
  if (token !== null) app.post('/api/rank', rankRoute(deps, token, forMs))
  app.post('/api/contact', contactRoute(deps, createCallLimit('contact', limits, deps.trustedProxies)))
  const orderLimit = createCallLimit('order', limits, deps.trustedProxies)
  app.post('/api/create-order', addressLimit.requireProof, createOrderRoute(deps, studentOf, orderLimit))
  app.post('/api/verify-payment', addressLimit.requireProof, verifyPaymentRoute(deps, studentOf))
  app.get(
    '/api/orders/:orderId',
    addressLimit.requireProof,
    orderRoute(deps, studentOf, createOrderWatch(deps)),
  )
  app.post('/api/sign-out-everywhere', addressLimit.requireProof, signOutEverywhereRoute(deps, studentOf))
  app.post(
    '/api/delete-account',
    addressLimit.requireProof,
    deleteAccountRoute(deps, deps.idTokens, studentOf),
  )
  if (deps.provider.routes) app.route('/', deps.provider.routes)

  app.notFound((context) => context.json({ error: sentences.notFound }, 404))
  app.onError((error, context) => {
    if (error instanceof ApiError) {
      const { message, status, more } = error
      if (more.cause) deps.log(`${message} ${more.cause.message}`)
      return context.json({ error: message }, status, more.headers)
    }
    deps.log(
      `unexpected failure on ${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`,
    )
    return context.json({ error: sentences.internal }, 500)
  })
  return app
}
