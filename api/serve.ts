import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** Milliseconds. A body has its own, shorter limit (request-body.ts), which answers with a sentence. */
const SOCKET_LIMITS = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 }

/** Serves an app; a call whose headers or body dawdle is cut off (docs/decisions/035). */
export function serveEndpoint(
  app: Pick<Hono, 'fetch'>,
  address: { port: number; hostname: string },
  onListening: (port: number) => void,
  limits: Partial<typeof SOCKET_LIMITS> = {},
): ServerType {
  const serverOptions = { ...SOCKET_LIMITS, ...limits }
  return serve({ fetch: app.fetch, ...address, serverOptions }, ({ port }) => onListening(port))
}
