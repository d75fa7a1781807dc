/** Queries, aggregates and batches of reads over plain REST. */
import { describe, expect, test } from 'vitest'
import { DOCUMENTS, ROOT } from './testing/backend'
import { restCalls, TIME, whole } from './testing/rest-calls'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend()
const { put } = restCalls(backend)

describe('queries and reads', () => {
  test('an empty result is one read time', async () => {
    const structuredQuery = { from: [{ collectionId: 'none' }] }
    const { body } = await backend.rest('POST', `${DOCUMENTS}:runQuery`, { structuredQuery })
    expect(body).toEqual([{ readTime: TIME }])
  })

  test('select returns the named fields, offset skips', async () => {
    await put('users/a', { x: whole(1), y: { mapValue: { fields: { z: whole(2), w: whole(3) } } } })
    await put('users/b', { x: whole(1) })
    const structuredQuery = { from: [{ collectionId: 'users' }], select: { fields: [{ fieldPath: 'y.z' }] } }
    const { body } = await backend.rest('POST', `${DOCUMENTS}:runQuery`, { structuredQuery })
    expect(body).toMatchObject([
      { document: { fields: { y: { mapValue: { fields: { z: whole(2) } } } } } },
      { document: { fields: {} } },
    ])
    const skipped = await backend.rest('POST', `${DOCUMENTS}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'users' }], offset: 1, limit: { value: 5 } },
    })
    expect(skipped.body).toMatchObject([{ document: { name: `${ROOT}/users/b` } }])
  })

  test('orders that the request leaves out are inequality fields by name, then the id', async () => {
    const rows = { a: [2, 1], b: [1, 2], c: [1, 1], d: [1, 1] }
    for (const [id, [x = 0, y = 0]] of Object.entries(rows))
      await put(`users/${id}`, { x: whole(x), y: whole(y) })
    const above = (fieldPath: string): object => ({
      fieldFilter: { field: { fieldPath }, op: 'GREATER_THAN', value: whole(0) },
    })
    const idsFor = async (orderBy: object[]): Promise<string> => {
      const where = { compositeFilter: { op: 'AND', filters: [above('y'), above('x')] } }
      const structuredQuery = { from: [{ collectionId: 'users' }], where, orderBy }
      const { body } = await backend.rest('POST', `${DOCUMENTS}:runQuery`, { structuredQuery })
      const results = body as { document: { name: string } }[] // the query has results
      return results.map(({ document }) => document.name.slice(-1)).join('')
    }
    expect(await idsFor([])).toBe('cdba')
    expect(await idsFor([{ field: { fieldPath: 'y' }, direction: 'DESCENDING' }])).toBe('badc')
  })

  test('ids with every kind of character can stand in an address', async () => {
    const parent = encodeURIComponent('so!@#$%^&*()_+ special')
    await put(`users/${parent}/notes/n`)
    const { body } = await backend.rest('POST', `${DOCUMENTS}/users/${parent}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'notes' }] },
    })
    expect(body).toMatchObject([{ document: { name: `${ROOT}/users/so!@#$%^&*()_+ special/notes/n` } }])
    expect((await backend.rest('GET', `${DOCUMENTS}/users/%E0%A4%A`)).status).toBe(400)
    expect((await backend.rest('GET', `${DOCUMENTS}/users/a%2Fb`)).status).toBe(400)
  })

  test('count stops at upTo', async () => {
    for (const id of ['a', 'b', 'c']) await put(`users/${id}`)
    const { body } = await backend.rest('POST', `${DOCUMENTS}:runAggregationQuery`, {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'users' }] },
        aggregations: [{ alias: 'n', count: { upTo: '2' } }, { count: {} }],
      },
    })
    expect(body).toEqual([
      { result: { aggregateFields: { n: whole(2), field_2: whole(3) } }, readTime: TIME },
    ])
  })

  test('batchGet tells found and missing, each name once', async () => {
    await put('users/a', { x: whole(1), y: whole(2) })
    const names = [`${ROOT}/users/a`, `${ROOT}/users/none`, `${ROOT}/users/a`]
    const { body } = await backend.rest('POST', `${DOCUMENTS}:batchGet`, {
      documents: names,
      mask: { fieldPaths: ['y'] },
    })
    expect(body).toEqual([
      { found: expect.objectContaining({ name: names[0], fields: { y: whole(2) } }), readTime: TIME },
      { missing: names[1], readTime: TIME },
    ])
  })
})
