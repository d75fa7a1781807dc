/**
 * Documents in the order of one field, or of their names, so that a query with a limit reads its results and does not
 * sort the whole collection. An index is begun by the first query that can use it, or when a large collection stops
 * growing; it is built in slices between which other calls are answered, and follows every write from then on.
 */
import { type FieldPath, formatFieldPath } from './names/field-path'
import type { StoredDocument } from './stored-document'
import { fieldAt } from './values/field-access'
import { compareDocuments } from './values/utf8-order'
import { compareValues } from './values/value-order'

/** A field to order by; null orders by the documents' names alone. */
export type OrderField = FieldPath | null

/** Documents of one piece of a sorted list: inserting moves no more than these. */
const PIECE = 512
/** Indexes of a database; beyond it those go that were not used for the longest time. */
const MOST_INDEXES = 30
/** A slice of building, in milliseconds, and how many documents are added between two looks at the clock. */
const SLICE_MS = 5
const STRIDE = 64
/** Milliseconds between two looks at whether a collection still grows. */
const GROWTH_MS = 100
/** Documents that show which fields a collection has, and the most indexes that are prepared for it. */
const SAMPLE = 100
const MOST_PREPARED = 8

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

/** @param isBelow Whether a document stands below a given one. */
function createSortedList(isBelow: (given: StoredDocument) => (other: StoredDocument) => boolean) {
  const pieces: StoredDocument[][] = []

  /** The place of the first document that is not passed: its piece, and its index there. */
  const place = (isPassed: (document: StoredDocument) => boolean): [piece: number, index: number] => {
    const at = partition(pieces, (piece) => {
      const last = piece.at(-1)
      return last !== undefined && isPassed(last)
    })
    return [at, partition(pieces[at] ?? [], isPassed)]
  }

  return {
    add: (document: StoredDocument): void => {
      const [found, index] = place(isBelow(document))
      // Behind all others it goes to the end of the last piece.
      const at = Math.min(found, Math.max(pieces.length - 1, 0))
      const piece = pieces[at] ?? []
      if (pieces.length === 0) pieces.push(piece)
      piece.splice(at === found ? index : piece.length, 0, document)
      if (piece.length > PIECE) pieces.splice(at + 1, 0, piece.splice(PIECE / 2))
    },
    remove: (document: StoredDocument): void => {
      const [at, index] = place(isBelow(document))
      const piece = pieces[at]
      if (piece?.[index] !== document) return
      piece.splice(index, 1)
      if (piece.length === 0) pieces.splice(at, 1)
    },
    /**
     * Walks in one direction.
     * @param isBefore Documents to leave out: once it is false in this direction, it stays false.
     */
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
  const isBelow = (given: StoredDocument) => {
    const value = field && fieldAt(given.fields, field)
    return (other: StoredDocument): boolean => {
      const otherValue = value && fieldAt(other.fields, field)
      return ((otherValue ? compareValues(otherValue, value) : 0) || compareDocuments(other, given)) < 0
    }
  }
  const has = ({ fields }: StoredDocument) => field === null || fieldAt(fields, field) !== undefined
  return { scope, has, list: createSortedList(isBelow), gone: new Set(), isDropped: false }
}

/** What lists are sorted by: times, names and numbers, as the first documents have them. */
function likelyOrders(documents: readonly StoredDocument[]): readonly OrderField[] {
  const fieldsWith = (...types: readonly string[]): OrderField[] => {
    const entries = documents.slice(0, SAMPLE).flatMap(({ fields }) => Object.entries(fields))
    const names = entries.filter(([, value]) => types.some((type) => type in value)).map(([name]) => name)
    return [...new Set(names)].map((name) => [name])
  }
  const orders = [...fieldsWith('timestampValue'), null, ...fieldsWith('integerValue', 'doubleValue')]
  return orders.slice(0, MOST_PREPARED)
}

export function createOrderIndexes() {
  /** The last used one is last. */
  const indexes = new Map<string, Index>()
  /** Those that are not complete, the next one first. */
  const building: { index: Index; documents: readonly StoredDocument[]; next: number }[] = []
  let isScheduled = false
  let scanned = 0
  const growing = new Map<string, { size: number; seen: number; documents: () => Iterable<StoredDocument> }>()
  const prepared = new Set<string>()
  let growthTimer: NodeJS.Timeout | undefined

  const nameOf = (scope: string, field: OrderField) => `${field ? formatFieldPath(field) : ''} ${scope}`
  const build = (ms: number): void => {
    const end = performance.now() + ms
    for (let now = 0; building[0] && now < end; now = performance.now()) {
      const [work] = building
      const { index, documents } = work
      for (const document of documents.slice(work.next, work.next + STRIDE)) {
        if (index.has(document) && !index.gone?.has(document)) index.list.add(document)
      }
      work.next += STRIDE
      if (work.next < documents.length && !index.isDropped) continue
      index.gone = null
      building.shift()
    }
    if (building.length === 0 || isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      build(Math.max(SLICE_MS, scanned))
      scanned = 0
    })
  }
  const begin = (scope: string, field: OrderField, documents: readonly StoredDocument[]): Index => {
    const index = createIndex(scope, field)
    indexes.set(nameOf(scope, field), index)
    building.push({ index, documents, next: 0 })
    return index
  }
  const drop = (name: string, index: Index): void => {
    index.isDropped = true
    indexes.delete(name)
  }
  const lookAtGrowth = (): void => {
    for (const [scope, collection] of growing) {
      const isGrowing = collection.size > collection.seen * 1.001
      collection.seen = collection.size
      if (isGrowing) continue
      growing.delete(scope)
      prepared.add(scope)
      const documents = [...collection.documents()]
      for (const field of likelyOrders(documents)) {
        if (!indexes.has(nameOf(scope, field)) && indexes.size < MOST_INDEXES) begin(scope, field, documents)
      }
    }
    build(0)
    growthTimer = growing.size > 0 ? setTimeout(lookAtGrowth, GROWTH_MS).unref() : undefined
  }

  return {
    /**
     * Documents of a scope that have the field, in rising order, documents of one value by their names.
     * @param documents The documents of the scope, for a first use.
     * @returns null while the index is being built.
     */
    find: (scope: string, field: OrderField, documents: () => Iterable<StoredDocument>) => {
      const name = nameOf(scope, field)
      const known = indexes.get(name)
      const index = known ?? begin(scope, field, [...documents()])
      indexes.delete(name)
      indexes.set(name, index)
      for (const [oldest, other] of indexes) if (indexes.size > MOST_INDEXES) drop(oldest, other)
      if (index.gone)
        building.sort((left, right) => Number(right.index === index) - Number(left.index === index))
      if (!known) build(SLICE_MS)
      return index.gone ? null : index.list
    },
    /** Begins the indexes that queries on a large collection are likely to use, once it has stopped growing. */
    prepare: (scope: string, size: number, documents: () => Iterable<StoredDocument>) => {
      if (prepared.has(scope)) return
      growing.set(scope, { size, seen: growing.get(scope)?.seen ?? 0, documents })
      growthTimer ??= setTimeout(lookAtGrowth, GROWTH_MS).unref()
    },
    /** A query scanned for so many milliseconds: the next slice of building lasts as long. */
    noteScan: (ms: number) => {
      if (building.length > 0) scanned = Math.max(scanned, ms)
    },
    /** A document of these scopes was replaced, made (no `before`) or removed (no `after`). */
    follow: (scopes: readonly string[], before?: StoredDocument, after?: StoredDocument) => {
      for (const index of indexes.values()) {
        if (!scopes.includes(index.scope)) continue
        if (before && index.has(before)) index.list.remove(before)
        if (before) index.gone?.add(before)
        if (after && index.has(after)) index.list.add(after)
      }
    },
    clear: () => {
      for (const [name, index] of indexes) drop(name, index)
      growing.clear()
      prepared.clear()
      clearTimeout(growthTimer)
      growthTimer = undefined
    },
  }
}
