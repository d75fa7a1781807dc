/** Documents as they will be: what is stored, with what is about to be written. */
import * as z from 'zod/mini'
import { testSeriesSchema } from '../../src/content/test-series/schema'
import { isMap, textsOf } from '../../src/domain/stored-fields'
import type { StoredDocument } from './check'
import type { Database } from './database'
import { plainFields } from './stored-form'

export type Fields = Readonly<Record<string, unknown>>
export type Found = readonly [path: string, fields: Fields]

export const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** A document as the app reads it; none when it cannot. */
export function parse<T>(schema: z.ZodMiniType<T>, [path, fields]: Found): T[] {
  const result = z.safeParse(schema, { ...fields, id: idOf(path) })
  return result.success ? [result.data] : []
}

/** @param database what is stored already; null where only the documents count */
export function lookUpIn(documents: readonly StoredDocument[], database: Database | null) {
  const written = new Map(documents.map(({ path, fields }) => [path, plainFields(fields)]))
  /** Finds documents by the English text of any of these fields. */
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

  /** A document by its path; null where there is none. */
  async function read(path: string): Promise<Fields | null> {
    const stored = (await database?.read([path]))?.get(path)
    const own = written.get(path)
    return stored || own ? { ...(stored && plainFields(stored)), ...own } : null
  }
  return { written, where, read }
}

export type LookUp = ReturnType<typeof lookUpIn>

/** A `test_series` document with all of its tests, also those that open later. */
export function seriesOf([path, fields]: Found) {
  const { opensAt: _, ...own } = fields
  const tests = Array.isArray(own.tests) ? own.tests.filter(isMap) : null
  return parse(testSeriesSchema, [
    path,
    { ...own, ...(tests && { tests: tests.map(({ opensAt: __, ...test }) => test) }) },
  ])
}
