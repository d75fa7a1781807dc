/**
 * What the journeys run against: the production build, the local backend with the seed and the order/verify endpoint,
 * in one process, on ports of their own. The outage journey has a backend to itself, which it stops and starts for real
 * by the control port.
 */
import { execFile } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { preview } from 'vite'
import { createApp } from '../../api/app'
import { createDeps } from '../../api/deps'
import { readEnv } from '../../api/env'
import { serveApp } from '../../api/testing/serve-app'
import { startBackend } from '../../emulator/server'
import { localEnv } from '../../scripts/local-env.mjs'
import { buildPage } from '../../tools/desk/server/desk-page'
import { deskPageDir } from './desk-page-dir'

// The ports come from who starts it, through the environment.
const env = localEnv()
const appPort = Number(env.APP_PORT)
const controlPort = Number(env.CONTROL_PORT ?? appPort + 1)
const outDir = process.env.OUT_DIR ?? 'dist'
// What the backend to be stopped knows survives its outage; a folder of this run alone.
const dataDir = mkdtempSync(join(tmpdir(), 'pariksha-e2e-'))

const startLocalBackend = (prefix: string, disk: { dataDir?: string } = {}) =>
  startBackend({
    ports: {
      firestore: Number(env[`${prefix}FIRESTORE_PORT`]),
      auth: Number(env[`${prefix}AUTH_PORT`]),
      storage: Number(env[`${prefix}STORAGE_PORT`]),
    },
    projectId: 'demo-pariksha',
    bucket: 'demo-pariksha.appspot.com',
    rulesDir: '.',
    seedDir: 'seed',
    actionPageUrl: env.AUTH_ACTION_URL ?? '',
    log: () => undefined,
    ...disk,
  })
const startSpare = () => startLocalBackend('SPARE_', { dataDir })

const backend = await startLocalBackend('')
// Lists read catalogues, as they do where content is published; the spare backend has none.
await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', 'tools/content/main.ts', 'index'], {
  env,
})
let spare = env.SPARE_FIRESTORE_PORT ? await startSpare() : null
const apiEnv = readEnv(env)
const api = await serveApp(createApp(createDeps(apiEnv, () => undefined)), {
  port: apiEnv.API_PORT,
  hostname: apiEnv.API_HOST,
})
const app = await preview({
  logLevel: 'error',
  build: { outDir },
  preview: { port: appPort, strictPort: true, host: '127.0.0.1' },
})

/** The desk's page is built when the first journey needs it. */
let deskPage: Promise<void> | null = null

const controls: Record<string, () => Promise<void>> = {
  '/ready': async () => undefined,
  '/backend/stop': async () => {
    await spare?.close()
    spare = null
  },
  '/backend/start': async () => {
    spare ??= await startSpare()
  },
  '/desk/build': () => (deskPage ??= buildPage(deskPageDir())),
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
}).listen(controlPort, '127.0.0.1')

process.on('SIGTERM', () => {
  control.close()
  void Promise.allSettled([app.close(), api.close(), backend.close(), spare?.close()]).then(() => {
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  })
})
