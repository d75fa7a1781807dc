/**
 * What the journeys run against: the production build, the local backend with the seed and the order/verify endpoint,
 * in one process, on ports of their own. A control port lets the outage journey stop and start the backend for real.
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { preview } from 'vite'
import { createApp } from '../api/app'
import { createDeps } from '../api/deps'
import { readEnv } from '../api/env'
import { startBackend } from '../emulator/server'
import { localEnv } from '../scripts/local-env.mjs'

// The ports come from `npm test`, through the environment.
const env = localEnv()
const appPort = Number(env.APP_PORT)
const outDir = process.env.OUT_DIR ?? 'dist'
// On disk, so that accounts and purchases survive the outage; a folder of this run alone.
const dataDir = mkdtempSync(join(tmpdir(), 'pariksha-e2e-'))

const startLocalBackend = () =>
  startBackend({
    ports: {
      firestore: Number(env.FIRESTORE_PORT),
      auth: Number(env.AUTH_PORT),
      storage: Number(env.STORAGE_PORT),
    },
    projectId: 'demo-pariksha',
    bucket: 'demo-pariksha.appspot.com',
    rulesDir: '.',
    seedDir: 'seed',
    dataDir,
    actionPageUrl: env.AUTH_ACTION_URL ?? '',
    log: () => undefined,
  })

let backend: Awaited<ReturnType<typeof startLocalBackend>> | null = await startLocalBackend()
const apiEnv = readEnv(env)
const api = serve({
  fetch: createApp(createDeps(apiEnv, () => undefined)).fetch,
  port: apiEnv.API_PORT,
  hostname: apiEnv.API_HOST,
})
const app = await preview({
  logLevel: 'error',
  build: { outDir },
  preview: { port: appPort, strictPort: true, host: '127.0.0.1' },
})

const controls: Record<string, () => Promise<void>> = {
  '/ready': async () => undefined,
  '/backend/stop': async () => {
    await backend?.close()
    backend = null
  },
  '/backend/start': async () => {
    backend ??= await startLocalBackend()
  },
  // A browser takes a service worker for a new version when one byte of it differs.
  '/app/deploy': async () => appendFileSync(join(outDir, 'sw.js'), '\n// deployed again'),
}

const control = createServer((request, response) => {
  const act = controls[request.url ?? '']
  if (!act) {
    response.writeHead(404).end()
    return
  }
  act().then(
    () => response.writeHead(204).end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
}).listen(appPort + 1, '127.0.0.1')

process.on('SIGTERM', () => {
  control.close()
  api.close()
  void Promise.allSettled([app.close(), backend?.close()]).then(() => {
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  })
})
