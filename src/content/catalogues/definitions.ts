/** What is listed, shared by the app, which reads catalogues, and the content tool, which writes them (docs/decisions/074). */

/** A value that a list filters a field by. */
type ListedValue = string | boolean

/** Fields and the values that they must have, all of them. */
export type EqualFields = ReadonlyArray<readonly [field: string, value: ListedValue]>

/** A list of everything that a collection shows. */
export interface Catalogue {
  readonly collection: string
  readonly equal: EqualFields
  /** The date field that orders it, newest first; a document without it is not listed. null: in the order of ids. */
  readonly newestBy: string | null
  /** The most documents that the rules give of the collection at once. */
  readonly mostAtOnce?: number
}

const byId = (collection: string, equal: EqualFields = []): Catalogue => ({
  collection,
  equal,
  newestBy: null,
})
const newest = (collection: string, newestBy: string, equal: EqualFields = []): Catalogue => ({
  collection,
  equal,
  newestBy,
})

/** Every catalogue by the id of its document in the `catalogues` collection. */
export const catalogues = {
  categories: byId('categories'),
  current_affairs: newest('current_affairs', 'timestamp'),
  important_affairs: newest('current_affairs', 'date', [
    ['isImportant', true],
    ['isActive', true],
  ]),
  related_affairs: newest('current_affairs', 'timestamp'),
  dailyDoses: newest('dailyDoses', 'date'),
  jobs: newest('jobs', 'timestamp'),
  live_tests: newest('live_tests', 'opensAt'),
  mock_tests: byId('mock_tests', [['published', true]]),
  packs: byId('paid_resource_categories'),
  pdfs: newest('pdfs', 'timestamp'),
  quizzes: byId('quizzes', [['published', true]]),
  resources: { ...byId('resources'), mostAtOnce: 1000 },
  videos: byId('videos'),
} as const satisfies Record<string, Catalogue>

export type CatalogueName = keyof typeof catalogues

/** The catalogue of everything that the search finds (docs/decisions/012). */
export const searchCatalogue = 'search'

/** Some documents of a catalogue. */
export interface Listing {
  readonly of: CatalogueName
  readonly equal?: EqualFields
  /** Of several fields, one must have the value: a field may have more than one name. */
  readonly anyOf?: { readonly fields: readonly string[]; readonly value: ListedValue }
}

/** Filters by `field == value`; null means no filter. */
export const ofValue = (field: string, value: string | null): EqualFields =>
  value === null ? [] : [[field, value]]

/** Collections whose lists carry no condition: what opens later stands apart until the content tool publishes it. */
export const apartCollections = [
  'current_affairs',
  'dailyDoses',
  'jobs',
  'pdfs',
  'resources',
  'videos',
] as const

/**
 * Those of them whose lists show the whole document: a catalogue says of a scheduled one only when it opens and which lists
 * it is on, and the device reads it then.
 */
export const readAtOpening: readonly string[] = ['dailyDoses', 'pdfs', 'resources', 'videos']

/** Where a document of such a collection is until it is published (docs/decisions/080). */
export const scheduledPath = (path: string): string => `scheduled_${path}`

/** The stored fields of a document, with its id. */
export type ListedDocument = Readonly<Record<string, unknown>> & { readonly id: string }

/** Whether a document belongs to a list. A scheduled one does from its opening on. */
export const isListed = (
  { equal = [], anyOf }: Pick<Listing, 'equal' | 'anyOf'>,
  document: ListedDocument,
): boolean =>
  (document.published !== 'scheduled' || Number(document.opensAt) <= Date.now()) &&
  equal.every(([field, value]) => document[field] === value) &&
  (!anyOf || anyOf.fields.some((field) => document[field] === anyOf.value))
