/** What students would be shown and could open of the packages and packs among documents, by the app's own schemas. */
import * as z from 'zod/mini'
import { packageSchema, packageSection } from '../../src/content/categories/schema'
import { resourcesOf } from '../../src/content/packs/group-resources'
import { paidCategorySchema } from '../../src/content/packs/schema'
import { resourceSchema, storagePath } from '../../src/content/resources/schema'
import { splitTests, testSeriesSchema } from '../../src/content/test-series/schema'
import { packNameFields } from '../../src/domain/catalogue'
import { isPaid, rupeesOf } from '../../src/domain/price'
import { textsOf } from '../../src/domain/stored-fields'
import type { StoredDocument } from './check'
import { collectionReader, type Database } from './database'
import { count } from './problem'
import type { Files } from './storage'
import { plainFields } from './stored-form'
import type { Target } from './target'

export interface Shown {
  /** `categories/appsc: students will see 3 tests, 1 free; Rs. 99.` */
  told: string[]
  /** Why they would see nothing, or could not open what they bought. */
  missing: string[]
}

type Fields = Readonly<Record<string, unknown>>
type Found = readonly [path: string, fields: Fields]

/** The path of a file among those of a bucket, also of one that is named by its whole address; null for any other address. */
function pathInBucket(address: string, bucket: string): string | null {
  const [, path] =
    [
      /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/([^/]+)\/o\/([^?#]+)/,
      /^http:\/\/(?:127\.0\.0\.1|localhost):\d+\/v0\/b\/([^/]+)\/o\/([^?#]+)/,
      /^https:\/\/storage\.googleapis\.com\/([^/]+)\/([^?#]+)/,
      /^gs:\/\/([^/]+)\/([^?#]+)/,
    ]
      .map((pattern) => pattern.exec(address)?.slice(1))
      .find((found) => found?.[0] === bucket) ?? []
  if (path === undefined) return storagePath(address)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * @param database what is stored already; null where only the documents count
 * @param files Storage; null where it is not asked
 */
export async function shownOf(
  documents: readonly StoredDocument[],
  database: Database | null,
  files: Pick<Files, 'has' | 'bucket'> | null,
): Promise<Shown> {
  const written = new Map(documents.map(({ path, fields }) => [path, plainFields(fields)]))
  const shown: Shown = { told: [], missing: [] }
  const miss = (path: string, message: string) => {
    const sentence = `${path}: ${message}`
    if (!shown.missing.includes(sentence)) shown.missing.push(sentence)
  }
  const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

  /** Finds documents by the English text of any of these fields, in the database and among those about to be written. */
  async function where(collection: string, fields: readonly string[], name: string): Promise<Found[]> {
    const stored = database
      ? (
          await Promise.all(
            fields.flatMap((field) =>
              [field, `${field}.en`].map((one) => database.where(collection, one, name)),
            ),
          )
        ).flat()
      : []
    const found = new Map<string, Fields>(stored.map((one) => [one.path, plainFields(one.fields)]))
    for (const [path, own] of written) {
      if (path.startsWith(`${collection}/`) && path.split('/').length === 2)
        found.set(path, { ...found.get(path), ...own })
    }
    return [...found].filter(([, own]) => fields.some((field) => textsOf(own[field], 'en')[0] === name))
  }
  /** A document as it will be; null where there is none. */
  async function read(path: string): Promise<Fields | null> {
    const stored = (await database?.read([path]))?.get(path)
    const own = written.get(path)
    return stored || own ? { ...(stored && plainFields(stored)), ...own } : null
  }
  const parse = <T>(schema: z.ZodMiniType<T>, [path, fields]: Found): T[] => {
    const result = z.safeParse(schema, { ...fields, id: idOf(path) })
    return result.success ? [result.data] : []
  }

  /** @param productId whose buyers must be able to open it; null where everybody may */
  async function checkFile(path: string, address: string, productId: string | null): Promise<void> {
    const file = pathInBucket(address, files?.bucket ?? '')
    if (file === null) {
      if (!/^https?:/i.test(address))
        miss(path, `"${address}" is neither a file of Storage nor an http(s) address.`)
      return
    }
    if (productId !== null && !file.startsWith(`paid/${productId}/`))
      miss(path, `its file "${file}" does not lie under paid/${productId}/, so its buyers could not open it.`)
    else if (files && !(await files.has(file)))
      miss(path, `its file "${file}" is not in Storage: upload it first.`)
  }

  /** A resource must open, and for the buyers of its pack. */
  async function checkResource(entry: Found): Promise<void> {
    const [path] = entry
    const [resource] = parse(resourceSchema, entry)
    if (!resource?.isActive) return
    const packs =
      resource.category === null ? [] : await where('paid_resource_categories', ['name'], resource.category)
    const [pack] = packs.flatMap((one) => parse(paidCategorySchema, one)).filter((one) => one.isActive)
    const isSold = isPaid(resource.price)
    if (pack && isSold && resource.productId !== pack.productId)
      miss(
        path,
        `its productId is "${resource.productId ?? ''}", and its pack "${pack.name}" is sold as "${pack.productId}": buyers could not open it.`,
      )
    const productId = isSold ? resource.productId : null
    if (resource.address !== null) await checkFile(path, resource.address, productId)
    else if (isSold || pack) {
      const access = await read(`${path}/private/access`)
      if (access === null)
        miss(path, `it has no address: buyers could not open it (pdfUrl, or ${path}/private/access).`)
      else if (typeof access.url === 'string')
        await checkFile(`${path}/private/access`, access.url, productId)
    }
  }

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
      miss(
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

  for (const entry of written) {
    const [path, fields] = entry
    const [collection = '', id = '', inner, testId = ''] = path.split('/')
    if (collection === 'categories') {
      const [item] = parse(packageSchema, entry)
      if (!item?.isActive || !item.isTestSeries) continue
      const own = await where('test_series', ['category'], item.name)
      const series = own.length > 0 ? own : await where('test_series', ['categoryName'], item.name)
      for (const [seriesPath, stored] of series) checkProduct(seriesPath, stored, [item])
      const { free, premium } = splitTests(series.flatMap((one) => parse(testSeriesSchema, one)))
      const all = free.length + premium.length
      const rupees = rupeesOf(item.price)
      if (all === 0)
        miss(
          path,
          `students would see 0 tests: write a document in test_series.json with "category": "${item.name}" and its tests.`,
        )
      else {
        const price = rupees === null || item.productId === null ? 'not on sale' : `Rs. ${rupees}`
        shown.told.push(`${path}: students will see: ${count(all, 'test')}, ${free.length} free; ${price}.`)
        if (item.freeTests !== null && item.freeTests !== free.length)
          miss(
            path,
            `freeTests says ${item.freeTests}, and ${free.length} of its tests can be opened for free.`,
          )
        if (premium.length === 0 && item.productId !== null)
          shown.told.push(`${path}: it has a price, and all of its tests are open to everybody (isPaid).`)
      }
    }
    if (collection === 'test_series' && inner === undefined) {
      const { names, packages } = await packagesOf(fields)
      if (packages.length === 0)
        miss(
          path,
          `no package (categories, section_type ${packageSection}) has the name "${names[0] ?? ''}", so nobody is shown its tests.`,
        )
      checkProduct(path, fields, packages)
      for (const test of parse(testSeriesSchema, entry).flatMap(({ tests }) => tests)) {
        if (test.questions === null && !(await read(`${path}/tests/${test.id}`)))
          miss(path, `its test "${test.id}" has no questions (${path}/tests/${test.id}).`)
      }
    }
    if (collection === 'test_series' && inner === 'tests') {
      const summary = `test_series/${id}`
      const series = (await read(summary)) ?? {}
      const listed = parse(testSeriesSchema, [summary, series]).flatMap(({ tests }) => tests)
      if (!listed.some((test) => test.id === testId))
        miss(path, `${summary} does not list it, so nobody is shown the test.`)
      if (fields.isPaid === true) checkProduct(path, fields, (await packagesOf(series)).packages)
    }
    if (collection === 'paid_resource_categories') {
      const [pack] = parse(paidCategorySchema, entry)
      if (!pack?.isActive || rupeesOf(pack.price) === null) continue
      const found = await where('resources', packNameFields, pack.name)
      const resources = resourcesOf(
        pack,
        found.flatMap((one) => parse(resourceSchema, one)),
      )
      for (const one of found)
        if (resources.some((resource) => resource.id === idOf(one[0]))) await checkResource(one)
      if (resources.length === 0)
        miss(
          path,
          `it would be sold with nothing in it: write resources with "categoryName": "${pack.name}".`,
        )
      else
        shown.told.push(
          `${path}: students will see: ${count(resources.length, 'resource')}; Rs. ${rupeesOf(pack.price)}.`,
        )
    }
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
