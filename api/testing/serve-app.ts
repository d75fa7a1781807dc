import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export interface Served {
  origin: string
  close: () => Promise<void>
}

/** Serves an app at `address`, or on a free port of the loopback interface. */
export function serveApp(app: Hono, address = { port: 0, hostname: '127.0.0.1' }): Promise<Served> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, ...address }, ({ port }: AddressInfo) => {
      resolve({
        origin: `http://${address.hostname}:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      })
    })
  })
}
