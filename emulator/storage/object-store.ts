/** All objects of all buckets, in memory; bytes are kept once each, by their sha256. */
import { randomUUID } from 'node:crypto'
import { isJsonObject } from '../request-fields'
import { crc32c, md5, sha256 } from './checksums'
import { DEFAULT_CONTENT_TYPE, type Settable, type StoredObject } from './stored-object'

export interface ObjectStore {
  get(bucket: string, name: string): StoredObject | undefined
  bytes(object: StoredObject): Buffer
  /** Objects of a bucket in the order of their names (UTF-8). */
  all(bucket: string): StoredObject[]
  /** The object that an upload would make; `keep` stores it. */
  draft(bucket: string, name: string, bytes: Buffer, settings: Partial<Settable>): StoredObject
  keep(object: StoredObject, bytes: Buffer): void
  change(object: StoredObject, changes: Partial<StoredObject>): StoredObject
  remove(object: StoredObject): void
  isEmpty(): boolean
  clear(): void
  onChange(listener: () => void): void
  /** Objects without their bytes, as JSON data. */
  snapshot(): unknown
  /** Every blob that an object holds, by sha256. */
  blobs(): ReadonlyMap<string, Buffer>
  /**
   * Replaces everything by a snapshot.
   * @param readBlob gives the bytes of a sha256, null when they are gone.
   * @returns names of objects whose bytes are gone, or not as many as they were: they are left out.
   * @throws Error when `data` is no snapshot of this part.
   */
  restore(data: unknown, readBlob: (hash: string) => Buffer | null): string[]
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

/** @param options.now Milliseconds since the epoch, for tests. */
export function createObjectStore(options: { now?: () => number } = {}): ObjectStore {
  const now = options.now ?? Date.now
  const objects = new Map<string, StoredObject>()
  const blobs = new Map<string, Buffer>()
  const listeners: (() => void)[] = []
  let lastGeneration = 0n

  const keyOf = (bucket: string, name: string) => `${bucket}/${name}`
  const changed = () => {
    for (const listener of listeners) listener()
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

  return {
    get: (bucket, name) => objects.get(keyOf(bucket, name)),
    bytes(object) {
      const bytes = blobs.get(object.sha256)
      if (!bytes) throw new Error(`The bytes of ${object.name} are missing.`)
      return bytes
    },
    all: (bucket) =>
      [...objects.values()]
        .filter((object) => object.bucket === bucket)
        .sort((a, b) => compareNames(a.name, b.name)),
    draft(bucket, name, bytes, settings) {
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
    },
    keep(object, bytes) {
      const before = objects.get(keyOf(object.bucket, object.name))
      objects.set(keyOf(object.bucket, object.name), object)
      blobs.set(object.sha256, bytes)
      if (before && before.sha256 !== object.sha256) release(before.sha256)
      changed()
    },
    change(object, changes) {
      const next = {
        ...object,
        ...changes,
        metageneration: object.metageneration + 1,
        updated: new Date(now()).toISOString(),
      }
      objects.set(keyOf(object.bucket, object.name), next)
      changed()
      return next
    },
    remove(object) {
      objects.delete(keyOf(object.bucket, object.name))
      release(object.sha256)
      changed()
    },
    isEmpty: () => objects.size === 0,
    clear() {
      objects.clear()
      blobs.clear()
      changed()
    },
    onChange: (listener) => listeners.push(listener),
    snapshot: () => [...objects.values()],
    blobs: () => blobs,
    restore(data, readBlob) {
      if (!Array.isArray(data) || !data.every(isStoredObject))
        throw new Error('The part "storage" is no list of objects.')
      objects.clear()
      blobs.clear()
      const lost: string[] = []
      for (const object of data) {
        const bytes = blobs.get(object.sha256) ?? readBlob(object.sha256)
        if (bytes?.length !== object.size) {
          lost.push(object.name)
          continue
        }
        blobs.set(object.sha256, bytes)
        objects.set(keyOf(object.bucket, object.name), object)
      }
      changed()
      return lost
    },
  }
}
