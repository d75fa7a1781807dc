/** All objects of all buckets, in memory; bytes are kept once each, by their sha256. */
import { randomUUID } from 'node:crypto'
import { type KeptPart, saveList } from '../data/kept-part'
import { isJsonObject } from '../request-fields'
import { crc32c, md5, sha256 } from './checksums'
import { DEFAULT_CONTENT_TYPE, type Settable, type StoredObject } from './stored-object'

/** An object as it is now, without its bytes; or one that is gone. */
export type ObjectChange = { put: StoredObject } | { removed: Pick<StoredObject, 'bucket' | 'name'> }

/** It saves and restores objects without their bytes: `blobs` and `loadBytes` are for those. */
export interface ObjectStore extends KeptPart {
  get(bucket: string, name: string): StoredObject | undefined
  bytes(object: StoredObject): Buffer
  /** Objects of a bucket in the order of their names (UTF-8). */
  all(bucket: string): StoredObject[]
  /** The object that an upload would make; `keep` stores it. */
  draft(bucket: string, name: string, bytes: Buffer, settings: Partial<Settable>): StoredObject
  keep(object: StoredObject, bytes: Buffer): void
  /** Makes and keeps an object when somebody first asks for it: reading and hashing a seed's files takes its time. */
  keepLater(bucket: string, name: string, read: () => { bytes: Buffer; settings: Partial<Settable> }): void
  change(object: StoredObject, changes: Partial<StoredObject>): StoredObject
  remove(object: StoredObject): void
  isEmpty(): boolean
  clear(): void
  onChange(listener: (change: ObjectChange) => void): void
  /** Every blob that an object holds, by sha256. */
  blobs(): ReadonlyMap<string, Buffer>
  /**
   * Gives all objects their bytes, after `restore` and `apply`.
   * @param readBlob gives the bytes of a sha256, null when they are gone.
   * @returns objects whose bytes are gone, or not as many as they were: they are left out.
   */
  loadBytes(readBlob: (hash: string) => Buffer | null): StoredObject[]
}

/** The order of listings: that of the names' UTF-8 bytes. */
export function compareNames(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right))
}

function isStoredObject(value: unknown): value is StoredObject {
  return (
    isJsonObject(value) &&
    ['bucket', 'name', 'sha256', 'generation'].every((key) => typeof value[key] === 'string')
  )
}

function isChange(data: unknown): data is ObjectChange {
  if (!isJsonObject(data)) return false
  if ('put' in data) return isStoredObject(data.put)
  const { removed } = data
  return isJsonObject(removed) && typeof removed.bucket === 'string' && typeof removed.name === 'string'
}

/** @param options.now Milliseconds since the epoch, for tests. */
export function createObjectStore(options: { now?: () => number } = {}): ObjectStore {
  const now = options.now ?? Date.now
  const objects = new Map<string, StoredObject>()
  const blobs = new Map<string, Buffer>()
  const listeners: ((change: ObjectChange) => void)[] = []
  const later = new Map<string, () => void>()
  let lastGeneration = 0n

  const keyOf = (bucket: string, name: string) => `${bucket}/${name}`
  const changed = (change: ObjectChange) => {
    for (const listener of listeners) listener(change)
  }
  const nextGeneration = () => {
    const micros = BigInt(now()) * 1000n
    lastGeneration = micros > lastGeneration ? micros : lastGeneration + 1n
    return String(lastGeneration)
  }
  /** Drops bytes that no object holds any more. */
  const release = (hash: string) => {
    if (![...objects.values()].some((object) => object.sha256 === hash)) blobs.delete(hash)
  }

  const remove = (object: StoredObject) => {
    const { bucket, name } = object
    objects.delete(keyOf(bucket, name))
    release(object.sha256)
    changed({ removed: { bucket, name } })
  }

  const settle = (key: string) => {
    const make = later.get(key)
    later.delete(key)
    make?.()
  }
  const settleAll = () => {
    for (const key of later.keys()) settle(key)
  }
  const draft: ObjectStore['draft'] = (bucket, name, bytes, settings) => {
    const time = new Date(now()).toISOString()
    return {
      bucket,
      name,
      generation: nextGeneration(),
      metageneration: 1,
      size: bytes.length,
      md5Hash: md5(bytes),
      crc32c: crc32c(bytes),
      sha256: sha256(bytes),
      timeCreated: time,
      updated: time,
      downloadTokens: [randomUUID()],
      contentType: DEFAULT_CONTENT_TYPE,
      contentEncoding: 'identity',
      contentDisposition: null,
      contentLanguage: null,
      cacheControl: null,
      metadata: {},
      ...settings,
    }
  }
  const keep = (object: StoredObject, bytes: Buffer) => {
    const key = keyOf(object.bucket, object.name)
    const before = objects.get(key)
    later.delete(key)
    objects.set(key, object)
    blobs.set(object.sha256, bytes)
    if (before && before.sha256 !== object.sha256) release(before.sha256)
    changed({ put: object })
  }

  return {
    get: (bucket, name) => {
      settle(keyOf(bucket, name))
      return objects.get(keyOf(bucket, name))
    },
    bytes(object) {
      const bytes = blobs.get(object.sha256)
      if (!bytes) throw new Error(`The bytes of ${object.name} are missing.`)
      return bytes
    },
    all(bucket) {
      settleAll()
      const inside = [...objects.values()].filter((object) => object.bucket === bucket)
      return inside.sort((a, b) => compareNames(a.name, b.name))
    },
    draft,
    keep,
    keepLater(bucket, name, read) {
      later.set(keyOf(bucket, name), () => {
        const { bytes, settings } = read()
        keep(draft(bucket, name, bytes, settings), bytes)
      })
    },
    change(object, changes) {
      const next = {
        ...object,
        ...changes,
        metageneration: object.metageneration + 1,
        updated: new Date(now()).toISOString(),
      }
      objects.set(keyOf(object.bucket, object.name), next)
      changed({ put: next })
      return next
    },
    remove,
    isEmpty: () => objects.size === 0 && later.size === 0,
    clear() {
      const gone = [...objects.values()]
      later.clear()
      objects.clear()
      blobs.clear()
      for (const { bucket, name } of gone) changed({ removed: { bucket, name } })
    },
    onChange: (listener) => listeners.push(listener),
    apply(data) {
      if (!isChange(data)) throw new Error('it is no change of files')
      if ('put' in data) objects.set(keyOf(data.put.bucket, data.put.name), data.put)
      else objects.delete(keyOf(data.removed.bucket, data.removed.name))
    },
    save() {
      settleAll()
      return saveList([...objects.values()])
    },
    blobs() {
      settleAll()
      return blobs
    },
    restore(data) {
      if (!Array.isArray(data) || !data.every(isStoredObject))
        throw new Error('The part "storage" is no list of objects.')
      later.clear()
      objects.clear()
      blobs.clear()
      for (const object of data) objects.set(keyOf(object.bucket, object.name), object)
    },
    loadBytes(readBlob) {
      const lost: StoredObject[] = []
      for (const [key, object] of objects) {
        const bytes = blobs.get(object.sha256) ?? readBlob(object.sha256)
        if (bytes?.length === object.size) blobs.set(object.sha256, bytes)
        else {
          lost.push(object)
          objects.delete(key)
        }
      }
      return lost
    },
  }
}
