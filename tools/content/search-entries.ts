/** What the search finds (docs/decisions/012): entries of its catalogue, made of the app's own schemas and search items. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLimits } from '../../src/config/limits'
import type { CatalogueName, ListedDocument } from '../../src/content/catalogues/definitions'
import { packageSchema, packageSection } from '../../src/content/categories/schema'
import { currentAffairSchema } from '../../src/content/current-affairs/schema'
import { dailyDoseSchema } from '../../src/content/daily-doses/schema'
import { isMap, publicFile } from '../../src/content/fields'
import { jobSchema } from '../../src/content/jobs/schema'
import { mockTestSchema } from '../../src/content/mock-tests/schema'
import { paidCategorySchema } from '../../src/content/packs/schema'
import { pdfSchema } from '../../src/content/pdfs/schema'
import { isOffered, quizSummarySchema } from '../../src/content/quizzes/schema'
import { resourceSchema } from '../../src/content/resources/schema'
import { videoSchema } from '../../src/content/videos/schema'
import { isPaid } from '../../src/domain/price'
import { synonymsKind } from '../../src/features/search/model/search-entry'
import {
  type SearchItem,
  type SearchSection,
  searchItemOf,
} from '../../src/features/search/model/search-item'
import type { Language } from '../../src/language/languages'
import type { DocumentSchema } from '../../src/lib/firebase/documents'

/** How the documents of one kind become entries. */
interface Source {
  of: CatalogueName
  /** Only so many of the newest can be found. */
  most?: number
  isShown: (fields: ListedDocument) => boolean
  /** null for what the schema does not take. */
  itemOf: (fields: ListedDocument) => Omit<SearchItem, 'kind'> | null
}

const source = <Parsed>(
  of: CatalogueName,
  schema: DocumentSchema<Parsed>,
  isShown: (parsed: Parsed, fields: ListedDocument) => boolean,
  itemOf: (parsed: Parsed) => Omit<SearchItem, 'kind'>,
): Source => ({
  of,
  isShown(fields) {
    const { data } = schema.safeParse(fields)
    return data !== undefined && isShown(data, fields)
  },
  itemOf(fields) {
    const { data } = schema.safeParse(fields)
    // An entry has the titles of other languages beside its own.
    return data ? itemOf({ ...data, otherTitles: undefined }) : null
  },
})

const isActive = ({ isActive: is }: { isActive: boolean }) => is

/** By kind: what a section shows to everybody. @param held the names of packs that hold something */
export const searchSources = (held: ReadonlySet<string>): Readonly<Record<SearchSection, Source>> => ({
  'current-affairs': source(
    'current_affairs',
    currentAffairSchema,
    isActive,
    searchItemOf['current-affairs'],
  ),
  jobs: source('jobs', jobSchema, isActive, searchItemOf.jobs),
  packages: source(
    'categories',
    packageSchema,
    (one, fields) => one.isActive && fields.section_type === packageSection,
    searchItemOf.packages,
  ),
  'mock-tests': source(
    'mock_tests',
    mockTestSchema,
    (test) => test.isActive && test.isPublished,
    searchItemOf['mock-tests'],
  ),
  quizzes: source('quizzes', quizSummarySchema, isOffered, searchItemOf.quizzes),
  videos: source('videos', videoSchema, (video) => video.isVisible, searchItemOf.videos),
  'daily-doses': {
    ...source('dailyDoses', dailyDoseSchema, isActive, searchItemOf['daily-doses']),
    // No more than its section shows: a dose opens there.
    most: readLimits.default,
  },
  resources: source(
    'resources',
    resourceSchema,
    (one, fields) => one.isActive && fields.isPaid === false && !isPaid(one.price),
    searchItemOf.resources,
  ),
  pdfs: source('pdfs', pdfSchema, isActive, searchItemOf.pdfs),
  packs: source(
    'packs',
    paidCategorySchema,
    (pack) => pack.isActive && held.has(pack.name),
    searchItemOf.packs,
  ),
})

/** A document whose translated texts are read in another language by schemas of a page in English. */
export function inLanguage(fields: ListedDocument, wanted: Language): ListedDocument {
  const translated = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translated)
    return isMap(value) && value[wanted] ? { ...value, en: value[wanted] } : value
  }
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, translated(value)])),
    id: fields.id,
  }
}

/** The texts of an entry. */
const textFields = ['title', 'text', 'detail', 'tags'] as const

/** One text, or one for each language that has another. */
function inLanguages(en: string | null, te: string | null | undefined, hi: string | null | undefined) {
  const others = { ...(te && te !== en && { te }), ...(hi && hi !== en && { hi }) }
  return Object.keys(others).length === 0 ? en : { en, ...others }
}

/** A document's entry; null for what is not to be found. */
function entryOf(kind: SearchSection, { isShown, itemOf }: Source, fields: ListedDocument): object | null {
  const item = isShown(fields) ? itemOf(fields) : null
  if (!item) return null
  const [te, hi] = (['te', 'hi'] as const).map((language) => itemOf(inLanguage(fields, language)))
  const texts = textFields.map((name) => [name, inLanguages(item[name], te?.[name], hi?.[name])])
  // As it is stored: where it leads depends on the build of the app.
  const url = item.url && [fields.pdfUrl, fields.url].find((stored) => publicFile.parse(stored) === item.url)
  return {
    kind,
    id: item.id,
    ...Object.fromEntries(texts.filter(([, text]) => text)),
    ...(typeof url === 'string' && { url }),
  }
}

/** The synonyms, out of their file: a line for each meaning, its words and phrases between commas; `#` begins a remark. */
export function synonymsEntry(): object {
  const lines = readFileSync(join(import.meta.dirname, 'synonyms.txt'), 'utf8').split('\n')
  const synonyms = lines
    .map((line) => line.replace(/#.*/, '').split(','))
    .map((phrases) => phrases.map((phrase) => phrase.trim()).filter(Boolean))
    .filter(({ length }) => length > 1)
  return { kind: synonymsKind, id: synonymsKind, synonyms }
}

/** An entry for each document that everybody can find. @param listed the documents of a list, in its order */
export function searchEntries(listed: (of: CatalogueName) => readonly ListedDocument[]): object[] {
  const held = listed('resources').flatMap((resource) => {
    const { data } = resourceSchema.safeParse(resource)
    return data?.isActive && data.category !== null ? [data.category] : []
  })
  const sources = Object.entries(searchSources(new Set(held))) as Array<[SearchSection, Source]>
  return sources.flatMap(([kind, source]) =>
    listed(source.of)
      .slice(0, source.most)
      .flatMap((document) => entryOf(kind, source, document) ?? []),
  )
}
