/** Queries find the same with and without indexes, whatever is written between them. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createDatabase } from '../database'
import { createEqualityIndexes } from '../equality-indexes'
import { splitPath } from '../names/resource-name'
import type { StoredDocument } from '../stored-document'
import { compareValues } from '../values/value-order'
import type { WireValue } from '../wire-value'
import { equalityKey } from './equality-key'
import { runQuery } from './run'
import type { Cursor, Filter, StructuredQuery } from './structured-query'

const ROOT = 'projects/p/databases/(default)/documents'

const scalar = fc.constantFrom<WireValue>(
  { nullValue: null },
  { booleanValue: true },
  { booleanValue: false },
  { integerValue: '0' },
  { integerValue: '1' },
  { integerValue: '9007199254740992' },
  { integerValue: '9007199254740993' },
  { doubleValue: '-0' },
  { doubleValue: 1 },
  { doubleValue: 9007199254740992 },
  { doubleValue: 0.5 },
  { doubleValue: 'NaN' },
  { doubleValue: 'Infinity' },
  { timestampValue: '2026-11-21T00:00:00.000000Z' },
  { timestampValue: '2026-11-21T00:00:00.000001Z' },
  { stringValue: '' },
  { stringValue: '1' },
  { stringValue: 'x'.repeat(300) },
  { stringValue: `${'x'.repeat(300)}y` },
  { bytesValue: '' },
  { bytesValue: 'AAE=' },
  { referenceValue: `${ROOT}/docs/__id7__` },
  { referenceValue: `${ROOT}/docs/__id07__` },
  { referenceValue: `${ROOT}/docs/1` },
  { geoPointValue: { latitude: 0, longitude: 1 } },
  { geoPointValue: { latitude: -0, longitude: 1 } },
)
const list = (items: fc.Arbitrary<WireValue>, least: number) =>
  fc.array(items, { minLength: least, maxLength: 3 }).map((values): WireValue => ({ arrayValue: { values } }))
const map = (items: fc.Arbitrary<WireValue>) =>
  fc
    .dictionary(fc.constantFrom('x', 'y'), items, { maxKeys: 2 })
    .map((fields): WireValue => ({ mapValue: { fields } }))
const vector = fc.array(fc.constantFrom(0, 1), { maxLength: 2 }).map((numbers): WireValue => {
  const values = numbers.map((doubleValue) => ({ doubleValue }))
  return {
    mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } },
  }
})
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  list(fc.oneof(scalar, map(scalar)), 0),
  map(scalar),
  vector,
)

const path = fc
  .constantFrom('a', 'a/1/docs', 'docs', 'docs/1/docs', 'docs/2/docs')
  .chain((collection) =>
    fc.constantFrom('1', '2', '3', '__id7__', '__id07__').map((id) => `${collection}/${id}`),
  )
const field = fc.constantFrom(['f'], ['m', 'x'])
const name = path.map((at): WireValue => ({ referenceValue: `${ROOT}/${at}` }))
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constantFrom('==' as const, 'array-contains' as const, '!=' as const),
    value,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.oneof(field, fc.constant(['f'])),
    op: fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const),
    value,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constant(['__name__']),
    op: fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const),
    value: name,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constantFrom('in' as const, 'array-contains-any' as const, 'not-in' as const),
    value: list(value, 1),
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constant(['__name__']),
    op: fc.constant('==' as const),
    value: name,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constant(['__name__']),
    op: fc.constant('in' as const),
    value: list(name, 1),
  }),
)
const filter = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2 },
    { weight: 2, arbitrary: leaf },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('and' as const, 'or' as const),
        filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      }),
    },
  ),
})).filter

/** A cursor has values for the first orders, or for none. */
const cursor = fc.option(
  fc.record({
    values: fc.array(value, { minLength: 1, maxLength: 1 }),
    name,
    isWhole: fc.boolean(),
    before: fc.boolean(),
  }),
  { nil: null, freq: 1 },
)

const query = fc
  .record({
    from: fc.constantFrom<Pick<StructuredQuery, 'parent' | 'collectionId' | 'allDescendants'>>(
      { parent: '', collectionId: 'docs', allDescendants: false },
      { parent: 'docs/1', collectionId: 'docs', allDescendants: false },
      { parent: '', collectionId: 'docs', allDescendants: true },
      { parent: 'docs/1', collectionId: 'docs', allDescendants: true },
      { parent: '', collectionId: null, allDescendants: true },
      { parent: '', collectionId: null, allDescendants: false },
    ),
    filter: fc.option(filter, { nil: null, freq: 2 }),
    start: cursor,
    end: cursor,
    direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    orderField: fc.option(field, { nil: null }),
    offset: fc.constantFrom(0, 1),
    limit: fc.constantFrom(null, 2),
  })
  .map(({ from, direction, orderField, start, end, ...rest }): StructuredQuery => {
    const placeOf = (at: typeof start): Cursor | null => {
      if (!at) return null
      const [first, last] = [orderField ? at.values : [], at.isWhole || !orderField ? [at.name] : []]
      return { values: [...first, ...last], before: at.before }
    }
    return {
      ...from,
      ...rest,
      askedOrder: [],
      order: [...(orderField ? [{ field: orderField, direction }] : []), { field: ['__name__'], direction }],
      startAt: placeOf(start),
      endAt: placeOf(end),
      select: null,
    }
  })

const maybe = fc.option(value, { nil: undefined, freq: 5 })
const put = fc.record({ path, f: maybe, x: maybe }).map(
  ({ path: at, f, x }): StoredDocument => ({
    path: at,
    ...splitPath(at),
    fields: { ...(f && { f }), m: { mapValue: { fields: { ...(x && { x }) } } } },
    createTime: 1,
    updateTime: 1,
  }),
)
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ put }) },
  { weight: 2, arbitrary: fc.record({ remove: path }) },
  { weight: 6, arbitrary: fc.record({ query }) },
  { weight: 1, arbitrary: fc.constant({ clear: true }) },
)

test('queries find the same with and without an index', { timeout: 60_000 }, () => {
  let found = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const databases = [0, Number.POSITIVE_INFINITY].map((large) => createDatabase({ large }))
      for (const next of steps) {
        for (const database of databases) {
          if ('put' in next) database.put(next.put)
          if ('remove' in next) database.remove(next.remove)
          if ('clear' in next) database.clear()
        }
        if (!('query' in next)) continue
        const [left = [], right] = databases.map((database) => runQuery(database, next.query, ROOT))
        expect(left).toEqual(right)
        found += left.length
      }
    }),
    { numRuns: 300 },
  )
  expect(found, 'the queries do find documents').toBeGreaterThan(300)
})

/** Counts how often the fields of a document are read. */
let reads = 0
function countedDocument(index: number): StoredDocument {
  const published = `2026-11-${String(1 + ((index * 7919) % 28)).padStart(2, '0')}T00:00:00.000000Z`
  const fields = {
    ...(index % 10 > 0 && { published: { timestampValue: published } }),
    half: { booleanValue: index % 2 === 0 },
  }
  return {
    path: `big/d${index}`,
    ...splitPath(`big/d${index}`),
    get fields() {
      reads += 1
      return fields
    },
    createTime: 1,
    updateTime: 1,
  }
}

test('the first ones in an order are found without reading all, while writes go on', {
  timeout: 60_000,
}, async () => {
  const [indexed, plain] = [createDatabase(), createDatabase({ large: Number.POSITIVE_INFINITY })]
  const putBoth = (index: number, version = index) => {
    for (const database of [indexed, plain]) {
      database.put({ ...countedDocument(version), path: `big/d${index}`, id: `d${index}` })
    }
  }
  for (let index = 0; index < 8000; index += 1) {
    for (const database of [indexed, plain]) database.put(countedDocument(index))
  }
  const half: Filter = { kind: 'field', field: ['half'], op: '==', value: { booleanValue: true } }
  const at = [{ timestampValue: '2026-11-14T00:00:00.000000Z' }]
  const queries = (['ASC', 'DESC'] as const).flatMap((direction) =>
    [null, half].flatMap((filter) =>
      [null, { values: at, before: true }, { values: at, before: false }].map(
        (startAt): StructuredQuery => ({
          parent: '',
          collectionId: 'big',
          allDescendants: false,
          select: null,
          askedOrder: [],
          order: [
            { field: ['published'], direction },
            { field: ['__name__'], direction },
          ],
          filter,
          startAt,
          endAt: null,
          offset: 0,
          limit: 20,
        }),
      ),
    ),
  )
  const readsOf = (asked: StructuredQuery) => {
    const found = runQuery(plain, asked, ROOT)
    reads = 0
    expect(runQuery(indexed, asked, ROOT).map(({ path }) => path)).toEqual(found.map(({ path }) => path))
    return reads
  }
  // The first one begins the index; writes meanwhile count, too.
  for (const [turn, asked] of queries.entries()) {
    readsOf(asked)
    putBoth(turn * 100, turn)
    for (const database of [indexed, plain]) database.remove(`big/d${turn * 100 + 1}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const [newest] = queries
  await expect.poll(() => newest && readsOf(newest), { timeout: 30_000 }).toBeLessThan(1000)
  for (const asked of queries) expect(readsOf(asked)).toBeLessThan(1000)
})

const ordered = (
  direction: 'ASC' | 'DESC',
  asked: Filter | null,
  limit: number | null = 20,
): StructuredQuery => ({
  parent: '',
  collectionId: 'big',
  allDescendants: false,
  select: null,
  askedOrder: [],
  order: [
    { field: ['published'], direction },
    { field: ['__name__'], direction },
  ],
  filter: asked,
  startAt: null,
  endAt: null,
  offset: 0,
  limit,
})

function countReads(ask: () => unknown): number {
  reads = 0
  ask()
  return reads
}

/** Documents in the order of their numbers, which they have as `published`. */
function numbered(index: number): StoredDocument {
  const fields = {
    published: { integerValue: `${index}` },
    old: { booleanValue: index < 300 },
    third: { booleanValue: index % 3 === 0 },
  }
  return {
    ...countedDocument(index),
    get fields() {
      reads += 1
      return fields
    },
  }
}

test('a walk in an order begins and ends where a range does, and few matches are sorted instead', async () => {
  const [indexed, plain] = [createDatabase(), createDatabase({ large: Number.POSITIVE_INFINITY })]
  for (let index = 0; index < 8000; index += 1) {
    for (const database of [indexed, plain]) database.put(numbered(index))
  }
  const newest = () => runQuery(indexed, ordered('DESC', null), ROOT)
  await expect.poll(() => countReads(newest), { timeout: 30_000 }).toBeLessThan(1000)
  const is = (name: string, op: '==' | '<' | '<=' | '>' | '>=', operand: WireValue): Filter => ({
    kind: 'field',
    field: [name],
    op,
    value: operand,
  })
  const number = (integer: number) => ({ integerValue: `${integer}` })
  const third = is('third', '==', { booleanValue: true })
  const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters })
  const cases: [string, 'ASC' | 'DESC', Filter][] = [
    ['few that are the oldest', 'DESC', is('old', '==', { booleanValue: true })],
    ['starts below', 'DESC', is('published', '<', number(500))],
    ['starts above', 'ASC', is('published', '>=', number(7500))],
    ['ends above', 'ASC', is('published', '<=', number(5))],
    ['ends below', 'DESC', is('published', '>', number(7990))],
    ['both', 'DESC', and(is('published', '>', number(3990)), is('published', '<', number(4000)))],
    ['with a third of all', 'DESC', and(third, is('published', '<', number(10)))],
    ['of another type', 'ASC', is('published', '>', { stringValue: '' })],
    ['nothing between', 'ASC', and(is('published', '>', number(10)), is('published', '<', number(5)))],
  ]
  for (const [what, direction, asked] of cases) {
    const expected = runQuery(plain, ordered(direction, asked), ROOT).map(({ path }) => path)
    runQuery(indexed, ordered(direction, asked), ROOT)
    let found: string[] = []
    const read = countReads(() => {
      found = runQuery(indexed, ordered(direction, asked), ROOT).map(({ path }) => path)
    })
    expect({ what, found }).toEqual({ what, found: expected })
    expect({ what, isShort: read < 1500 }).toEqual({ what, isShort: true })
  }
})

test('a large collection that has stopped growing has its likely indexes before the first query', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const database = createDatabase({ prepareFrom: 2000 })
    for (let index = 0; index < 3000; index += 1) database.put(numbered(index))
    await vi.advanceTimersByTimeAsync(150)
    for (let index = 3000; index < 6000; index += 1) database.put(numbered(index))
    await vi.advanceTimersByTimeAsync(300)
    for (let turn = 0; turn < 500; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    database.put(numbered(6000))
    let found: readonly StoredDocument[] = []
    const read = countReads(() => {
      found = runQuery(database, ordered('DESC', null), ROOT)
    })
    expect(found.map(({ id }) => id).slice(0, 2)).toEqual(['d6000', 'd5999'])
    expect(read).toBeLessThan(1000)
  } finally {
    vi.useRealTimers()
  }
})

test('queries that must scan do not starve the index: it is complete after a few of them', async () => {
  const database = createDatabase()
  for (let index = 0; index < 20_000; index += 1) database.put(numbered((index * 7919) % 20_000))
  let scans = 0
  const newest = () => runQuery(database, ordered('DESC', null), ROOT)
  for (; countReads(newest) >= 1000; scans += 1) await new Promise((resolve) => setImmediate(resolve))
  expect(scans).toBeLessThan(15)
})

test('no two ids are equal in order: a removed document is not served in the place of its neighbour', () => {
  const database = createDatabase({ large: 0 })
  const put = (id: string) =>
    database.put({ path: `docs/${id}`, collection: 'docs', id, fields: {}, createTime: 1, updateTime: 1 })
  for (const id of ['__id7__', '__id07__', '__id-0__', '__id0__']) put(id)
  const byName = { ...ordered('ASC', null, 9), collectionId: 'docs' }
  const ask = () => {
    const order = [{ field: ['__name__'], direction: 'ASC' as const }]
    return runQuery(database, { ...byName, order }, ROOT).map(({ id }) => id)
  }
  expect(ask().toSorted()).toEqual(['__id-0__', '__id0__', '__id07__', '__id7__'].toSorted())
  for (const id of ['__id7__', '__id0__']) database.remove(`docs/${id}`)
  expect(ask()).toEqual(['__id-0__', '__id07__'])
})

test('the size of a collection group is known without a look at its collections', () => {
  const database = createDatabase()
  const at = (path: string): StoredDocument => ({
    path,
    ...splitPath(path),
    fields: {},
    createTime: 1,
    updateTime: 1,
  })
  for (const path of ['notes/1', 'users/1/notes/1', 'users/1/notes/2', 'users/1']) database.put(at(path))
  database.put(at('notes/1'))
  database.remove('users/1/notes/2')
  database.remove('users/1/notes/2')
  const counts = () => [
    database.count({ group: 'notes', parent: '' }),
    database.count({ collection: 'users/1/notes' }),
    database.size,
  ]
  expect(counts()).toEqual([2, 1, 3])
  database.clear()
  expect(counts()).toEqual([0, 0, 0])
})

test('equal values have one key', () => {
  const pairs = fc.tuple(value, value).filter(([left, right]) => compareValues(left, right) === 0)
  fc.assert(
    fc.property(pairs, ([left, right]) => {
      expect(equalityKey(left)).toBe(equalityKey(right))
    }),
  )
})

test('indexes beyond the bound on memory are built anew when they are asked for', () => {
  const indexes = createEqualityIndexes(5)
  const documents = ['1', '2', '3'].map((id): StoredDocument => {
    const fields = { a: { stringValue: id }, b: { stringValue: 'same' } }
    return { path: `docs/${id}`, collection: 'docs', id, fields, createTime: 1, updateTime: 1 }
  })
  let built = 0
  const all = () => {
    built += 1
    return documents
  }
  const count = (name: string, text: string) =>
    indexes.find('docs', 'value', [name], { stringValue: text }, all).size
  expect([count('a', '2'), count('a', '3'), built]).toEqual([1, 1, 1])
  expect([count('b', 'same'), built]).toEqual([3, 2])
  expect([count('b', 'other'), built]).toEqual([0, 2])
  expect([count('a', '1'), built], 'the second one took its place').toEqual([1, 3])
})

test('a hundred thousand documents are asked by equality (times are printed)', { timeout: 120_000 }, () => {
  const database = createDatabase()
  for (let index = 0; index < 100_000; index += 1) {
    const id = `d${index}`
    const tags = { arrayValue: { values: [{ stringValue: `t${index % 1000}` }, { stringValue: 'all' }] } }
    const fields = { user: { stringValue: `u${index % 5000}` }, n: { integerValue: `${index % 7}` }, tags }
    database.put({ path: `big/${id}`, collection: 'big', id, fields, createTime: 1, updateTime: 1 })
  }
  const ask = (what: string, asked: Filter, limit: number | null, expected: number) => {
    const order = [{ field: ['__name__'], direction: 'ASC' as const }]
    const places = { startAt: null, endAt: null, offset: 0, limit, select: null, askedOrder: [], order }
    const from = { parent: '', collectionId: 'big', allDescendants: false }
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      expect(runQuery(database, { ...from, ...places, filter: asked }, ROOT)).toHaveLength(expected)
      return performance.now() - start
    })
    const [first = 0, ...again] = times
    process.stdout.write(
      `  ${what}, ${expected} found: ${first.toFixed(1)} ms, again ${Math.min(...again).toFixed(2)} ms\n`,
    )
  }
  const is = (name: string, op: '==' | '<' | 'in' | 'array-contains', operand: WireValue): Filter => ({
    kind: 'field',
    field: [name],
    op,
    value: operand,
  })
  const mine = is('user', '==', { stringValue: 'u77' })
  ask('without an index (n < 1 and a limit)', is('n', '<', { integerValue: '1' }), 20, 20)
  ask('user == …', mine, null, 20)
  ask('user == … and n == …', { kind: 'and', filters: [mine, is('n', '==', { integerValue: '0' })] }, null, 3)
  ask('tags array-contains …', is('tags', 'array-contains', { stringValue: 't5' }), null, 100)
  const two = { arrayValue: { values: [{ stringValue: 'u1' }, { stringValue: 'u2' }] } }
  ask('user in [2]', is('user', 'in', two), null, 40)
  ask('n == …, a seventh of all, and a limit', is('n', '==', { integerValue: '3' }), 20, 20)
  ask('n == …, a seventh of all', is('n', '==', { integerValue: '3' }), null, 14_286)
})
