/** The order/verify endpoint as one web-standard app: `app.request(...)` in tests, `app.fetch` in a server or a cloud function. */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { EndSessions } from './end-sessions'
import { ApiError, sentences } from './errors'
import type { VerifyIdToken } from './id-token'
import type { OrderDesk } from './orders'
import { createOrderRoute } from './routes/create-order'
import { orderRoute } from './routes/order'
import { paymentEventsRoute } from './routes/payment-events'
import { type ReconcileOptions, reconcileRoute } from './routes/reconcile'
import { signOutEverywhereRoute } from './routes/sign-out-everywhere'
import { verifyPaymentRoute } from './routes/verify-payment'

export interface AppDeps extends OrderDesk {
  verifyIdToken: VerifyIdToken
  endSessions: EndSessions
  allowedOrigins: readonly string[]
  reconcile: ReconcileOptions
}

/** Every failure is `{ error: one sentence }`; an unexpected one is logged and told to nobody. */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono()

  app.use(
    cors({
      origin: [...deps.allowedOrigins],
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Authorization', 'Content-Type'],
      maxAge: 600,
    }),
  )
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
  })

  app.get('/api/health', (context) => context.json({ status: 'ok' }))
  app.post('/api/create-order', createOrderRoute(deps, deps.verifyIdToken))
  app.post('/api/verify-payment', verifyPaymentRoute(deps, deps.verifyIdToken))
  app.post('/api/payment-events', paymentEventsRoute(deps))
  app.post('/api/reconcile', reconcileRoute(deps, deps.reconcile))
  app.post('/api/sign-out-everywhere', signOutEverywhereRoute(deps.endSessions, deps.verifyIdToken))
  app.get('/api/orders/:orderId', orderRoute(deps, deps.verifyIdToken))
  if (deps.provider.routes) app.route('/', deps.provider.routes)

  app.notFound((context) => context.json({ error: sentences.notFound }, 404))
  app.onError((error, context) => {
    if (error instanceof ApiError) return context.json({ error: error.message }, error.status)
    deps.log(
      `unexpected failure on ${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`,
    )
    return context.json({ error: sentences.internal }, 500)
  })
  return app
}
