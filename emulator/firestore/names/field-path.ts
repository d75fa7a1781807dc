/** Field paths: `a.b`, with backquotes around names that are no plain identifiers (`` `x.y`.z ``). */
import { invalidArgument } from '../status'
import { isReserved } from './id-rules'

export type FieldPath = readonly string[]

const MAX_FIELD_PATH_BYTES = 1500
const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/
const SEGMENT = /(?:([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/sy

export const NAME_FIELD: FieldPath = ['__name__']

export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__'
}

/**
 * Splits a field path of a request.
 * @throws StatusError INVALID_ARGUMENT when it is malformed, too long or reserved (`__name__` alone is allowed).
 */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = []
  let position = 0
  let open = true
  while (open) {
    SEGMENT.lastIndex = position
    const match = SEGMENT.exec(text)
    if (!match) throw malformed(text)
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1'))
    position = SEGMENT.lastIndex
    open = match[3] === '.'
  }
  if (Buffer.byteLength(segments.join('.')) > MAX_FIELD_PATH_BYTES) {
    throw invalidArgument(`Field path "${text.slice(0, 40)}…" is longer than ${MAX_FIELD_PATH_BYTES} bytes.`)
  }
  const reserved = segments.find((segment) => isReserved(segment))
  if (reserved !== undefined && !isNameField(segments)) {
    throw invalidArgument(`Field name "${reserved}" in "${text}" is reserved.`)
  }
  return segments
}

function malformed(text: string): Error {
  return invalidArgument(
    `Invalid property path "${text}". Unquoted property names must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and ` +
      'quoted property names must match regex (`(?:[^`\\\\]|(?:\\\\.))+`).',
  )
}

/** The text of a path, quoted where it must be. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``))
    .join('.')
}
