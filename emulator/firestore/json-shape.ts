/** Readers for request bodies: each returns the typed part or refuses the call with the place of the fault. */
import { invalidArgument } from './status'

export type JsonObject = Readonly<Record<string, unknown>>

/** @throws StatusError INVALID_ARGUMENT when the value is no JSON object. */
export function readObject(value: unknown, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidArgument(`Invalid value at '${where}': an object is expected.`)
  }
  // An object that is neither null nor an array has string keys only after JSON.parse.
  return value as JsonObject
}

/** The object at `key`, or null where the request leaves it out. */
export function readOptionalObject(body: JsonObject, key: string, where: string): JsonObject | null {
  const value = body[key]
  return value === undefined || value === null ? null : readObject(value, `${where}.${key}`)
}

/** The list at `key`; a list that is left out is empty, as in proto3 JSON. */
export function readList(body: JsonObject, key: string, where: string): readonly unknown[] {
  const value = body[key]
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw invalidArgument(`Invalid value at '${where}.${key}': a list is expected.`)
  return value
}

export function readOptionalString(body: JsonObject, key: string, where: string): string | null {
  const value = body[key]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') {
    throw invalidArgument(`Invalid value at '${where}.${key}': a string is expected.`)
  }
  return value
}

export function readString(body: JsonObject, key: string, where: string): string {
  const value = readOptionalString(body, key, where)
  if (value === null) throw invalidArgument(`Missing value at '${where}.${key}'.`)
  return value
}

export function readBoolean(body: JsonObject, key: string, where: string): boolean {
  const value = body[key]
  if (value === undefined || value === null) return false
  if (typeof value !== 'boolean') {
    throw invalidArgument(`Invalid value at '${where}.${key}': true or false is expected.`)
  }
  return value
}

/** A whole number sent as number, as text (int64) or wrapped (`{ value: 3 }`); null where it is left out. */
export function readOptionalInteger(body: JsonObject, key: string, where: string): number | null {
  const raw = body[key]
  if (raw === undefined || raw === null) return null
  const value = typeof raw === 'object' ? readObject(raw, `${where}.${key}`).value : raw
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw invalidArgument(`Invalid value at '${where}.${key}': a whole number is expected.`)
  }
  return number
}
