/** One object: what is kept of it beside its bytes, and how it is shown over HTTP and to the rules. */
import { type RuleMap, RuleTimestamp, type RuleValue } from '../rules/values'

/** The type of an object that nobody gave one. */
export const DEFAULT_CONTENT_TYPE = 'application/octet-stream'

/** The largest object, in bytes. */
export const MAX_OBJECT_BYTES = 64 * 1024 * 1024

/** What an upload or an update may set. */
export interface Settable {
  contentType: string
  contentEncoding: string
  contentDisposition: string | null
  contentLanguage: string | null
  cacheControl: string | null
  metadata: Record<string, string>
}

export interface StoredObject extends Settable {
  bucket: string
  name: string
  /** Microseconds since the epoch as text: a new one for each new content. */
  generation: string
  /** Counts changes of the metadata of one generation, from 1. */
  metageneration: number
  size: number
  md5Hash: string
  crc32c: string
  /** ISO 8601. */
  timeCreated: string
  updated: string
  /** Whoever holds one reads the object past the rules. */
  downloadTokens: string[]
}

function etagOf(object: StoredObject): string {
  return Buffer.from(`${object.generation}/${object.metageneration}`).toString('base64')
}

/** The object as the SDK reads it. */
export function objectJson(object: StoredObject): Record<string, unknown> {
  return {
    name: object.name,
    bucket: object.bucket,
    generation: object.generation,
    metageneration: String(object.metageneration),
    contentType: object.contentType,
    timeCreated: object.timeCreated,
    updated: object.updated,
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5Hash,
    crc32c: object.crc32c,
    etag: etagOf(object),
    contentEncoding: object.contentEncoding,
    contentDisposition: object.contentDisposition ?? dispositionOf(object.name),
    ...(object.contentLanguage !== null && { contentLanguage: object.contentLanguage }),
    ...(object.cacheControl !== null && { cacheControl: object.cacheControl }),
    ...(Object.keys(object.metadata).length > 0 && { metadata: object.metadata }),
    downloadTokens: object.downloadTokens.join(','),
  }
}

/** `inline` with the file's own name, in the form that any script survives. */
function dispositionOf(name: string): string {
  const file = encodeURIComponent(name.split('/').at(-1) ?? name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename*=utf-8''${file}`
}

/** Headers are sent byte by byte: this makes the bytes those of UTF-8, where Node.js would refuse the text. */
function headerText(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1')
}

/** Headers of a download. */
export function contentHeaders(object: StoredObject): Record<string, string> {
  return {
    'content-type': headerText(object.contentType),
    'content-disposition': headerText(object.contentDisposition ?? dispositionOf(object.name)),
    'cache-control': headerText(object.cacheControl ?? 'private, max-age=0'),
    'accept-ranges': 'bytes',
    etag: `"${etagOf(object)}"`,
    'last-modified': new Date(object.updated).toUTCString(),
    'x-goog-generation': object.generation,
    'x-goog-metageneration': String(object.metageneration),
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    ...(object.contentEncoding !== 'identity' && { 'content-encoding': headerText(object.contentEncoding) }),
    ...(object.contentLanguage !== null && { 'content-language': headerText(object.contentLanguage) }),
  }
}

function ruleTime(iso: string): RuleTimestamp {
  const ms = Date.parse(iso)
  return new RuleTimestamp(BigInt(Math.floor(ms / 1000)), (ms % 1000) * 1_000_000)
}

/** The object as rules see it in `resource`. */
export function ruleObject(object: StoredObject): RuleMap {
  const fields: [string, RuleValue][] = [
    ['name', object.name],
    ['bucket', object.bucket],
    ['generation', BigInt(object.generation)],
    ['metageneration', BigInt(object.metageneration)],
    ['size', BigInt(object.size)],
    ['timeCreated', ruleTime(object.timeCreated)],
    ['updated', ruleTime(object.updated)],
    ['md5Hash', object.md5Hash],
    ['crc32c', object.crc32c],
    ['etag', etagOf(object)],
    ['contentDisposition', object.contentDisposition ?? dispositionOf(object.name)],
    ['contentEncoding', object.contentEncoding],
    ['contentLanguage', object.contentLanguage],
    ['contentType', object.contentType],
    ['metadata', new Map(Object.entries(object.metadata))],
  ]
  return new Map(fields)
}

/**
 * The object as rules see it in `request.resource`: times and etag are not known before it is stored, and the bytes of an
 * upload have no generation yet.
 */
export function proposedObject(object: StoredObject, isUpload: boolean): RuleMap {
  const fields = new Map(ruleObject(object))
  for (const name of ['timeCreated', 'updated', 'etag']) fields.delete(name)
  if (isUpload) for (const name of ['generation', 'metageneration']) fields.set(name, null)
  return fields
}

/** What an upload says of its object beside the bytes. */
export interface Announced {
  settings: Partial<Settable>
  /** The checksum that the bytes must have; null when the client tells none. */
  md5Hash: string | null
}
