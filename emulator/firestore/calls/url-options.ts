/** The query parameters of the plain REST calls, read into the shapes that the RPC bodies have. */
import type { FieldPath } from '../names/field-path'
import { invalidArgument } from '../status'
import { parseMaskPath, parsePrecondition } from '../write/parse-write'
import type { Precondition } from '../write/write'

function readFlag(parameters: URLSearchParams, key: string): boolean | null {
  const text = parameters.get(key)
  if (text === null) return null
  if (text !== 'true' && text !== 'false') throw invalidArgument(`Invalid value at '${key}': true or false.`)
  return text === 'true'
}

/** `currentDocument.exists` and `currentDocument.updateTime`. */
export function preconditionOf(parameters: URLSearchParams): Precondition {
  return parsePrecondition({
    exists: readFlag(parameters, 'currentDocument.exists'),
    updateTime: parameters.get('currentDocument.updateTime'),
  })
}

/** A repeated parameter such as `mask.fieldPaths`; null where it is left out. */
export function maskOf(parameters: URLSearchParams, key: string): readonly FieldPath[] | null {
  const paths = parameters.getAll(key)
  return paths.length === 0 ? null : paths.map(parseMaskPath)
}

/** @returns A page size from 1 to `most`; 0 and nothing ask for `most`. */
export function pageSizeOf(raw: string | number | null, most: number): number {
  const size = Number(raw ?? 0)
  if (!Number.isInteger(size) || size < 0) throw invalidArgument(`Invalid value at 'pageSize': ${raw}`)
  return size === 0 ? most : Math.min(size, most)
}
