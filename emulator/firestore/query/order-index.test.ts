/** A large collection is read in the order of a field by an index; the results are those of sorting everything. */
import { expect, test } from 'vitest'
import { createDatabase } from '../database'
import type { StoredDocument } from '../stored-document'
import type { WireValue } from '../wire-value'
import { runQuery } from './run'
import type { StructuredQuery } from './structured-query'

const root = 'projects/p/databases/(default)/documents'

/** A document whose date is one of 300 days, or absent in every seventh. */
const documentOf = (number: number, day = (number * 7919) % 300): StoredDocument => ({
  path: `jobs/d${number}`,
  collection: 'jobs',
  id: `d${number}`,
  fields: {
    ...(number % 7 !== 0 && { date: { integerValue: String(day) } }),
    isOpen: { booleanValue: number % 3 === 0 },
  },
  createTime: 0,
  updateTime: 0,
})

const dayOf = ({ fields }: StoredDocument): number =>
  fields.date && 'integerValue' in fields.date ? Number(fields.date.integerValue) : Number.NaN

/** The ids that sorting gives, for documents that have a date. */
function sortedIds(documents: readonly StoredDocument[], direction: 'ASC' | 'DESC'): string[] {
  const ascending = documents
    .filter((document) => !Number.isNaN(dayOf(document)))
    .sort((a, b) => dayOf(a) - dayOf(b) || (a.path < b.path ? -1 : 1))
  return (direction === 'ASC' ? ascending : ascending.reverse()).map(({ id }) => id)
}

const queryOf = (
  direction: 'ASC' | 'DESC',
  rest: Partial<StructuredQuery> & { limit: number },
): StructuredQuery => ({
  parent: '',
  collectionId: 'jobs',
  allDescendants: false,
  filter: null,
  askedOrder: [{ field: ['date'], direction }],
  order: [
    { field: ['date'], direction },
    { field: ['__name__'], direction },
  ],
  startAt: null,
  endAt: null,
  offset: 0,
  select: null,
  ...rest,
})

const isOpen: WireValue = { booleanValue: true }

test.each(['ASC', 'DESC'] as const)('%s: pages, filters and cursors follow every change', (direction) => {
  const database = createDatabase()
  const documents = new Map<string, StoredDocument>()
  const put = (document: StoredDocument) => {
    database.put(document)
    documents.set(document.id, document)
  }
  const check = () => {
    const all = [...documents.values()]
    const ids = sortedIds(all, direction)
    const found = (rest: Partial<StructuredQuery> & { limit: number }) =>
      runQuery(database, queryOf(direction, rest), root).map(({ id }) => id)
    expect(found({ limit: 20 })).toEqual(ids.slice(0, 20))
    expect(found({ limit: 20, offset: 15 })).toEqual(ids.slice(15, 35))
    expect(
      found({ limit: 30, filter: { kind: 'field', field: ['isOpen'], op: '==', value: isOpen } }),
    ).toEqual(ids.filter((id) => Number(id.slice(1)) % 3 === 0).slice(0, 30))
    const start = { values: [{ integerValue: '150' }], before: true }
    expect(found({ limit: 25, startAt: start })).toEqual(
      ids
        .filter((id) => {
          const day = dayOf(documents.get(id) ?? documentOf(0))
          return direction === 'ASC' ? day >= 150 : day <= 150
        })
        .slice(0, 25),
    )
  }

  for (let number = 0; number < 1200; number += 1) put(documentOf(number))
  check()
  for (let number = 0; number < 60; number += 1) put(documentOf(number * 5, number % 2 === 0 ? -1 : 999))
  for (let number = 1200; number < 1230; number += 1) put(documentOf(number))
  for (let number = 3; number < 90; number += 4) {
    database.remove(`jobs/d${number}`)
    documents.delete(`d${number}`)
  }
  check()
})
