/** What students would see and could open of the packages and packs among documents, by the app's own schemas. */
import type { WireFields } from '../../emulator/firestore/wire-value'
import { packageSchema, packageSection } from '../../src/content/categories/schema'
import { resourcesOf } from '../../src/content/packs/group-resources'
import { paidCategorySchema } from '../../src/content/packs/schema'
import { resourceSchema } from '../../src/content/resources/schema'
import { type SeriesTest, splitTests } from '../../src/content/test-series/schema'
import { rupeesOf } from '../../src/domain/price'
import { packContents } from '../../src/features/paid-resources/model/resource-facts'
import type { StoredDocument } from './check'
import { collectionReader, type Database } from './database'
import { type Fields, type Found, idOf, lookUpIn, parse, seriesOf } from './look-up'
import { count } from './problem'
import { openedPath } from './scheduled'
import { checkFilesOf, type Report, resourcesNaming, type StoredFiles } from './shown-files'
import { plainFields } from './stored-form'
import type { Target } from './target'

/** What is wrong with a document that is stored, or written. */
export interface ShownProblem {
  path: string
  /** A sentence that begins behind the path: `its file … is not there.` */
  message: string
}

/** `resources/b: its file …` */
export const sentenceOf = ({ path, message }: ShownProblem) => `${path}: ${message}`

export interface Shown {
  /** The student's view: `categories/appsc: students will see: 3 tests, 1 free; Rs. 99; opens for visitors: Free Mock 1.` */
  told: string[]
  /** What is wrong, whatever else is stored. */
  wrong: ShownProblem[]
  /** What is missing, and may be stored already where the database was not read. */
  missing: ShownProblem[]
}

/** Titles that the student's view names. */
const namedTitles = 5

function titlesOf(tests: readonly SeriesTest[]): string {
  const more = tests.length - namedTitles
  const named = tests.slice(0, namedTitles).map(({ title }) => title)
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/**
 * @param database what is stored already; null where only the documents count
 * @param files Storage; null where it is not asked
 */
export async function shownOf(
  documents: readonly StoredDocument[],
  database: Database | null,
  files: StoredFiles | null,
): Promise<Shown> {
  const shown: Shown = { told: [], wrong: [], missing: [] }
  const report: Report = (path, message, kind) => {
    const list = kind === 'absent' ? shown.missing : shown.wrong
    if (!list.some((one) => one.path === path && one.message === message)) list.push({ path, message })
  }
  const placed = documents.map(({ path, fields }) => ({ path: openedPath(path), fields }))
  const lookUp = lookUpIn(placed, database)
  const { written, where, read } = lookUp
  const { checkFile, checkResource } = checkFilesOf(lookUp, files, report)

  /** What a test or series is opened by must be what its package is sold as. */
  function checkProduct(
    path: string,
    fields: Fields,
    packages: readonly { name: string | null; productId: string | null }[],
  ) {
    const [sold] = packages.filter(({ productId }) => productId !== null)
    if (
      sold &&
      typeof fields.productId === 'string' &&
      !packages.some((one) => one.productId === fields.productId)
    )
      report(
        path,
        `its productId is "${fields.productId}", and its package "${sold.name}" is sold as "${sold.productId}": buyers could not open it.`,
      )
  }
  async function packagesOf(series: Fields) {
    const names = [series.category, series.categoryName].filter((name) => typeof name === 'string')
    const found = (await Promise.all(names.map((name) => where('categories', ['name'], name)))).flat()
    return {
      names,
      packages: found.flatMap((one) => parse(packageSchema, one)).filter((one) => one.isTestSeries),
    }
  }

  async function checkPackage(entry: Found) {
    const [path, fields] = entry
    const [item] = parse(packageSchema, entry)
    if (!item?.isActive || !item.isTestSeries) return
    const own = await where('test_series', ['category'], item.name)
    const series = own.length > 0 ? own : await where('test_series', ['categoryName'], item.name)
    for (const [seriesPath, stored] of series) checkProduct(seriesPath, stored, [item])
    const { free, premium } = splitTests(series.flatMap(seriesOf))
    const all = free.length + premium.length
    if (all === 0) {
      report(
        path,
        `students would see 0 tests: write a document in test_series.json with "category": "${item.name}" and its tests.`,
        'absent',
      )
      return
    }
    const rupees = rupeesOf(item.price)
    const price = rupees === null || item.productId === null ? 'not on sale' : `Rs. ${rupees}`
    const opens = free.length > 0 ? titlesOf(free) : 'nothing'
    shown.told.push(
      `${path}: students will see: ${count(all, 'test')}, ${free.length} free; ${price}; opens for visitors: ${opens}.`,
    )
    if (item.freeTests !== null && item.freeTests !== free.length)
      report(
        path,
        `freeTests says ${item.freeTests}, and ${free.length} of its tests can be opened for free.`,
      )
    if (premium.length > 0 && item.productId !== null && (fields.price ?? null) === null)
      report(path, `it has no price, and would be sold for Rs. ${rupees ?? 0}: write its price.`)
    if (premium.length === 0 && item.productId !== null)
      shown.told.push(`${path}: it has a price, and all of its tests are open to everybody (isPaid).`)
  }

  async function checkSeries([path, fields]: Found) {
    const { names, packages } = await packagesOf(fields)
    if (packages.length === 0)
      report(
        path,
        `no package (categories, section_type ${packageSection}) has the name "${names[0] ?? ''}", so nobody is shown its tests.`,
        'absent',
      )
    checkProduct(path, fields, packages)
    for (const test of seriesOf([path, fields]).flatMap(({ tests }) => tests)) {
      if (test.questions === null && !(await read(`${path}/tests/${test.id}`)))
        report(path, `its test "${test.id}" has no questions (${path}/tests/${test.id}).`, 'absent')
    }
  }

  async function checkTest([path, fields]: Found) {
    const [, id = '', , testId] = path.split('/')
    const summary = `test_series/${id}`
    const stored = await read(summary)
    const series = stored ?? {}
    const listed = seriesOf([summary, series]).flatMap(({ tests }) => tests)
    if (!listed.some((test) => test.id === testId))
      report(path, `${summary} does not list it, so nobody is shown the test.`, stored ? undefined : 'absent')
    if (fields.isPaid === true) checkProduct(path, fields, (await packagesOf(series)).packages)
  }

  async function checkPack(entry: Found) {
    const [path] = entry
    const [pack] = parse(paidCategorySchema, entry)
    const rupees = pack?.isActive ? rupeesOf(pack.price) : null
    if (!pack || rupees === null) return
    const found = await resourcesNaming(lookUp, pack.name)
    const resources = resourcesOf(
      pack,
      found.flatMap((one) => parse(resourceSchema, one)),
    )
    for (const one of found)
      if (resources.some((resource) => resource.id === idOf(one[0]))) await checkResource(one)
    if (resources.length === 0)
      report(
        path,
        `it would be sold with nothing in it: write resources with "categoryName": "${pack.name}".`,
        'absent',
      )
    else shown.told.push(`${path}: students will see: ${packContents(resources)}; Rs. ${rupees}.`)
  }

  // An import keeps the fields that its file does not name.
  const cards = [...written.keys()].filter((path) => path.split('/').length === 2)
  const stored = (await database?.read(cards)) ?? new Map<string, WireFields>()
  for (const [path, own] of written) {
    const before = stored.get(path)
    const fields = { ...(before && plainFields(before)), ...own }
    const entry = [path, fields] as const
    const [collection = '', id = '', inner] = path.split('/')
    if (collection === 'categories') await checkPackage(entry)
    if (collection === 'test_series' && inner === undefined) await checkSeries(entry)
    if (collection === 'test_series' && inner === 'tests') await checkTest(entry)
    if (collection === 'paid_resource_categories') await checkPack(entry)
    if (collection === 'resources') {
      const resource = inner === undefined ? fields : await read(`resources/${id}`)
      if (resource) await checkResource([`resources/${id}`, resource])
    }
    if (collection === 'pdfs' && typeof fields.url === 'string' && fields.isActive !== false)
      await checkFile(path, fields.url, null)
  }
  return shown
}

/** The same of every package and pack that is stored. */
export async function storedShown({ database, files }: Pick<Target, 'database' | 'files'>): Promise<Shown> {
  const all = collectionReader(database)
  const stored = await Promise.all(['categories', 'test_series', 'paid_resource_categories'].map(all))
  return shownOf(stored.flat(), database, files)
}
