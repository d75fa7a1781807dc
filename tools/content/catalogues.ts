/** Writes the catalogues: what each list of the app shows, read by the app in place of the documents (docs/decisions/074). */
import { createHash } from 'node:crypto'
import { compareUtf8 } from '../../emulator/firestore/values/utf8-order'
import { compareValues } from '../../emulator/firestore/values/value-order'
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'
import { readLimits } from '../../src/config/limits'
import {
  type Catalogue,
  type CatalogueName,
  catalogues,
  readAtOpening,
  searchCatalogue,
} from '../../src/content/catalogues/definitions'
import { partBytes, partId, readDocuments } from '../../src/content/catalogues/schema'
import { questionCountField } from '../../src/content/fields'
import { playableQuestions, testQuestionDefaults } from '../../src/domain/question/question'
import { languagesOfQuestions, layoutFields } from '../../src/domain/test-layout'
import { momentKey } from '../../src/lib/moments'
import { openFields } from './closed-body'
import {
  type CollectionReader,
  collectionReader,
  type Database,
  type WireDocument,
  type Write,
} from './database'
import { fieldsOf } from './field-kinds'
import { kindOf } from './kinds'
import { leanEntry, pickedBy } from './lean-entry'
import { withScheduled } from './scheduled'
import { searchEntries, synonymsEntry } from './search-entries'
import { plainFields } from './stored-form'

/** The collection that holds them. */
const collection = 'catalogues'

/** What the player of a test reads and no list shows. */
const { languages: _, source: __, ...playersLayout } = layoutFields
const playersFields = new Set(['questions', ...Object.keys(playersLayout)])

/** The fields that a list or the search may read. */
function listedFields({ collection: of, equal, newestBy }: Catalogue): Set<string> {
  const read = kindOf(of)?.schemas.flatMap((schema) => Object.keys(fieldsOf(schema))) ?? []
  // A device goes by the opening of a scheduled document.
  const wanted = [
    ...read,
    'opensAt',
    'published',
    ...equal.map(([field]) => field),
    ...(newestBy === null ? [] : [newestBy]),
  ]
  return new Set(wanted.filter((field) => field !== 'id' && !playersFields.has(field)))
}

/** A value as JSON, such that the app's schemas read it as they read the SDK's value. */
function listedValue(value: WireValue): unknown {
  if ('timestampValue' in value) return { [momentKey]: Date.parse(value.timestampValue) }
  if ('integerValue' in value) return Number(value.integerValue)
  if ('arrayValue' in value) return value.arrayValue.values.map(listedValue)
  if ('mapValue' in value)
    return Object.fromEntries(
      Object.entries(value.mapValue.fields).map(([name, inner]) => [name, listedValue(inner)]),
    )
  if ('nullValue' in value) return null
  if ('stringValue' in value) return value.stringValue
  if ('booleanValue' in value) return value.booleanValue
  // One that is not finite counts as absent.
  if ('doubleValue' in value)
    return Number.isFinite(Number(value.doubleValue)) ? Number(value.doubleValue) : null
  // No schema of a list reads bytes, places or references.
  return {}
}

const idOf = ({ path }: WireDocument) => path.slice(path.lastIndexOf('/') + 1)

/** Whether a stored field is the value that a list filters by. */
const isEqual = (value: WireValue | undefined, wanted: string | boolean) =>
  value !== undefined && Object.values(value)[0] === wanted

const isScheduled = ({ fields }: WireDocument) => isEqual(fields.published, 'scheduled')

/** A document as a list or the search may read it. */
function entryOf(document: WireDocument, listed: ReadonlySet<string>): Record<string, unknown> {
  const fields = openFields(document.path, document.fields)
  const { questions } = plainFields({ questions: document.fields.questions ?? { nullValue: null } })
  const defaults = { quizzes: {}, mock_tests: testQuestionDefaults }[document.path.replace(/\/.*/, '')]
  const playable = defaults ? playableQuestions(questions, defaults) : null
  const languages = languagesOfQuestions(playable ?? [])
  return {
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        listed.has(name) ? [[name, listedValue(value)]] : [],
      ),
    ),
    ...(playable && { [questionCountField]: playable.length }),
    ...(languages.length > 0 && { languages }),
    id: idOf(document),
  }
}

/** The documents that a catalogue may list, in the order in which Firestore lists them. */
function inOrder({ equal, newestBy }: Catalogue, documents: readonly WireDocument[]): WireDocument[] {
  const found = documents.filter(({ fields }) =>
    equal.every(
      ([name, value]) =>
        isEqual(fields[name], value) || (name === 'published' && isEqual(fields[name], 'scheduled')),
    ),
  )
  if (newestBy === null) return found.sort((a, b) => compareUtf8(idOf(a), idOf(b)))
  return found
    .flatMap((document) => {
      const date = document.fields[newestBy]
      return date ? [{ document, date }] : []
    })
    .sort((a, b) => compareValues(b.date, a.date) || compareUtf8(idOf(b.document), idOf(a.document)))
    .map(({ document }) => document)
}

const { importantCurrentAffairs, liveTests, relatedCurrentAffairs } = readLimits

/** How many documents are enough for the lists of a catalogue, where it does not need all; `of`: of each value of a field. */
const enough: { [name in CatalogueName]?: { most: number; of?: string } } = {
  important_affairs: { most: importantCurrentAffairs.fetch },
  live_tests: { most: liveTests },
  related_affairs: { most: relatedCurrentAffairs.fetch, of: 'category' },
}

/** The documents that a catalogue lists. */
function listedDocuments(name: CatalogueName, documents: readonly WireDocument[]): WireDocument[] {
  const { most, of } = enough[name] ?? { most: Number.POSITIVE_INFINITY }
  const counts = new Map<string, number>()
  return inOrder(catalogues[name], documents).filter((document) => {
    // It displaces nothing before it opens.
    if (isScheduled(document)) return true
    const { fields } = document
    const value = of === undefined ? '' : JSON.stringify(fields[of] ?? null)
    counts.set(value, (counts.get(value) ?? 0) + 1)
    return (counts.get(value) ?? 0) <= most
  })
}

/** JSON texts of lists of at most so many bytes each, or of one entry. */
function textsOf(name: string, entries: readonly object[]): string[] {
  const parts: string[][] = [[]]
  let bytes = 0
  for (const entry of entries) {
    const json = JSON.stringify(entry)
    const size = Buffer.byteLength(json) + 1
    if (bytes + size > partBytes(name, parts.length) && bytes > 0) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(json)
    bytes += size
  }
  return parts.map((part) => `[${part.join(',')}]`)
}

/** The newest moment of a field, as it is stored; a document that is dated ahead does not hide what comes before its date. */
function newestOf(documents: readonly WireDocument[], field: string | null, now: string): WireValue | null {
  const moments = documents.flatMap(({ fields }) => {
    const value = field === null ? undefined : fields[field]
    return value && 'timestampValue' in value && value.timestampValue <= now ? [value.timestampValue] : []
  })
  const last = moments.sort().at(-1)
  return last === undefined ? null : { timestampValue: last }
}

/** The documents that hold a catalogue of these entries. */
function partsOf(name: string, entries: readonly object[], newest: WireValue | null): WireDocument[] {
  const texts = textsOf(name, entries)
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  return texts.map((text, index) => ({
    path: `${collection}/${partId(name, index + 1)}`,
    fields: {
      version: { stringValue: version },
      parts: { integerValue: String(texts.length) },
      ...(newest && { newest }),
      documents: { stringValue: text },
    },
  }))
}

interface Written {
  name: string
  /** What it lists, each with all that the search may read. */
  entries: readonly object[]
  parts: WireDocument[]
}

/** A catalogue of a list. @param documents all of its collection */
function catalogueOfList(name: CatalogueName, documents: readonly WireDocument[], now: Date): Written {
  const catalogue: Catalogue = catalogues[name]
  const found = listedDocuments(name, documents)
  const listed = listedFields(catalogue)
  const newest = newestOf(found, catalogue.newestBy, now.toISOString())
  const entries = found.map((document) => entryOf(document, listed))
  // What opens later has to say when, which no list shows.
  const lean = entries.map((entry) => {
    const { id, published, opensAt } = entry
    if (published !== 'scheduled') return leanEntry(name, entry)
    const shown = readAtOpening.includes(catalogue.collection)
      ? { ...pickedBy(name, entry), id }
      : leanEntry(name, entry)
    return { ...shown, published, opensAt }
  })
  return { name, entries, parts: partsOf(name, lean, newest) }
}

/** The catalogue of everything that the search finds, made of what lists read. */
function catalogueOfSearch(lists: readonly Written[]): Written {
  // The search cannot leave out what opens later.
  const documentsOf = (of: CatalogueName) =>
    (readDocuments(JSON.stringify(lists.find(({ name }) => name === of)?.entries ?? [])) ?? []).filter(
      ({ published }) => published !== 'scheduled',
    )
  const entries = searchEntries(documentsOf)
  return {
    name: searchCatalogue,
    entries,
    parts: partsOf(searchCatalogue, [synonymsEntry(), ...entries], null),
  }
}

const names = Object.keys(catalogues) as CatalogueName[]

const versionOf = (fields: WireFields | undefined) => fields && plainFields(fields).version

/**
 * Brings the catalogues to what the database holds; one that says so already is left as it is.
 * @returns a sentence for the operator
 */
export async function writeCatalogues(
  database: Database,
  all: CollectionReader = collectionReader(database),
  now = new Date(),
): Promise<string> {
  const before = await database.read([...names, searchCatalogue].map((name) => `${collection}/${name}`))
  const told: string[] = []
  const write = async ({ name, entries, parts }: Written) => {
    const [first] = parts
    if (versionOf(before.get(`${collection}/${name}`)) === versionOf(first?.fields)) return
    // The first part last: it says which version counts.
    const writes = [...parts].reverse().map((part): Write => ({ ...part, mode: 'replace' }))
    await database.write(writes)
    told.push(`${name} (${entries.length})`)
  }
  const lists: Written[] = []
  for (const name of names)
    lists.push(catalogueOfList(name, await withScheduled(all, catalogues[name].collection), now))
  for (const catalogue of [...lists, catalogueOfSearch(lists)]) await write(catalogue)
  await removeOlderParts(database)
  if (told.length === 0) return 'The catalogues are as they were.'
  return `Catalogues written: ${told.join(', ')}.`
}

/** Deletes the parts beyond what the first part of their catalogue says. */
async function removeOlderParts(database: Database): Promise<void> {
  const stored = await collectionReader(database)(collection)
  const countOf = new Map(stored.map((part) => [idOf(part), Number(plainFields(part.fields).parts)]))
  const older = stored.filter((part) => {
    const [, name = '', number] = /^(.+)-(\d+)$/.exec(idOf(part)) ?? []
    return number !== undefined && Number(number) > (countOf.get(name) ?? 0)
  })
  await database.remove(older.map(({ path }) => path))
}
