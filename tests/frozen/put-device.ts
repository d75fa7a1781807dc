import type { FrozenDevice } from './thaw'

/** Makes this browser the frozen device. It also runs inside a page, where nothing but itself comes with it. */
export async function putDevice({ databases, ...kept }: FrozenDevice): Promise<void> {
  const settled = (work: IDBRequest | IDBTransaction, event: 'success' | 'complete') =>
    new Promise<void>((resolve, reject) => {
      work.addEventListener(event, () => resolve())
      work.addEventListener('error', () => reject(work.error ?? new Error('The device refuses')))
    })
  for (const { name, version, stores } of databases) {
    const open = indexedDB.open(name, version)
    open.addEventListener('upgradeneeded', () => {
      for (const store of stores) open.result.createObjectStore(store.name, { keyPath: store.keyPath })
    })
    await settled(open, 'success')
    for (const store of stores) {
      const transaction = open.result.transaction(store.name, 'readwrite')
      for (const [key, value] of store.entries)
        transaction.objectStore(store.name).put(value, store.keyPath === null ? key : undefined)
      await settled(transaction, 'complete')
    }
    open.result.close()
  }
  for (const [name, text] of Object.entries(kept.localStorage)) localStorage.setItem(name, text)
  for (const [name, text] of Object.entries(kept.sessionStorage)) sessionStorage.setItem(name, text)
}
