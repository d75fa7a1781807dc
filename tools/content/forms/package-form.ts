/** A test series package as a form has it, whatever documents it is stored in. */

import { defaultMinutes } from '../../../src/config/limits'
import { packageSchema } from '../../../src/content/categories/schema'
import { isPaid, priceOf, rupeesOf } from '../../../src/domain/price'
import { isMap, textsOf } from '../../../src/domain/stored-fields'
import type { Language } from '../../../src/language/languages'
import type { StoredVersion } from '../database'
import type { Answers } from '../formats/asked'
import { lookUpIn, parse } from '../look-up'
import { plainFields } from '../stored-form'
import type { Target } from '../target'
import { asWritten, languagesIn, type Versions, versionsOf, type Words, wordsIn } from './form'

export interface TestForm {
  /** null: a new test, which gets an id of its title. */
  id: string | null
  title: Words
  access: 'free' | 'premium'
  minutes: number
  /** False: nobody is shown the test. */
  isActive?: boolean
  /** ISO 8601: students open it from then on. null: at once. Absent: as it is stored. */
  opensAt?: string | null
  /** Absent: those that are stored. A file on this machine with what was asked about it, or a stored document such as `mock_tests/polity-1`. */
  questions?: { file: string; answers?: Answers } | { document: string }
  /** Other fields of a test (docs/authors.md): marking, sections, preset, calculator, source … Absent: as they are stored. */
  settings?: Readonly<Record<string, unknown>>
  /** Read only: how many questions are stored; null when there are none. */
  questionCount?: number | null
}

export interface PackageForm {
  /** null: a new package, which gets an id of its title. */
  id: string | null
  /** English is needed. */
  title: Words
  description?: Words | null
  /** Rupees; null: not on sale. */
  price: number | null
  /** Path of a picture in Storage. */
  image?: string | null
  /** In which the tests are, unless that is English. */
  languages?: readonly Language[] | null
  /** False: a draft, which nobody is shown. */
  isActive: boolean
  /** In the order in which students see them. */
  tests: readonly TestForm[]
  /** As `readPackage` gave them. */
  versions?: Versions
}

/** A `test_series` document of a package. */
export interface StoredSeries {
  id: string
  fields: StoredVersion['fields']
  /** Each with its id and its stored fields, as a file would have them. */
  tests: ReadonlyArray<{ id: string; fields: Record<string, unknown> }>
}

export interface StoredPackageDocuments {
  fields: StoredVersion['fields']
  productId: string | null
  series: StoredSeries[]
  versions: Versions
}

/** The tests that a series lists; one without a list is itself a test. */
function testsOf(id: string, fields: StoredVersion['fields']): StoredSeries['tests'] {
  const written = asWritten(fields)
  const listed = Array.isArray(written.tests) ? written.tests.filter(isMap) : []
  const isOff = written.isActive === false
  const off = (test: Record<string, unknown>) => (isOff ? { ...test, isActive: false } : test)
  if (listed.length > 0)
    return listed.map((test, index) => ({
      id: textsOf(test.id)[0] ?? String(index + 1),
      fields: off({ ...test, isPaid: test.isPaid ?? isPaidSeries(fields) }),
    }))
  if (!Array.isArray(written.questions)) return []
  const names = ['title', 'name', 'duration', 'questions', 'marking', 'sections', 'sets', 'languages']
  const own = Object.fromEntries(names.flatMap((name) => (name in written ? [[name, written[name]]] : [])))
  return [{ id, fields: off({ ...own, isPaid: isPaidSeries(fields) }) }]
}

function isPaidSeries(fields: StoredVersion['fields']): boolean {
  const plain = plainFields(fields)
  return isPaid(priceOf(plain.price, plain.isPaid === true))
}

/** The documents of a package; null when there is none of this id. */
export async function findPackage(target: Target, id: string): Promise<StoredPackageDocuments | null> {
  const path = `categories/${id}`
  const own = (await target.database.readVersions([path])).get(path)
  const [item] = own ? parse(packageSchema, [path, plainFields(own.fields)]) : []
  if (!own || !item?.isTestSeries) return null
  const { where } = lookUpIn([], target.database)
  const byCategory = await where('test_series', ['category'], item.name)
  const found = byCategory.length > 0 ? byCategory : await where('test_series', ['categoryName'], item.name)
  const stored = await target.database.readVersions(found.map(([seriesPath]) => seriesPath).sort())
  const series = [...stored].map(([seriesPath, { fields }]) => {
    const seriesId = seriesPath.slice('test_series/'.length)
    return { id: seriesId, fields, tests: testsOf(seriesId, fields) }
  })
  const [sold] = series
    .map(({ fields }) => plainFields(fields).productId)
    .filter((one) => typeof one === 'string')
  return {
    fields: own.fields,
    productId: item.productId ?? sold ?? null,
    series: series.sort((a, b) => (a.id < b.id ? -1 : 1)),
    versions: versionsOf(new Map([[path, own], ...stored])),
  }
}

function testForm({ id, fields }: StoredSeries['tests'][number]): TestForm {
  const questions = Array.isArray(fields.questions) ? fields.questions.length : null
  return {
    id,
    title: wordsIn(fields.heading) ?? wordsIn(fields.name) ?? wordsIn(fields.title) ?? '',
    access: fields.isPaid === true ? 'premium' : 'free',
    minutes: Number(fields.duration) > 0 ? Number(fields.duration) : defaultMinutes.data,
    isActive: fields.isActive !== false,
    opensAt: isMap(fields.opensAt) && typeof fields.opensAt.$date === 'string' ? fields.opensAt.$date : null,
    questionCount: questions ?? (Number(fields.totalQuestions) > 0 ? Number(fields.totalQuestions) : null),
  }
}

export interface ReadPackage extends PackageForm {
  id: string
  /** What is sold; null when it never was. */
  productId: string | null
  versions: Versions
}

/** The form of a stored package, also of an imported one. @throws Error when there is no such package */
export async function readPackage(target: Target, id: string): Promise<ReadPackage> {
  const stored = await findPackage(target, id)
  if (!stored) throw new Error(`There is no test series package "${id}".`)
  const plain = plainFields(stored.fields)
  const [item] = parse(packageSchema, [`categories/${id}`, plain])
  return {
    id,
    productId: stored.productId,
    title: wordsIn(plain.name) ?? '',
    description: wordsIn(plain.description),
    price: item?.productId ? rupeesOf(item.price) : null,
    image: textsOf(plain.imageUrl)[0] ?? textsOf(plain.image_url)[0] ?? null,
    languages: languagesIn(plain.languages),
    isActive: item?.isActive ?? true,
    tests: stored.series.flatMap(({ tests }) => tests).map(testForm),
    versions: stored.versions,
  }
}
