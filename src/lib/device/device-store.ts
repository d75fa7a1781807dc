import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

import { visitor } from './visitor'

export { visitor }

/** `forgotten`: deleted when its owner signs out. `kept`: what must outlive that, such as a payment under way. */
type AtSignOut = 'forgotten' | 'kept'

/** Milliseconds after which a device that does not answer counts as one that keeps nothing. */
const patience = 3000
/** Between two looks. */
const lookEvery = 250

/**
 * Rejects when `work` has not settled after `patience` in which the page was awake. A page that stood still (a phone that
 * slept, a start on a slow one) finds the time over and the answer there in one moment, and the answer counts.
 */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let looks = patience / lookEvery
    const look = () => {
      looks -= 1
      if (looks > 0) timer = setTimeout(look, lookEvery)
      else reject(new Error('The device does not answer'))
    }
    let timer = setTimeout(look, lookEvery)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function below(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

let opened: UseStore | null = null
/** One database for the whole app, so that signing out can forget all of it; rejects where there is no IndexedDB. */
const openDatabase: UseStore = async (mode, callback) => {
  opened ??= createStore('pariksha', 'kept')
  return opened(mode, callback)
}

/**
 * `callback` makes all its requests at once, and the transaction is committed right then: Safari freezes a page that is
 * left, and a transaction that such a page holds open blocks every later page (docs/decisions/064).
 */
const database: UseStore = (mode, callback) =>
  openDatabase(mode, (store) => {
    const result = callback(store)
    store.transaction.commit()
    return result
  })

/**
 * Replaces values in one transaction, so that another tab writes before or after it, never in between. It is committed
 * as soon as it has read and written: this short wait is the only one of a readwrite transaction.
 */
const updateEach = (keys: ReadonlySet<string>, change: (key: string, value: unknown) => unknown) =>
  openDatabase(
    'readwrite',
    (store) =>
      new Promise<void>((resolve, reject) => {
        let left = keys.size
        for (const key of keys) {
          const request: IDBRequest<unknown> = store.get(key)
          request.addEventListener('success', () => {
            try {
              const after = change(key, request.result)
              if (after === undefined) store.delete(key)
              else if (after !== request.result) store.put(after, key)
            } catch (error) {
              reject(error)
              store.transaction.abort()
              return
            }
            left -= 1
            if (left === 0) store.transaction.commit()
          })
        }
        promisifyRequest(store.transaction).then(resolve, reject)
      }),
  )

/** Every key that starts with `prefix`. Only texts are used as keys here, see `createDeviceStore`. */
function keysBelow(prefix: string): Promise<string[]> {
  return inTime(
    database('readonly', (store) =>
      promisifyRequest(store.getAllKeys(below(prefix)) as IDBRequest<string[]>),
    ),
  )
}

/** The values of several keys, in their order; undefined for a key that is not there. */
function valuesOf(keys: readonly string[]): Promise<unknown[]> {
  return inTime(
    database('readonly', (store) =>
      Promise.all(keys.map((key) => promisifyRequest<unknown>(store.get(key)))),
    ),
  )
}

/** What is kept under `prefix`, by the rest of its key. */
function entriesBelow(prefix: string): Promise<Array<[key: string, value: unknown]>> {
  return inTime(
    database('readonly', async (store) => {
      const range = below(prefix)
      const [keys, values] = await Promise.all([
        // Only texts are used as keys here, see `createDeviceStore`.
        promisifyRequest(store.getAllKeys(range) as IDBRequest<string[]>),
        promisifyRequest<unknown[]>(store.getAll(range)),
      ])
      return values.map((value, index) => [(keys[index] ?? '').slice(prefix.length), value])
    }),
  )
}

/**
 * A named area of this device's IndexedDB, with a place of its own for each owner. Every function rejects when the
 * device refuses (private mode, full disk) or does not answer within three seconds; what comes out is `unknown`, to be
 * parsed. Values are structured clones.
 * @param area a name that no other area has and that holds no slash.
 */
export function createDeviceStore(area: string, { atSignOut }: { atSignOut: AtSignOut }) {
  const prefix = (owner: string) => `${atSignOut}/${owner}/${area}/`

  return {
    /** What is kept under `key`; undefined when nothing is. */
    get: (owner: string, key: string): Promise<unknown> =>
      inTime(database('readonly', (store) => promisifyRequest<unknown>(store.get(prefix(owner) + key)))),

    /** Several at once, in the order of `keys`. */
    getMany: (owner: string, keys: readonly string[]): Promise<unknown[]> =>
      valuesOf(keys.map((key) => prefix(owner) + key)),

    /** All that the owner keeps in this area. */
    entries: (owner: string) => entriesBelow(prefix(owner)),

    /** Keeps all entries or none; resolves when they are on the disk. */
    setMany: (owner: string, entries: ReadonlyArray<readonly [key: string, value: unknown]>): Promise<void> =>
      inTime(
        database('readwrite', (store) => {
          const done = promisifyRequest(store.transaction)
          try {
            for (const [key, value] of entries) store.put(value, prefix(owner) + key)
          } catch (error) {
            // What cannot be cloned is thrown at once; without this the entries before it would stay.
            store.transaction.abort()
            void done.catch(() => undefined)
            throw error
          }
          return done
        }),
      ),

    /**
     * Changes values in one transaction: all of them or none, whatever another tab does.
     * @param change the new value of a key; undefined deletes it
     */
    update: (
      owner: string,
      keys: Iterable<string>,
      change: (key: string, value: unknown) => unknown,
    ): Promise<void> => {
      const start = prefix(owner)
      const paths = new Set(Array.from(keys, (key) => start + key))
      return inTime(updateEach(paths, (path, value) => change(path.slice(start.length), value)))
    },

    delete: (owner: string, key: string): Promise<void> =>
      inTime(
        database('readwrite', (store) => {
          store.delete(prefix(owner) + key)
          return promisifyRequest(store.transaction)
        }),
      ),

    /** Deletes every entry whose key begins with `start`. */
    deleteBelow: (owner: string, start: string): Promise<void> =>
      inTime(
        database('readwrite', (store) => {
          store.delete(below(prefix(owner) + start))
          return promisifyRequest(store.transaction)
        }),
      ),
  }
}

/**
 * All that the device keeps for `owner`, in every area. Rejects like the functions of an area.
 * @param without areas that are not read: a kept book is large
 */
export async function everythingOf(
  owner: string,
  without: readonly string[] = [],
): Promise<Array<{ area: string; key: string; value: unknown }>> {
  const parts: readonly AtSignOut[] = ['forgotten', 'kept']
  const found = await Promise.all(
    parts.map(async (part) => {
      const prefix = `${part}/${owner}/`
      const named = (await keysBelow(prefix)).map((path) => {
        const [area = '', ...key] = path.slice(prefix.length).split('/')
        return { path, area, key: key.join('/') }
      })
      const wanted = named.filter(({ area }) => !without.includes(area))
      const values = await valuesOf(wanted.map(({ path }) => path))
      return wanted.map(({ area, key }, index) => ({ area, key, value: values[index] }))
    }),
  )
  return found.flat()
}

/** Before the owner's name: the cache of the pictures that they keep; no store of texts has room for those. */
const pictureCaches = 'kept-pictures/'

/** The pictures that `owner` keeps on this device until sign-out; null where the browser keeps none. Rejects like an area. */
export const keptPictures = (owner: string): Promise<Cache> | null =>
  typeof caches === 'undefined' ? null : caches.open(pictureCaches + owner)

/** Deletes the pictures of the owners that `isMeant`. Never rejects. */
async function forgetPictures(isMeant: (owner: string) => boolean): Promise<void> {
  const names = await globalThis.caches?.keys().catch(() => [])
  for (const name of names ?? [])
    if (name.startsWith(pictureCaches) && isMeant(name.slice(pictureCaches.length)))
      await caches.delete(name).catch(() => false)
}

/** Deletes all that the device keeps for `owner` until sign-out, in every area (spec section 4, session). */
export async function forgetOwner(owner: string): Promise<void> {
  await forgetPictures((name) => name === owner)
  return inTime(
    database('readwrite', (store) => {
      store.delete(below(`forgotten/${owner}/`))
      return promisifyRequest(store.transaction)
    }),
  )
}

/** Deletes what the device keeps until sign-out for every student but `owner`; a visitor's things stay. */
export async function forgetOthers(owner: string): Promise<void> {
  await forgetPictures((name) => name !== owner && name !== visitor)
  const stays = [owner, visitor].map((name) => `forgotten/${name}/`)
  const keys = (await keysBelow('forgotten/')).filter((key) => !stays.some((start) => key.startsWith(start)))
  return inTime(
    database('readwrite', (store) => {
      for (const key of keys) store.delete(key)
      return promisifyRequest(store.transaction)
    }),
  )
}
