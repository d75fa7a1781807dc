/** What a catalogue holds of a document: nothing without which its lists would show the same (docs/decisions/074). */
import { isDeepStrictEqual } from 'node:util'
import type { CatalogueName, ListedDocument } from '../../src/content/catalogues/definitions'
import { readDocuments } from '../../src/content/catalogues/schema'
import { categorySchema, packageSchema, packageSection } from '../../src/content/categories/schema'
import {
  importantAffairSchema,
  listedAffairSchema,
  relatedAffairSchema,
} from '../../src/content/current-affairs/schema'
import { dailyDoseSchema } from '../../src/content/daily-doses/schema'
import { isMap, longestExcerpt } from '../../src/content/fields'
import { listedJobSchema } from '../../src/content/jobs/schema'
import { liveTestSchema } from '../../src/content/live-tests/schema'
import { mockTestCardSchema } from '../../src/content/mock-tests/schema'
import { paidCategorySchema } from '../../src/content/packs/schema'
import { pdfSchema } from '../../src/content/pdfs/schema'
import { listedQuizSchema } from '../../src/content/quizzes/schema'
import { resourceSchema } from '../../src/content/resources/schema'
import { videoSchema } from '../../src/content/videos/schema'
import { packNameFields } from '../../src/domain/catalogue'
import { type Language, languageCodes } from '../../src/language/languages'
import type { DocumentSchema } from '../../src/lib/firebase/documents'
import { inLanguage } from './search-entries'

/** How the lists of a catalogue read an entry, and by which fields they pick it. */
interface Reading {
  schemaOf: (entry: ListedDocument) => DocumentSchema<unknown>
  /** A list asks for the very value of one. */
  filters: readonly string[]
  /** A list asks for a value that one of them has. */
  anyOf?: readonly string[]
}

const reading = (schema: DocumentSchema<unknown>, filters: readonly string[] = []): Reading => ({
  schemaOf: () => schema,
  filters,
})

const readings: Readonly<Record<CatalogueName, Reading>> = {
  categories: {
    schemaOf: ({ section_type }) => (section_type === packageSection ? packageSchema : categorySchema),
    filters: ['section_type'],
  },
  current_affairs: reading(listedAffairSchema, ['category']),
  important_affairs: reading(importantAffairSchema),
  related_affairs: reading(relatedAffairSchema, ['category']),
  dailyDoses: reading(dailyDoseSchema, ['categoryName']),
  jobs: reading(listedJobSchema, ['category']),
  live_tests: reading(liveTestSchema),
  mock_tests: reading(mockTestCardSchema, ['categoryName']),
  packs: reading(paidCategorySchema),
  pdfs: reading(pdfSchema),
  quizzes: reading(listedQuizSchema, ['categoryName']),
  resources: { ...reading(resourceSchema, ['categoryName', 'type', 'isPaid']), anyOf: packNameFields },
  videos: { ...reading(videoSchema), anyOf: ['category', 'categoryName', 'subject'] },
}

/** What lists make of an entry, in each of these languages of the page, and which lists it is on. */
function shownOf(
  { schemaOf, filters, anyOf = [] }: Reading,
  languages: readonly Language[],
  entry: ListedDocument,
): unknown {
  const schema = schemaOf(entry)
  return [
    languages.map((language) => schema.safeParse(inLanguage(entry, language)).data ?? null),
    filters.map((field) => entry[field]),
    new Set(anyOf.map((field) => entry[field]).filter((value) => typeof value === 'string')),
  ]
}

/** The fields by which lists pick an entry. */
export function pickedBy(
  name: CatalogueName,
  entry: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { filters, anyOf = [] } = readings[name]
  return Object.fromEntries(
    [...filters, ...anyOf].flatMap((field) => (field in entry ? [[field, entry[field]]] : [])),
  )
}

function shorter(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().slice(0, longestExcerpt)
  return isMap(value)
    ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, shorter(text)]))
    : value
}

/** An entry without the fields, and with excerpts of the texts, that change nothing of what its lists show. */
export function leanEntry(
  name: CatalogueName,
  entry: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const json = JSON.stringify([entry])
  const [read] = readDocuments(json) ?? []
  if (!read) return { ...entry }
  // Without a translation all pages read the same.
  const languages = languageCodes.filter((code) => code === 'en' || json.includes(`"${code}":`))
  const shown = shownOf(readings[name], languages, read)
  const isSame = (changed: ListedDocument) =>
    isDeepStrictEqual(shownOf(readings[name], languages, changed), shown)
  let lean = read
  const written: Record<string, unknown> = { ...entry }
  for (const field of Object.keys(entry)) {
    if (field === 'id') continue
    const { [field]: value, ...others } = lean
    const without = { ...others, id: lean.id }
    const cut = { ...lean, [field]: shorter(value) }
    if (isSame(without)) {
      lean = without
      delete written[field]
    } else if (typeof value !== 'boolean' && !isDeepStrictEqual(cut, lean) && isSame(cut)) {
      lean = cut
      written[field] = cut[field]
    }
  }
  return written
}
