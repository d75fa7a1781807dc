import { isJsonObject, type JsonObject } from '../request-fields'
import type { Settable } from './stored-object'

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/**
 * What a request's JSON sets. Custom metadata is merged into `before`'s, a null removes a key; what is not named stays.
 */
export function readSettings(body: JsonObject, before: Record<string, string> = {}): Partial<Settable> {
  const settings: Partial<Settable> = {}
  if (typeof body.contentType === 'string' && body.contentType) settings.contentType = body.contentType
  if (typeof body.contentEncoding === 'string' && body.contentEncoding)
    settings.contentEncoding = body.contentEncoding
  if ('contentDisposition' in body) settings.contentDisposition = textOrNull(body.contentDisposition)
  if ('contentLanguage' in body) settings.contentLanguage = textOrNull(body.contentLanguage)
  if ('cacheControl' in body) settings.cacheControl = textOrNull(body.cacheControl)
  if (isJsonObject(body.metadata)) {
    const merged = new Map(Object.entries(before))
    for (const [key, value] of Object.entries(body.metadata)) {
      if (value === null) merged.delete(key)
      else merged.set(key, String(value))
    }
    settings.metadata = Object.fromEntries(merged)
  } else if (body.metadata === null) {
    settings.metadata = {}
  }
  return settings
}
