/** All objects of all buckets with their bytes, in memory. */
import { createHash, randomUUID } from 'node:crypto'
import { crc32c } from '../checksums'
import type { EntryChange, StoredPart } from '../data/stored-part'
import { isJsonObject } from '../request-fields'
import { DEFAULT_CONTENT_TYPE, type Settable, type StoredObject } from './stored-object'

export interface ObjectStore extends StoredPart {
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
  clear(): void
  /** Makes every object of `keepLater` now. */
  settle(): void
}

/** The order of listings: that of the names' UTF-8 bytes. */
export function compareNames(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right))
}

function isStoredObject(value: unknown): value is StoredObject {
  return (
    isJsonObject(value) && ['bucket', 'name', 'generation'].every((key) => typeof value[key] === 'string')
  )
}

interface Held {
  readonly object: StoredObject
  readonly bytes: Buffer
}

/** The big-endian bytes of a checksum. */
function base64Of(checksum: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(checksum)
  return bytes.toString('base64')
}

/** The stored form: JSON, which holds no line break, a line break, and the bytes. */
const encode = ({ object, bytes }: Held) => Buffer.concat([Buffer.from(`${JSON.stringify(object)}\n`), bytes])

/** @param options.now Milliseconds since the epoch, for tests. */
export function createObjectStore(options: { now?: () => number } = {}): ObjectStore {
  const now = options.now ?? Date.now
  const objects = new Map<string, Held>()
  const listeners: ((change: EntryChange) => void)[] = []
  const later = new Map<string, () => void>()
  let lastGeneration = 0n

  const keyOf = (bucket: string, name: string) => `${encodeURIComponent(bucket)}/${name}`
  /** Puts an object under a key, or removes it. */
  const set = (key: string, after: Held | undefined) => {
    const before = objects.get(key)
    if (after) objects.set(key, after)
    else objects.delete(key)
    for (const listener of listeners) {
      listener({
        key: `file/${key}`,
        encode: after ? () => encode(after) : null,
        undo: () => set(key, before),
      })
    }
  }
  const nextGeneration = () => {
    const micros = BigInt(now()) * 1000n
    lastGeneration = micros > lastGeneration ? micros : lastGeneration + 1n
    return String(lastGeneration)
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
      md5Hash: createHash('md5').update(bytes).digest('base64'),
      crc32c: base64Of(crc32c(bytes)),
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
    later.delete(key)
    set(key, { object, bytes })
  }
  const bytesOf = ({ bucket, name }: StoredObject): Buffer => {
    const held = objects.get(keyOf(bucket, name))
    if (!held) throw new Error(`The bytes of ${name} are missing.`)
    return held.bytes
  }

  return {
    get: (bucket, name) => {
      settle(keyOf(bucket, name))
      return objects.get(keyOf(bucket, name))?.object
    },
    bytes: bytesOf,
    all(bucket) {
      settleAll()
      const inside = [...objects.values()]
        .map(({ object }) => object)
        .filter((object) => object.bucket === bucket)
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
      keep(next, bytesOf(object))
      return next
    },
    remove: ({ bucket, name }) => set(keyOf(bucket, name), undefined),
    clear() {
      later.clear()
      for (const key of objects.keys()) set(key, undefined)
    },
    settle: settleAll,
    kinds: ['file'],
    onChange: (listener) => listeners.push(listener),
    load(_, value) {
      const end = value.indexOf('\n')
      const object: unknown = JSON.parse(value.toString('utf8', 0, end))
      if (!isStoredObject(object)) throw new Error('an entry is no file')
      objects.set(keyOf(object.bucket, object.name), { object, bytes: value.subarray(end + 1) })
    },
  }
}
