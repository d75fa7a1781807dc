/** Test files share a process, and fake-indexeddb keeps what a file before has stored: each file gets an empty device. */
import { beforeAll } from 'vitest'

const done = (request: IDBOpenDBRequest) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

/** Emptied and not deleted: modules of the app hold them open. */
async function emptyDatabase(name: string) {
  const database = await done(indexedDB.open(name))
  const stores = [...database.objectStoreNames]
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite')
    for (const store of stores) transaction.objectStore(store).clear()
    await new Promise((resolve) => {
      transaction.addEventListener('complete', resolve)
    })
  }
  database.close()
}

beforeAll(async () => {
  if (typeof indexedDB === 'undefined') return
  for (const { name } of await indexedDB.databases()) if (name) await emptyDatabase(name)
})
