/** `npm run seed -- --reset [--data DIR]`: starts the local data folder afresh from seed/. */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createAuthState } from '../emulator/auth/auth-state'
import { lockData } from '../emulator/data-lock'
import { createDocumentStore } from '../emulator/firestore/store'
import { loadSeed } from '../emulator/seed-loader'
import { keepSnapshot, type Parts, removeSnapshot } from '../emulator/snapshot'
import { createObjectStore } from '../emulator/storage/object-store'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean', default: false },
      data: { type: 'string', default: '.local' },
      seed: { type: 'string', default: fileURLToPath(new URL('../seed', import.meta.url)) },
    },
  })
  if (!values.reset) {
    throw new Error(
      'Nothing done: `npm run seed -- --reset` deletes the local data and fills it from seed/ again.',
    )
  }
  const projectId = process.env.FIREBASE_PROJECT_ID || 'demo-pariksha'
  const bucket = process.env.FIREBASE_STORAGE_BUCKET || 'demo-pariksha.appspot.com'
  const parts: Parts = {
    store: createDocumentStore({ projectId }),
    auth: createAuthState({ projectId }),
    objects: createObjectStore(),
  }
  // A faulty seed is told before anything is deleted.
  loadSeed(values.seed, { ...parts, bucket })
  const unlock = lockData(values.data)
  try {
    removeSnapshot(values.data)
    await keepSnapshot(values.data, parts, console.error).close()
  } finally {
    unlock()
  }
  console.log(`${values.data} holds the seed, and nothing else.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
