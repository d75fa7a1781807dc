/** The documents of one collection in the order of one field, so that "newest first, 20" reads only what it returns. */
import type { FieldPath } from './names/field-path'
import type { StoredDocument } from './stored-document'
import { fieldAt } from './values/field-access'
import { compareDocuments } from './values/utf8-order'
import { compareValues } from './values/value-order'

/** An index over `documents`; those that lack the field are not in it. Sorting 200,000 takes about half a second. */
export function createOrderIndex(field: FieldPath, documents: Iterable<StoredDocument>) {
  const has = (document: StoredDocument) => fieldAt(document.fields, field) !== undefined
  const compare = (left: StoredDocument, right: StoredDocument): number => {
    const a = fieldAt(left.fields, field)
    const b = fieldAt(right.fields, field)
    return (a && b ? compareValues(a, b) : 0) || compareDocuments(left, right)
  }
  const sorted = [...documents]
    .flatMap((document) => {
      const value = fieldAt(document.fields, field)
      return value ? [{ document, value }] : []
    })
    .sort(
      (left, right) =>
        compareValues(left.value, right.value) || compareDocuments(left.document, right.document),
    )
    .map(({ document }) => document)

  /** The first place whose document is not before this one. */
  const placeOf = (document: StoredDocument): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const at = sorted[middle]
      if (at && compare(at, document) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    add: (document: StoredDocument): void => {
      if (has(document)) sorted.splice(placeOf(document), 0, document)
    },
    remove: (document: StoredDocument): void => {
      if (has(document)) sorted.splice(placeOf(document), 1)
    },
    *walk(direction: 'ASC' | 'DESC'): Iterable<StoredDocument> {
      const last = sorted.length - 1
      for (let place = 0; place <= last; place += 1) {
        const document = sorted[direction === 'ASC' ? place : last - place]
        if (document) yield document
      }
    },
  }
}

export type OrderIndex = ReturnType<typeof createOrderIndex>
