/** Reads the fields of a JSON object with the types that they must have; a wrong type is the caller's fault, a 400. */
import { type Call, HttpError } from './http'

export type JsonObject = Record<string, unknown>

/** True for a JSON object: neither null nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function invalid(message: string): HttpError {
  return new HttpError(400, message, { error: { code: 400, message, status: 'INVALID_ARGUMENT' } })
}

/** Parses a JSON object; an empty text counts as `{}`. @throws HttpError 400 when it is anything else. */
export function parseJsonObject(text: string): JsonObject {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw invalid(`Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`.trim())
  }
  if (!isJsonObject(value)) throw invalid('Invalid JSON payload received. It must be an object.')
  return value
}

/** The body of a call as a JSON object. @throws HttpError 400 or 413 */
export async function jsonBody(call: Call, maxBytes = 1024 * 1024): Promise<JsonObject> {
  return parseJsonObject((await call.body(maxBytes)).toString('utf8'))
}

function field<T>(
  object: JsonObject,
  name: string,
  kind: string,
  matches: (value: unknown) => value is T,
): T | undefined {
  const value = object[name]
  if (value === undefined || value === null) return undefined
  if (!matches(value)) throw invalid(`Invalid value at '${name}': it must be ${kind}.`)
  return value
}

// Half a surrogate pair is not text: JSON can hold it, UTF-8 cannot.
const isText = (value: unknown): value is string => typeof value === 'string' && !/\p{Surrogate}/u.test(value)
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
// JSON of protocol buffers writes 64-bit integers as text; both forms are sent.
const isNumberLike = (value: unknown): value is number | string =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value))

export const textField = (object: JsonObject, name: string) =>
  field(object, name, 'a string of valid UTF-8', isText)
export const flagField = (object: JsonObject, name: string) => field(object, name, 'a boolean', isFlag)
export const objectField = (object: JsonObject, name: string) =>
  field(object, name, 'an object', isJsonObject)

/** A list of texts, empty when absent. */
export const textListField = (object: JsonObject, name: string): string[] =>
  field(object, name, 'a list of strings', isTextList) ?? []

export const numberField = (object: JsonObject, name: string): number | undefined => {
  const value = field(object, name, 'a number', isNumberLike)
  return value === undefined ? undefined : Number(value)
}
