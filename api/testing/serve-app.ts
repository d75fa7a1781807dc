import type { Hono } from 'hono'
import { serveEndpoint } from '../serve'

export interface Served {
  origin: string
  close: () => Promise<void>
}

/** Serves an app at `address`, or on a free port of the loopback interface. */
export function serveApp(
  app: Pick<Hono, 'fetch'>,
  address = { port: 0, hostname: '127.0.0.1' },
  limits?: Parameters<typeof serveEndpoint>[3],
): Promise<Served> {
  return new Promise((resolve) => {
    const onListening = (port: number) =>
      resolve({
        origin: `http://${address.hostname}:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      })
    const server = serveEndpoint(app, address, onListening, limits)
  })
}
