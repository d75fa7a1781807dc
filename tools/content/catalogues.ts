/** Writes the catalogues: what each list of the app shows, read by the app in place of the documents (docs/decisions/074). */
import { createHash } from 'node:crypto'
import type { WireFields, WireValue } from '../../emulator/firestore/wire-value'
import { type Catalogue, type CatalogueName, catalogues } from '../../src/content/catalogues/definitions'
import { momentKey, partBytes, partId } from '../../src/content/catalogues/schema'
import { questionCountField } from '../../src/content/fields'
import { playableQuestions, testQuestionDefaults } from '../../src/domain/question/question'
import { languagesOfQuestions } from '../../src/domain/test-layout'
import { openFields } from './closed-body'
import { type Database, everyPage, type WireDocument, type Write } from './database'
import { fieldsOf } from './field-kinds'
import { kindOf } from './kinds'
import { plainFields } from './stored-form'

/** The collection that holds them. */
const collection = 'catalogues'

/** Documents of a page: tests have a hundred questions and more each. */
const pageSize = 100

/** What the player of a test reads and no list shows. */
const playersFields = new Set([
  'questions',
  'sets',
  'sections',
  'marking',
  'calculator',
  'shuffle',
  'leaveSectionsEarly',
])

/** The fields that the lists of a catalogue show, filter or order by. */
function listedFields({ collection: of, equal, newestBy }: Catalogue): Set<string> {
  const read = kindOf(of)?.schemas.flatMap((schema) => Object.keys(fieldsOf(schema))) ?? []
  const wanted = [...read, ...equal.map(([field]) => field), ...(newestBy === null ? [] : [newestBy])]
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

/** A document as its catalogue has it. */
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

/** The order of types in Firestore, for those that dates are stored as. */
const ranks: ReadonlyArray<readonly [type: string, rank: number]> = [
  ['nullValue', 0],
  ['booleanValue', 1],
  ['integerValue', 2],
  ['doubleValue', 2],
  ['timestampValue', 3],
  ['stringValue', 4],
]

const rankOf = (value: WireValue): number => ranks.find(([type]) => type in value)?.[1] ?? ranks.length

const compare = <T>(a: T, b: T): number => (a < b ? -1 : Number(a > b))

/** Firestore's descending order by a field; of equal values the greater id comes first. */
function newestFirst(field: string) {
  const dateIn = ({ fields }: WireDocument): WireValue => fields[field] ?? { nullValue: null }
  return (a: WireDocument, b: WireDocument): number => {
    const [first, second] = [dateIn(a), dateIn(b)]
    const plain = (value: WireValue) => {
      const [one] = Object.values(plainFields({ value }))
      return one instanceof Date ? one.getTime() : (one as string | number)
    }
    return rankOf(second) - rankOf(first) || compare(plain(second), plain(first)) || compare(idOf(b), idOf(a))
  }
}

/** Whether a stored field is the value that a list filters by. */
const isEqual = (value: WireValue | undefined, wanted: string | boolean) =>
  value !== undefined && Object.values(value)[0] === wanted

/** The documents that a catalogue lists, in its order. */
function listedDocuments({ equal, newestBy }: Catalogue, documents: readonly WireDocument[]): WireDocument[] {
  const found = documents.filter(({ fields }) => equal.every(([name, value]) => isEqual(fields[name], value)))
  if (newestBy === null) return found.sort((a, b) => compare(idOf(a), idOf(b)))
  return found.filter(({ fields }) => fields[newestBy] !== undefined).sort(newestFirst(newestBy))
}

/** JSON texts of lists of at most so many bytes each, or of one entry. */
function textsOf(entries: readonly object[]): string[] {
  const parts: string[][] = [[]]
  let bytes = 0
  for (const entry of entries) {
    const json = JSON.stringify(entry)
    const size = Buffer.byteLength(json) + 1
    if (bytes + size > partBytes(parts.length) && bytes > 0) {
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

/** The documents of one catalogue. @param documents all of its collection */
function catalogueDocuments(
  name: CatalogueName,
  documents: readonly WireDocument[],
  now: Date,
): { count: number; parts: WireDocument[] } {
  const catalogue: Catalogue = catalogues[name]
  const found = listedDocuments(catalogue, documents).slice(0, catalogue.most)
  const listed = listedFields(catalogue)
  const texts = textsOf(found.map((document) => entryOf(document, listed)))
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  const newest = newestOf(found, catalogue.newestBy, now.toISOString())
  const parts = texts.map(
    (text, index): WireDocument => ({
      path: `${collection}/${partId(name, index + 1)}`,
      fields: {
        version: { stringValue: version },
        parts: { integerValue: String(texts.length) },
        ...(newest && { newest }),
        documents: { stringValue: text },
      },
    }),
  )
  return { count: found.length, parts }
}

const names = Object.keys(catalogues) as CatalogueName[]

const versionOf = (fields: WireFields | undefined) => fields && plainFields(fields).version

/**
 * Brings the catalogues to what the database holds; one that says so already is left as it is.
 * @returns a sentence for the operator
 */
export async function writeCatalogues(database: Database, now = new Date()): Promise<string> {
  const before = await database.read(names.map((name) => `${collection}/${name}`))
  const stored = new Map<string, Promise<WireDocument[]>>()
  const all = (of: string) => {
    const found =
      stored.get(of) ??
      everyPage((after) => database.page(of, pageSize, after?.path.slice(of.length + 1)), pageSize)
    stored.set(of, found)
    return found
  }
  const told: string[] = []
  for (const name of names) {
    const { count, parts } = catalogueDocuments(name, await all(catalogues[name].collection), now)
    const [first] = parts
    if (versionOf(before.get(`${collection}/${name}`)) === versionOf(first?.fields)) continue
    // The first part last: it says which version counts.
    const writes = [...parts].reverse().map((part): Write => ({ ...part, mode: 'replace' }))
    await database.write(writes)
    told.push(`${name} (${count})`)
  }
  await removeOlderParts(database)
  if (told.length === 0) return 'The catalogues are as they were.'
  return `Catalogues written: ${told.join(', ')}.`
}

/** Deletes the parts beyond what the first part of their catalogue says. */
async function removeOlderParts(database: Database): Promise<void> {
  const stored = await everyPage(
    (after) => database.page(collection, pageSize, after?.path.slice(collection.length + 1)),
    pageSize,
  )
  const countOf = new Map(stored.map((part) => [idOf(part), Number(plainFields(part.fields).parts)]))
  const older = stored.filter((part) => {
    const [, name = '', number] = /^(.+)-(\d+)$/.exec(idOf(part)) ?? []
    return number !== undefined && Number(number) > (countOf.get(name) ?? 0)
  })
  await database.remove(older.map(({ path }) => path))
}
