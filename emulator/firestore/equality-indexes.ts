/**
 * Documents by the value of a field, so that an equality filter reads its results and not the whole collection. An
 * index is built by the first query that can use it and follows every write from then on.
 */

import { type FieldPath, formatFieldPath } from './names/field-path'
import { equalityKey } from './query/equality-key'
import type { StoredDocument } from './stored-document'
import { fieldAt } from './values/field-access'
import type { WireValue } from './wire-value'

/** `value` finds what the field is, `member` what a list in it contains. */
export type IndexKind = 'value' | 'member'

/** Entries of all indexes of a database; above it those go that were not used for the longest time. */
const MOST_ENTRIES = 1_000_000

const NONE = new Set<StoredDocument>()

interface Index {
  readonly scope: string
  readonly keysOf: (document: StoredDocument) => readonly string[]
  /** A value of a single document, such as a unique one, needs no set. */
  readonly found: Map<string, StoredDocument | Set<StoredDocument>>
  entries: number
}

function keysAt(kind: IndexKind, field: FieldPath): Index['keysOf'] {
  return ({ fields }) => {
    const value = fieldAt(fields, field)
    if (!value) return []
    if (kind === 'value') return [equalityKey(value)]
    return 'arrayValue' in value ? [...new Set(value.arrayValue.values.map(equalityKey))] : []
  }
}

function add(index: Index, document: StoredDocument): void {
  for (const key of index.keysOf(document)) {
    const known = index.found.get(key)
    if (known instanceof Set) known.add(document)
    else index.found.set(key, known ? new Set([known, document]) : document)
    index.entries += 1
  }
}

function drop(index: Index, document: StoredDocument): void {
  for (const key of index.keysOf(document)) {
    const known = index.found.get(key)
    if (known instanceof Set) known.delete(document)
    if (known === document || (known instanceof Set && known.size === 0)) index.found.delete(key)
    index.entries -= 1
  }
}

/** @param mostEntries The bound on memory, for tests. */
export function createEqualityIndexes(mostEntries = MOST_ENTRIES) {
  /** The last used one is last. */
  const indexes = new Map<string, Index>()

  const forget = (keep: string): void => {
    let entries = 0
    for (const index of indexes.values()) entries += index.entries
    for (const [name, index] of indexes) {
      if (entries <= mostEntries) return
      if (name === keep) continue
      indexes.delete(name)
      entries -= index.entries
    }
  }
  const build = (name: string, index: Index, documents: Iterable<StoredDocument>): Index => {
    for (const document of documents) add(index, document)
    indexes.set(name, index)
    forget(name)
    return index
  }

  return {
    /**
     * All documents of a scope that can have the value at the field, and perhaps some others.
     * @param documents The documents of the scope, for a first use.
     */
    find: (
      scope: string,
      kind: IndexKind,
      field: FieldPath,
      value: WireValue,
      documents: () => Iterable<StoredDocument>,
    ): ReadonlySet<StoredDocument> => {
      const name = `${kind} ${formatFieldPath(field)} ${scope}`
      const known = indexes.get(name)
      indexes.delete(name)
      if (known) indexes.set(name, known)
      const fresh = { scope, keysOf: keysAt(kind, field), found: new Map(), entries: 0 }
      const { found } = known ?? build(name, fresh, documents())
      const having = found.get(equalityKey(value)) ?? NONE
      return having instanceof Set ? having : new Set([having])
    },
    /** A document of these scopes was replaced, made (no `before`) or removed (no `after`). */
    follow: (scopes: readonly string[], before?: StoredDocument, after?: StoredDocument) => {
      for (const index of indexes.values()) {
        if (!scopes.includes(index.scope)) continue
        if (before) drop(index, before)
        if (after) add(index, after)
      }
    },
    clear: () => indexes.clear(),
  }
}
