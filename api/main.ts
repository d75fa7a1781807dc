/** Runs the order/verify endpoint: `npm start -w api`. Settings in env.ts. */
import { createApp } from './app'
import { createDeps } from './deps'
import { describeEnv, readEnv } from './env'
import { pollOpenOrders } from './poll-open-orders'
import { serveEndpoint } from './serve'

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function readEnvOrFail() {
  try {
    return readEnv(process.env)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const env = readEnvOrFail()
const log = (line: string) => process.stdout.write(`[api] ${line}\n`)
const deps = createDeps(env, log)
const app = createApp(deps)
const stopPolling = pollOpenOrders(deps, deps.reconcile.everyMs)

const server = serveEndpoint(app, { port: env.API_PORT, hostname: env.API_HOST }, (port) => {
  log(`settings:\n${describeEnv(env).join('\n')}`)
  log(`order/verify endpoint on http://${env.API_HOST}:${port}/api`)
})

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(`Port ${env.API_PORT} is taken: stop the program that uses it, or set API_PORT to a free port.`)
  }
  fail(`The order/verify endpoint cannot start: ${error.message}`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stopPolling()
    server.close(() => process.exit(0))
    // A request in flight may finish; a browser's idle connection may not hold the process.
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
