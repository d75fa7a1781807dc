/** The metadata that a request sets: parsed once, and safe to send as headers later. */
import { HttpError } from '../http'
import { isJsonObject, type JsonObject } from '../request-fields'
import { DEFAULT_CONTENT_TYPE, type Settable } from './stored-object'

/** The value to store: null for a field that is emptied, undefined for one that is not named. */
function textOf(body: JsonObject, name: string): string | null | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (value === null || value === '') return null
  if (typeof value !== 'string') throw new HttpError(400, `${name} must be a string.`)
  for (const character of value) {
    if (character < ' ' || character === '\u007f') {
      throw new HttpError(400, `${name} holds a control character.`)
    }
  }
  return value
}

/** Custom metadata is merged into what was there; a null removes its key, null for all of it empties it. */
function customMetadata(value: unknown, before: Record<string, string>): Record<string, string> {
  if (value === null) return {}
  if (!isJsonObject(value)) throw new HttpError(400, 'metadata must be an object.')
  const merged = new Map(Object.entries(before))
  for (const [key, entry] of Object.entries(value)) {
    if (entry === null) merged.delete(key)
    else if (typeof entry === 'string') merged.set(key, entry)
    else throw new HttpError(400, `metadata.${key} must be a string.`)
  }
  return Object.fromEntries(merged)
}

/**
 * What a request's JSON sets; fields that it does not name are absent.
 * @param before The custom metadata to change. @throws HttpError 400
 */
export function readSettings(body: JsonObject, before: Record<string, string> = {}): Partial<Settable> {
  const settings: Partial<Settable> = {}
  const contentType = textOf(body, 'contentType')
  if (contentType !== undefined) settings.contentType = contentType ?? DEFAULT_CONTENT_TYPE
  const contentEncoding = textOf(body, 'contentEncoding')
  if (contentEncoding !== undefined) settings.contentEncoding = contentEncoding ?? 'identity'
  for (const name of ['contentDisposition', 'contentLanguage', 'cacheControl'] as const) {
    const value = textOf(body, name)
    if (value !== undefined) settings[name] = value
  }
  if (body.metadata !== undefined) settings.metadata = customMetadata(body.metadata, before)
  return settings
}
