import type { Kind } from './kinds'

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
