import { type Kind, kindOf } from './kinds'

/** One document as a file says it; `$` forms (seed/README.md) are not yet read. */
export interface SourceDocument {
  file: string
  line: number
  /** Path of its collection. */
  collection: string
  kind: Kind
  id: string
  fields: Readonly<Record<string, unknown>>
}

/** A document that no file holds. @param origin what problems name in place of the file */
export function sourceOf(
  origin: string,
  collection: string,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): SourceDocument {
  const kind = kindOf(collection)
  if (!kind) throw new Error(`"${collection}" is no collection of content.`)
  return { file: origin, line: 1, collection, kind, id, fields }
}
