/** What students would be shown and could open of the packages and packs among documents, by the app's own schemas. */
import * as z from 'zod/mini'
import { packageSchema, packageSection } from '../../src/content/categories/schema'
import { resourcesOf } from '../../src/content/packs/group-resources'
import { paidCategorySchema } from '../../src/content/packs/schema'
import { resourceSchema } from '../../src/content/resources/schema'
import { splitTests, testSeriesSchema } from '../../src/content/test-series/schema'
import { isPaid, rupeesOf } from '../../src/domain/price'
import type { StoredDocument } from './check'
import type { Database } from './database'
import { count } from './problem'
import { plainFields } from './stored-form'

export interface Shown {
  /** `categories/appsc: students will see 3 tests, 1 free; Rs. 99.` */
  told: string[]
  /** Why they would see nothing, or could not open what they bought. */
  missing: string[]
}

type Fields = Readonly<Record<string, unknown>>

/**
 * @param database what is stored already; null where only the files count
 * @param isThere whether Storage has a file
 */
export async function shownOf(
  documents: readonly StoredDocument[],
  database: Database | null,
  isThere: (path: string) => Promise<boolean>,
): Promise<Shown> {
  const written = new Map(documents.map(({ path, fields }) => [path, plainFields(fields)]))
  const shown: Shown = { told: [], missing: [] }
  const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

  /** Documents of a collection whose field says a name: as stored, with what is about to be written. */
  async function where(collection: string, field: string, name: string): Promise<Map<string, Fields>> {
    const stored = (await database?.where(collection, field, name)) ?? []
    const found = new Map<string, Fields>(stored.map(({ path, fields }) => [path, plainFields(fields)]))
    for (const [path, fields] of written) {
      if (path.startsWith(`${collection}/`) && path.split('/').length === 2)
        found.set(path, { ...found.get(path), ...fields })
    }
    return new Map([...found].filter(([, fields]) => fields[field] === name))
  }
  async function exists(path: string): Promise<boolean> {
    return written.has(path) || ((await database?.read([path])) ?? new Map()).has(path)
  }
  const parse = <T>(schema: z.ZodMiniType<T>, [path, fields]: readonly [string, Fields]): T[] => {
    const read = z.safeParse(schema, { ...fields, id: idOf(path) })
    return read.success ? [read.data] : []
  }

  for (const entry of written) {
    const [path, fields] = entry
    const [collection = '', id = '', inner, testId = ''] = path.split('/')
    if (collection === 'categories' && fields.section_type === packageSection) {
      const [item] = parse(packageSchema, entry)
      if (!item?.isActive || item.name === null) continue
      const own = await where('test_series', 'category', item.name)
      const series = own.size > 0 ? own : await where('test_series', 'categoryName', item.name)
      const { free, premium } = splitTests([...series].flatMap((one) => parse(testSeriesSchema, one)))
      const all = free.length + premium.length
      const rupees = rupeesOf(item.price)
      if (all === 0)
        shown.missing.push(
          `${path}: students would see 0 tests: write a document in test_series.json with "category": "${item.name}" and its tests.`,
        )
      else {
        const price = rupees === null || item.productId === null ? 'not on sale' : `Rs. ${rupees}`
        shown.told.push(`${path}: students will see: ${count(all, 'test')}, ${free.length} free; ${price}.`)
        if (premium.length === 0 && item.productId !== null)
          shown.told.push(`${path}: it has a price, and all of its tests are open to everybody (isPaid).`)
      }
    }
    if (collection === 'test_series' && inner === undefined) {
      const names = [fields.category, fields.categoryName].filter((name) => typeof name === 'string')
      const packages = (await Promise.all(names.map((name) => where('categories', 'name', name)))).flatMap(
        (found) => [...found].flatMap((one) => parse(packageSchema, one)),
      )
      if (!packages.some(({ isTestSeries }) => isTestSeries))
        shown.missing.push(
          `${path}: no package (categories, section_type ${packageSection}) has the name "${names[0] ?? ''}", so nobody is shown its tests.`,
        )
      for (const test of parse(testSeriesSchema, entry).flatMap(({ tests }) => tests)) {
        if (test.questions === null && !(await exists(`${path}/tests/${test.id}`)))
          shown.missing.push(`${path}: its test "${test.id}" has no questions (${path}/tests/${test.id}).`)
      }
    }
    if (inner === 'tests') {
      const summary = `test_series/${id}`
      const stored = (await database?.read([summary]))?.get(summary)
      const merged = { ...(stored && plainFields(stored)), ...written.get(summary) }
      const listed = parse(testSeriesSchema, [summary, merged]).flatMap(({ tests }) => tests)
      if (!listed.some((test) => test.id === testId))
        shown.missing.push(`${path}: ${summary} does not list it, so nobody is shown the test.`)
    }
    if (collection === 'paid_resource_categories') {
      const [pack] = parse(paidCategorySchema, entry)
      if (!pack?.isActive || rupeesOf(pack.price) === null) continue
      const found = new Map([
        ...(await where('resources', 'categoryName', pack.name)),
        ...(await where('resources', 'category', pack.name)),
      ])
      const resources = resourcesOf(
        pack,
        [...found].flatMap((one) => parse(resourceSchema, one)),
      )
      if (resources.length === 0)
        shown.missing.push(
          `${path}: it would be sold with nothing in it: write resources with "categoryName": "${pack.name}".`,
        )
      else
        shown.told.push(
          `${path}: students will see: ${count(resources.length, 'resource')}; Rs. ${rupeesOf(pack.price)}.`,
        )
    }
    if (collection === 'resources' && inner === undefined) {
      const [resource] = parse(resourceSchema, entry)
      if (!resource?.isActive || !isPaid(resource.price)) continue
      const { address } = resource
      const file = address !== null && !/^https?:/i.test(address) ? address : null
      if (file !== null && !(await isThere(file)))
        shown.missing.push(`${path}: its file "${file}" is not in Storage: upload it first.`)
      if (address === null && !(await exists(`${path}/private/access`)))
        shown.missing.push(
          `${path}: it has no address: buyers could not open it (pdfUrl, or ${path}/private/access).`,
        )
    }
  }
  return shown
}
