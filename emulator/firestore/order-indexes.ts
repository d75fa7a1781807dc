/**
 * Documents in the order of one field, or of their names, so that a query with a limit reads its results and does not
 * sort the whole collection. An index is begun by the first query that can use it, built in slices between which other
 * calls are answered, and follows every write from then on.
 */
import { type FieldPath, formatFieldPath } from './names/field-path'
import type { StoredDocument } from './stored-document'
import { fieldAt } from './values/field-access'
import { compareDocuments } from './values/utf8-order'
import { compareValues } from './values/value-order'

/** A field to order by; null orders by the documents' names alone. */
export type OrderField = FieldPath | null

export interface OrderIndexes {
  /**
   * Documents of a scope that have the field, in rising order, documents of one value by their names.
   * @param documents The documents of the scope, for a first use.
   * @returns null while the index is being built.
   */
  find(scope: string, field: OrderField, documents: () => Iterable<StoredDocument>): SortedDocuments | null
  /** A document of these scopes was replaced, made (no `before`) or removed (no `after`). */
  follow(
    scopes: readonly string[],
    before: StoredDocument | undefined,
    after: StoredDocument | undefined,
  ): void
  clear(): void
}

interface SortedDocuments {
  /**
   * Walks in one direction.
   * @param isBefore Documents to leave out: once it is false in this direction, it stays false.
   */
  walk(direction: 'ASC' | 'DESC', isBefore: (document: StoredDocument) => boolean): Iterable<StoredDocument>
}

/** Documents of one piece of a sorted list: inserting moves no more than these. */
const PIECE = 512
/** Indexes of a database; beyond it those go that were not used for the longest time. */
const MOST_INDEXES = 30
/** A slice of building, in milliseconds, and how many documents are added between two looks at the clock. */
const SLICE_MS = 3
const STRIDE = 64

/** The first index for which `isBelow` is false, where it is true for all before and false for all after. */
function partition<T>(items: readonly T[], isBelow: (item: T) => boolean): number {
  let from = 0
  let to = items.length
  while (from < to) {
    const middle = (from + to) >> 1
    const item = items[middle]
    if (item !== undefined && isBelow(item)) from = middle + 1
    else to = middle
  }
  return from
}

type Piece = StoredDocument[]

function createSortedList(compare: (left: StoredDocument, right: StoredDocument) => number) {
  const pieces: Piece[] = []
  const lastOf = (piece: Piece): StoredDocument | undefined => piece.at(-1)

  /** The place of the first document that is not below: its piece, and its index there. */
  const place = (isBelow: (document: StoredDocument) => boolean): [piece: number, index: number] => {
    const at = partition(pieces, (piece) => {
      const last = lastOf(piece)
      return last !== undefined && isBelow(last)
    })
    return [at, partition(pieces[at] ?? [], isBelow)]
  }

  return {
    add: (document: StoredDocument): void => {
      const isBelow = (other: StoredDocument) => compare(other, document) < 0
      const [found, index] = place(isBelow)
      // Behind all others it goes to the end of the last piece.
      const at = Math.min(found, Math.max(pieces.length - 1, 0))
      const piece = pieces[at] ?? []
      if (pieces.length === 0) pieces.push(piece)
      piece.splice(at === found ? index : piece.length, 0, document)
      if (piece.length > PIECE) pieces.splice(at + 1, 0, piece.splice(PIECE / 2))
    },
    remove: (document: StoredDocument): void => {
      const [at, index] = place((other) => compare(other, document) < 0)
      const piece = pieces[at]
      if (piece?.[index] !== document) return
      piece.splice(index, 1)
      if (piece.length === 0) pieces.splice(at, 1)
    },
    *walk(direction: 'ASC' | 'DESC', isBefore: (document: StoredDocument) => boolean) {
      if (direction === 'ASC') {
        const [at, index] = place(isBefore)
        for (let next = at; next < pieces.length; next += 1) {
          const piece = pieces[next] ?? []
          for (const document of next === at ? piece.slice(index) : piece) yield document
        }
        return
      }
      const [at, index] = place((document) => !isBefore(document))
      for (let next = at; next >= 0; next -= 1) {
        const piece = pieces[next] ?? []
        for (let place = (next === at ? index : piece.length) - 1; place >= 0; place -= 1) {
          const document = piece[place]
          if (document) yield document
        }
      }
    },
  }
}

interface Index {
  readonly scope: string
  readonly has: (document: StoredDocument) => boolean
  readonly list: ReturnType<typeof createSortedList>
  /** Documents that went while the index was being built; null once it is complete. */
  gone: Set<StoredDocument> | null
  isDropped: boolean
}

function createIndex(scope: string, field: OrderField): Index {
  const compare = (left: StoredDocument, right: StoredDocument): number => {
    const a = field && fieldAt(left.fields, field)
    const b = field && fieldAt(right.fields, field)
    return (a && b ? compareValues(a, b) : 0) || compareDocuments(left, right)
  }
  const has = ({ fields }: StoredDocument) => field === null || fieldAt(fields, field) !== undefined
  return { scope, has, list: createSortedList(compare), gone: new Set(), isDropped: false }
}

/** Adds documents until the slice is over, and goes on later. */
function build(index: Index, rest: StoredDocument[]): void {
  const end = performance.now() + SLICE_MS
  while (rest.length > 0) {
    for (const document of rest.splice(-STRIDE)) {
      if (index.has(document) && !index.gone?.has(document)) index.list.add(document)
    }
    if (performance.now() < end) continue
    setImmediate(() => {
      if (!index.isDropped) build(index, rest)
    })
    return
  }
  index.gone = null
}

export function createOrderIndexes(): OrderIndexes {
  /** The one that was used last stands last. */
  const indexes = new Map<string, Index>()
  const drop = (name: string, index: Index): void => {
    index.isDropped = true
    indexes.delete(name)
  }

  return {
    find: (scope, field, documents) => {
      const name = `${field ? formatFieldPath(field) : ''} ${scope}`
      const known = indexes.get(name)
      const index = known ?? createIndex(scope, field)
      indexes.delete(name)
      indexes.set(name, index)
      if (!known) {
        build(index, [...documents()])
        for (const [oldest, other] of indexes) if (indexes.size > MOST_INDEXES) drop(oldest, other)
      }
      return index.gone ? null : index.list
    },
    follow: (scopes, before, after) => {
      for (const index of indexes.values()) {
        if (!scopes.includes(index.scope)) continue
        if (before && index.has(before)) index.list.remove(before)
        if (before) index.gone?.add(before)
        if (after && index.has(after)) index.list.add(after)
      }
    },
    clear: () => {
      for (const [name, index] of indexes) drop(name, index)
    },
  }
}
