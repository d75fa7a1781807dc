import {
  collection,
  type Firestore,
  getDocs,
  limit,
  or,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { type AppError, rethrow } from '@/lib/app-error'
import { watchReach } from '@/lib/device/network-state'
import { type DocumentSchema, parseAll, readDocument } from '@/lib/firebase/documents'
import type { Page } from '@/lib/firebase/page'
import {
  type Catalogue,
  type CatalogueName,
  catalogues,
  isListed,
  type ListedDocument,
  type Listing,
} from './definitions'
import { type CataloguePart, cataloguePartSchema, partId } from './schema'

/** Milliseconds for which a part is not asked for again: the lists of a page share it. */
const freshFor = 60_000

/** The most documents that may be newer than a catalogue; where there are more, the collection itself is read. */
const mostNewer = 20

/** What has been read of a catalogue. */
interface ReadCatalogue {
  readonly at: number
  readonly first: Promise<CataloguePart | null>
  readonly further: Map<number, Promise<CataloguePart | null>>
  newer: Promise<ListedDocument[]> | null
}

const known = new WeakMap<Firestore, Map<CatalogueName, ReadCatalogue>>()

/** A part; null when there is none, it cannot be used, or the rules know no catalogues. @throws AppError */
const readPart = (db: Firestore, name: CatalogueName, number: number): Promise<CataloguePart | null> =>
  readDocument(db, `catalogues/${partId(name, number)}`, cataloguePartSchema).catch((error: AppError) => {
    if (error.code === 'permission-denied') return null
    throw error
  })

function catalogueOf(db: Firestore, name: CatalogueName): ReadCatalogue {
  const ofDatabase = known.get(db) ?? new Map<CatalogueName, ReadCatalogue>()
  known.set(db, ofDatabase)
  const last = ofDatabase.get(name)
  if (last && Date.now() - last.at < freshFor) return last
  const read: ReadCatalogue = {
    at: Date.now(),
    first: readPart(db, name, 1),
    further: new Map(),
    newer: null,
  }
  ofDatabase.set(name, read)
  // What has failed is asked for again.
  read.first.catch(() => ofDatabase.delete(name))
  return read
}

async function documentsOf(list: Query): Promise<ListedDocument[]> {
  const { docs } = await watchReach(getDocs(list)).catch(rethrow)
  return docs.map((document) => ({ ...document.data(), id: document.id }))
}

/** The collection's own query for a list. */
function collectionQuery(db: Firestore, { of, equal = [], anyOf }: Listing, count: number): Query {
  const { collection: name, equal: always, newestBy } = catalogues[of]
  const all = collection(db, name)
  const filters = [...always, ...equal].map(([field, value]) => where(field, '==', value))
  const order = newestBy === null ? [] : [orderBy(newestBy, 'desc')]
  const ordered = query(all, ...filters, ...order, limit(count))
  return anyOf ? query(ordered, or(...anyOf.fields.map((field) => where(field, '==', anyOf.value)))) : ordered
}

/** The documents that have been published since a catalogue was written, as far as their date tells it. */
function newerDocuments(db: Firestore, of: CatalogueName, newest: Date | null): Promise<ListedDocument[]> {
  const { newestBy } = catalogues[of]
  if (newestBy === null) return Promise.resolve([])
  const newestFirst = collectionQuery(db, { of }, mostNewer)
  return documentsOf(newest ? query(newestFirst, where(newestBy, '>', newest)) : newestFirst)
}

interface Listed {
  readonly documents: readonly ListedDocument[]
  /** There are more, which can be read. */
  readonly isFull: boolean
}

/** The beginning of a list by its catalogue; null where that cannot tell it. @throws AppError when a read fails. */
async function fromCatalogue(db: Firestore, listing: Listing, count: number): Promise<Listed | null> {
  const catalogue = catalogueOf(db, listing.of)
  const first = await catalogue.first
  if (!first) return null
  catalogue.newer ??= newerDocuments(db, listing.of, first.newest)
  const newer = await catalogue.newer.catch((error: unknown) => {
    catalogue.newer = null
    throw error
  })
  const listed = new Set(first.documents.map(({ id }) => id))
  if (newer.length === mostNewer && !newer.every(({ id }) => listed.has(id))) return null
  const newerById = new Map(newer.map((document) => [document.id, document]))
  const found = newer.filter((document) => !listed.has(document.id) && isListed(listing, document))
  const isFiltered = Boolean(listing.equal?.length || listing.anyOf)
  let number = 1
  for (let part = first; ; number++) {
    for (const one of part.documents) {
      const now = newerById.get(one.id) ?? one
      const isInFront = now !== one && !listed.has(one.id)
      if (!isInFront && isListed(listing, now)) found.push(now)
    }
    if (found.length >= count || number === (first.parts ?? 1)) break
    // A few documents of a category are fewer bytes than all parts of a long catalogue.
    if (number === 2 && isFiltered && count < readLimits.atOnce) return null
    const next = catalogue.further.get(number + 1) ?? readPart(db, listing.of, number + 1)
    catalogue.further.set(number + 1, next)
    next.catch(() => catalogue.further.delete(number + 1))
    const read = await next
    if (read?.version !== first.version) {
      // It is being written anew.
      known.get(db)?.delete(listing.of)
      return null
    }
    part = read
  }
  return { documents: found.slice(0, count), isFull: found.length > count || number < (first.parts ?? 1) }
}

async function fromCollection(db: Firestore, listing: Listing, count: number): Promise<Listed> {
  const { mostAtOnce = readLimits.atOnce }: Catalogue = catalogues[listing.of]
  const documents = await documentsOf(collectionQuery(db, listing, Math.min(count, mostAtOnce)))
  return { documents, isFull: documents.length === count && count < mostAtOnce }
}

/**
 * Reads the first `count` documents of a list, from its catalogue, or from the collection where there is none that can be
 * used. One that cannot be used is skipped with one console.warn.
 * @param count Infinity for all of a catalogue; of a collection the rules give 100 at most.
 * @throws AppError when a read fails.
 */
export async function readListing<T>(
  db: Firestore,
  listing: Listing,
  count: number,
  schema: DocumentSchema<T>,
): Promise<Page<T>> {
  const { documents, isFull } =
    (await fromCatalogue(db, listing, count)) ?? (await fromCollection(db, listing, count))
  const { collection: name } = catalogues[listing.of]
  const items = await parseAll(
    documents.map((fields) => ({ path: `${name}/${fields.id}`, fields })),
    schema,
  )
  return { items, read: documents.length, isFull }
}

/** The same without what is switched off. @throws AppError when a read fails. */
export async function readPage<T extends { isActive: boolean }>(
  db: Firestore,
  listing: Listing,
  count: number,
  schema: DocumentSchema<T>,
): Promise<Page<T>> {
  const page = await readListing(db, listing, count, schema)
  return { ...page, items: page.items.filter((item) => item.isActive) }
}
