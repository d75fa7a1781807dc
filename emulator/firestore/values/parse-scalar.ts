/** Numbers, bytes and places of a request. */
import { readObject } from '../json-shape'
import { invalidArgument } from '../status'
import type { WireValue } from '../wire-value'

export const MAX_INT64 = 2n ** 63n - 1n
export const MIN_INT64 = -(2n ** 63n)

/** @throws StatusError INVALID_ARGUMENT when it is no 64-bit integer, as text or as number. */
export function parseInteger(raw: unknown, where: string): WireValue {
  const text = typeof raw === 'number' && Number.isSafeInteger(raw) ? String(raw) : raw
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text)) {
    throw invalidArgument(`Invalid value at '${where}' (TYPE_INT64), ${JSON.stringify(raw)}`)
  }
  const value = BigInt(text)
  if (value > MAX_INT64 || value < MIN_INT64) {
    throw invalidArgument(`Invalid value at '${where}' (TYPE_INT64), ${text}`)
  }
  return { integerValue: value.toString() }
}

/** The stored form of a double: what JSON cannot say as a number is a word. */
export function doubleValue(value: number): WireValue {
  if (Number.isNaN(value)) return { doubleValue: 'NaN' }
  if (value === Number.POSITIVE_INFINITY) return { doubleValue: 'Infinity' }
  if (value === Number.NEGATIVE_INFINITY) return { doubleValue: '-Infinity' }
  return { doubleValue: Object.is(value, -0) ? '-0' : value }
}

/** @throws StatusError INVALID_ARGUMENT when it is neither a number nor the text of one. */
export function parseDouble(raw: unknown, where: string): WireValue {
  if (typeof raw === 'number') return doubleValue(raw)
  if (raw === 'NaN') return doubleValue(Number.NaN)
  if (typeof raw === 'string' && /^-?(\d+(\.\d+)?([eE][-+]?\d+)?|Infinity)$/.test(raw)) {
    return doubleValue(Number(raw))
  }
  throw invalidArgument(`Invalid value at '${where}' (TYPE_DOUBLE), ${JSON.stringify(raw)}`)
}

/** Takes standard and URL-safe base64, padded or not. @throws StatusError INVALID_ARGUMENT */
export function parseBytes(raw: unknown, where: string): WireValue {
  if (typeof raw !== 'string' || !/^[A-Za-z0-9+/_-]*={0,2}$/.test(raw)) {
    throw invalidArgument(`Invalid value at '${where}' (TYPE_BYTES), Base64 decoding failed`)
  }
  return { bytesValue: Buffer.from(raw, 'base64').toString('base64') }
}

/** A coordinate that is left out is 0, as in proto3 JSON. @throws StatusError INVALID_ARGUMENT */
export function parseGeoPoint(raw: unknown, where: string): WireValue {
  const { latitude = 0, longitude = 0 } = readObject(raw, where)
  if (typeof latitude !== 'number' || Math.abs(latitude) > 90) {
    throw invalidArgument(`Latitude at '${where}' must be from -90 to 90.`)
  }
  if (typeof longitude !== 'number' || Math.abs(longitude) > 180) {
    throw invalidArgument(`Longitude at '${where}' must be from -180 to 180.`)
  }
  return { geoPointValue: { latitude, longitude } }
}
