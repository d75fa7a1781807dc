/** `npm run seed -- --reset [--data DIR]`: starts the local data folder afresh from seed/. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createAuthState } from './auth/auth-state'
import { removeData } from './data/data-folder'
import { persist } from './data/persist'
import { createDocumentStore } from './firestore/store'
import { loadSeed } from './seed-loader'
import { createObjectStore } from './storage/object-store'

/** The project's folder: folders are meant from there, wherever npm runs this. */
const root = fileURLToPath(new URL('..', import.meta.url))

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean', default: false },
      data: { type: 'string', default: '.local' },
      seed: { type: 'string', default: 'seed' },
    },
  })
  if (!values.reset) {
    throw new Error(
      'Nothing done: `npm run seed -- --reset` deletes the local data and fills it from seed/ again.',
    )
  }
  const projectId = process.env.FIREBASE_PROJECT_ID || 'demo-pariksha'
  const bucket = process.env.FIREBASE_STORAGE_BUCKET || 'demo-pariksha.appspot.com'
  const emptyParts = () => ({
    store: createDocumentStore({ projectId }),
    auth: createAuthState({ projectId }),
    objects: createObjectStore(),
  })
  const data = resolve(root, values.data)
  const seed = resolve(root, values.seed)
  // A faulty seed fails before anything is deleted.
  loadSeed(seed, { ...emptyParts(), bucket })
  await removeData(data)
  const parts = emptyParts()
  const persistence = await persist(data, parts, () => {
    loadSeed(seed, { ...parts, bucket })
    parts.objects.settle()
  })
  await persistence.close()
  console.log(`${values.data} holds the seed, and nothing else.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
