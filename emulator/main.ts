/** `npm start -w emulator -- [--data DIR] [--seed DIR] [--rules DIR] [--quiet]`: the local backend as a process (see README.md). */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startBackend } from './server'
import { readPorts } from './service-ports'

/** The project's folder: folders are meant from there, wherever npm runs this. */
const root = fileURLToPath(new URL('..', import.meta.url))

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      seed: { type: 'string' },
      rules: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  })
  const backend = await startBackend({
    ports: readPorts(`${root}firebase.json`, process.env),
    projectId: process.env.FIREBASE_PROJECT_ID || 'demo-pariksha',
    bucket: process.env.FIREBASE_STORAGE_BUCKET || 'demo-pariksha.appspot.com',
    rulesDir: resolve(root, values.rules ?? '.'),
    watchRules: true,
    log: values.quiet ? () => undefined : console.log,
    ...(values.data !== undefined && { dataDir: resolve(root, values.data) }),
    ...(values.seed !== undefined && { seedDir: resolve(root, values.seed) }),
    ...(process.env.AUTH_ACTION_URL && { actionPageUrl: process.env.AUTH_ACTION_URL }),
  })
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal while the data is being saved changes nothing.
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      backend.close().then(
        () => process.exit(0),
        // The first failed write has logged the reason.
        () => process.exit(1),
      )
    })
  }
  const { firestore, auth, storage } = backend.ports
  const ms = Math.round(performance.now())
  console.log(
    `Local backend ready after ${ms} ms: Firestore 127.0.0.1:${firestore}, Auth 127.0.0.1:${auth}, Storage 127.0.0.1:${storage}`,
  )
}

main().catch((error: unknown) => {
  // All that can go wrong at a start is somebody's to put right, and the message says what.
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
