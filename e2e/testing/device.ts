import type { Page } from '@playwright/test'

/** What the app keeps on this device below a part of a key, as text; empty while there is nothing. */
export function keptOnDevice(page: Page, partOfKey: string): Promise<string> {
  return page.evaluate(async (part) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('the device does not say')))
      })
    const namesPart = (key: unknown) => typeof key === 'string' && key.includes(part)
    // Opening one that is not there would make it, without the app's store.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'pariksha')) return ''
    const database = await done(indexedDB.open('pariksha'))
    try {
      const store = database.transaction('kept').objectStore('kept')
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
      return JSON.stringify(values.filter((_, index) => namesPart(keys[index])))
    } finally {
      database.close()
    }
  }, partOfKey)
}
