import {
  collection,
  type Firestore,
  limit,
  or,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { type DocumentSchema, findAll, parseAll, readVisibleDocument } from '@/lib/firebase/documents'
import type { Page } from '@/lib/firebase/page'
import { withOpened } from '../opened-repository'
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

/** The parts of a catalogue that were read, and the documents that are newer. */
interface ReadCatalogue {
  readonly at: number
  readonly first: Promise<CataloguePart | null>
  readonly further: Map<number, Promise<CataloguePart | null>>
  newer: Promise<ListedDocument[]> | null
}

const known = new WeakMap<Firestore, Map<CatalogueName, ReadCatalogue>>()

/** A part; null when there is none, it cannot be used, or the rules know no catalogues. @throws AppError */
const readPart = (db: Firestore, name: string, number: number): Promise<CataloguePart | null> =>
  readVisibleDocument(db, `catalogues/${partId(name, number)}`, cataloguePartSchema)

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
  // The next list asks again after a failure.
  read.first.catch(() => ofDatabase.delete(name))
  return read
}

const documentsOf = async (list: Query): Promise<ListedDocument[]> =>
  (await findAll(list)).map(({ fields }) => fields)

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

/** The documents that are newer than a catalogue, read once. @throws AppError; the next call tries again */
async function newerOf(
  db: Firestore,
  of: CatalogueName,
  catalogue: ReadCatalogue,
  { newest }: CataloguePart,
): Promise<ListedDocument[]> {
  catalogue.newer ??= newerDocuments(db, of, newest)
  return catalogue.newer.catch((error: unknown) => {
    catalogue.newer = null
    throw error
  })
}

/** A part after the first, read once; null while the catalogue is being rewritten. @throws AppError; the next call tries again */
async function furtherPart(
  db: Firestore,
  of: CatalogueName,
  { first, further }: ReadCatalogue,
  number: number,
): Promise<CataloguePart | null> {
  const read = further.get(number) ?? readPart(db, of, number)
  further.set(number, read)
  read.catch(() => further.delete(number))
  const part = await read
  if (part !== null && part.version === (await first)?.version) return part
  known.get(db)?.delete(of)
  return null
}

const withId = (documents: readonly ListedDocument[], wanted: string) =>
  documents.find(({ id }) => id === wanted)

/** The beginning of a list by its catalogue; null where that cannot tell it. @throws AppError when a read fails. */
async function fromCatalogue(db: Firestore, listing: Listing, count: number): Promise<Listed | null> {
  const catalogue = catalogueOf(db, listing.of)
  const first = await catalogue.first
  if (!first) return null
  const parts = first.parts ?? 1
  const newer = await newerOf(db, listing.of, catalogue, first)
  const added = newer.filter(({ id }) => !withId(first.documents, id))
  if (newer.length === mostNewer && added.length > 0) return null

  const found = added.filter((document) => isListed(listing, document))
  let part = first
  for (let number = 1; ; number++) {
    found.push(
      ...part.documents
        .filter(({ id }) => !withId(added, id))
        .map((document) => withId(newer, document.id) ?? document)
        .filter((document) => isListed(listing, document)),
    )
    const isFull = found.length > count || number < parts
    if (found.length >= count || number === parts) return { documents: found.slice(0, count), isFull }
    // A few documents are fewer bytes than a long part.
    if (number === 2 && count < readLimits.atOnce) return null
    const next = await furtherPart(db, listing.of, catalogue, number + 1)
    if (next === null) return null
    part = next
  }
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
    (await withOpened(db, name, documents)).map((fields) => ({ path: `${name}/${fields.id}`, fields })),
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

/**
 * Reads all of a catalogue that is no list; null where there is none that can be used.
 * @param known the version that is known already: `documents` is null where it is still that one
 * @throws AppError when a read fails.
 */
export async function readCatalogue(
  db: Firestore,
  name: string,
  known?: string,
): Promise<{ version: string; documents: readonly ListedDocument[] | null } | null> {
  const first = await readPart(db, name, 1)
  if (!first) return null
  const { version } = first
  if (version === known) return { version, documents: null }
  const numbers = Array.from({ length: (first.parts ?? 1) - 1 }, (_, index) => index + 2)
  const further = await Promise.all(numbers.map((number) => readPart(db, name, number)))
  const parts = [first, ...further].flatMap((part) => (part?.version === version ? [part] : []))
  // While a catalogue is being rewritten, its parts have two versions.
  return parts.length === further.length + 1
    ? { version, documents: parts.flatMap(({ documents }) => documents) }
    : null
}
