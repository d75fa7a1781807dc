/** `npm run seed -- --reset [--data DIR]`: starts the local data folder afresh from seed/. */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DataInUseError, lockData } from '../emulator/data-lock'
import { startBackend } from '../emulator/server'

const { values } = parseArgs({
  options: { reset: { type: 'boolean', default: false }, data: { type: 'string', default: '.local' } },
})

if (!values.reset) {
  console.error(
    'Nothing done. `npm run seed -- --reset` deletes the local data and fills it from seed/ again.',
  )
  process.exit(1)
}

try {
  // Refuses while a backend is running on the folder, before anything is deleted.
  lockData(values.data)()
} catch (error) {
  if (!(error instanceof DataInUseError)) throw error
  console.error(error.message)
  process.exit(1)
}
rmSync(values.data, { recursive: true, force: true })
const backend = await startBackend({
  ports: { firestore: 0, auth: 0, storage: 0 },
  projectId: process.env.FIREBASE_PROJECT_ID ?? 'demo-pariksha',
  bucket: process.env.FIREBASE_STORAGE_BUCKET ?? 'demo-pariksha.appspot.com',
  rulesDir: '.',
  seedDir: 'seed',
  dataDir: values.data,
})
await backend.close()
console.log(`${values.data} holds the seed, and nothing else.`)
