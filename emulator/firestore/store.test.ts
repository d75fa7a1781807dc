import { describe, expect, test } from 'vitest'
import { followEntries, loadEntries } from '../data/testing/entries'
import { RulePath } from '../rules/values'
import { requestTime } from './clock'
import { createDocumentReader } from './document-reader'
import { rootOf } from './names/resource-name'
import { parseQuery } from './query/parse-query'
import { runQuery } from './query/run'
import { createDocumentStore, DEFAULT_PROJECT } from './store'
import { fromPlainJson } from './values/seed-form'
import type { WireFields } from './wire-value'

const NAME = { project: DEFAULT_PROJECT, database: '(default)' }
const NOW = new Date('2026-11-21T20:00:00Z')

function fieldsOf(data: object): WireFields {
  const value = fromPlainJson(data, NOW)
  if (!('mapValue' in value)) throw new Error('no map')
  return value.mapValue.fields
}

describe('seeding', () => {
  test('puts documents into the default database and gives references their full name', () => {
    const store = createDocumentStore()
    store.set('users/u1', fieldsOf({ best: { $ref: 'quizzes/q1' }, list: [{ $ref: 'a/b' }] }))
    expect(store.database(NAME).get('users/u1')?.fields).toEqual({
      best: { referenceValue: `${rootOf(NAME)}/quizzes/q1` },
      list: { arrayValue: { values: [{ referenceValue: `${rootOf(NAME)}/a/b` }] } },
    })
    expect(store.isEmpty()).toBe(false)
  })

  test('refuses paths that are no documents and documents that are too large', () => {
    const store = createDocumentStore()
    expect(() => store.set('users', {})).toThrow('users is no path of a document')
    expect(() => store.set('users/__x__', {})).toThrow('reserved')
    expect(() => store.set('users/u1', { a: { stringValue: 'x'.repeat(1_048_576) } })).toThrow(
      'maximum allowed size',
    )
  })

  test('again keeps the creation time', () => {
    const store = createDocumentStore()
    store.set('users/u1', {})
    const first = store.database(NAME).get('users/u1')
    store.set('users/u1', { a: { nullValue: null } })
    const second = store.database(NAME).get('users/u1')
    expect(second?.createTime).toBe(first?.createTime)
    expect(second?.updateTime).toBeGreaterThan(first?.updateTime ?? 0)
  })
})

describe('clock', () => {
  test('commits rise strictly and never fall on a whole millisecond, however still the time stands', () => {
    const { clock } = createDocumentStore({ now: () => 1_000_000 })
    const times = Array.from({ length: 5000 }, (_, count) =>
      count % 3 === 0 ? clock.read() : clock.commit(),
    )
    for (const [index, time] of times.entries()) {
      const before = times[index - 1] ?? 0
      // A read may have the time of the last commit; a commit comes after everything.
      expect(time - before).toBeGreaterThanOrEqual(index % 3 === 0 ? 0 : 1)
      expect(time % 1000).not.toBe(0)
    }
  })

  test('a request has a whole millisecond that no clock has shown before it was sent', () => {
    const now = 1_000_000
    const { clock } = createDocumentStore({ now: () => now })
    const times = Array.from({ length: 3 }, () => clock.commit())
    expect(times.map(requestTime)).toEqual([1_000_001_000, 1_000_001_000, 1_000_001_000])
    expect(requestTime(clock.read())).toBe(1_000_001_000)
  })

  test('times go on rising after a restore, even when the machine clock went back', () => {
    const before = createDocumentStore({ now: () => 2_000_000 })
    const entries = followEntries(before)
    before.set('a/b', {})
    const after = createDocumentStore({ now: () => 1_000_000 })
    loadEntries(after, entries)
    expect(after.clock.commit()).toBeGreaterThan(before.clock.last())
  })
})

describe('stored entries', () => {
  test('bring back every database as it was', () => {
    const store = createDocumentStore()
    const entries = followEntries(store)
    store.set('users/u1', fieldsOf({ n: 1, at: { $date: '2026-11-01T09:00:00+05:30' } }))
    store.set('users/u1/notes/n1', fieldsOf({ text: 'नमस्ते' }))
    store.set('gone/g', {})
    store.database(NAME).remove('gone/g')
    const other = { project: 'other', database: 'second' }
    const document = store.database(NAME).get('users/u1')
    if (!document) throw new Error('not there')
    store.database(other).put(document)
    const copy = createDocumentStore()
    loadEntries(copy, entries)
    for (const name of [NAME, other]) {
      const all = [...store.database(name).group(null, '')]
      const copied = [...copy.database(name).group(null, '')]
      expect(copied).toHaveLength(all.length)
      expect(copied).toEqual(expect.arrayContaining(all))
    }
    store.clear()
    expect(store.isEmpty()).toBe(true)
    expect(entries.size).toBe(0)
  })

  test.each(['null', '[]', '["p","d","a/b",1,2]', '["p","d","a/b","1",2,{}]'])('%s is none', (text) => {
    expect(() => createDocumentStore().load('document', Buffer.from(text))).toThrow('no document')
  })

  test('an undone change leaves what was there before', () => {
    const store = createDocumentStore()
    store.set('a/b', fieldsOf({ n: 1 }))
    const before = store.database(NAME).get('a/b')
    const undos: (() => void)[] = []
    store.onChange(({ undo }) => undos.push(undo))
    store.set('a/b', fieldsOf({ n: 2 }))
    store.database(NAME).remove('a/b')
    store.set('a/c', {})
    for (const undo of undos.splice(0).reverse()) undo()
    expect(store.database(NAME).get('a/b')).toBe(before)
    expect(store.database(NAME).get('a/c')).toBeNull()
  })
})

test('the reader for rules finds documents of its own database alone', () => {
  const store = createDocumentStore()
  store.set('users/u1', fieldsOf({ n: 1 }))
  const reader = createDocumentReader(store, { projectId: DEFAULT_PROJECT, databaseId: '(default)' })
  const at = (...segments: string[]) => reader.get(new RulePath(segments))?.get('id')
  expect(at('databases', '(default)', 'documents', 'users', 'u1')).toBe('u1')
  expect(at('databases', 'second', 'documents', 'users', 'u1')).toBeUndefined()
  expect(at('databases', '(default)', 'documents', 'users')).toBeUndefined()
  expect(at('users', 'u1')).toBeUndefined()
})

test('twenty thousand documents are loaded and queried (times are printed)', {
  timeout: 60_000,
}, () => {
  const store = createDocumentStore()
  const entries = followEntries(store)
  const filler = 'x'.repeat(400)
  for (let index = 0; index < 20_000; index += 1) {
    const tags = [`t${index % 10}`, 'all']
    store.set(
      `big/d${index}`,
      fieldsOf({ index, group: index % 7, score: (index * 7919) % 1000, filler, tags }),
    )
  }
  const timed = <T>(name: string, run: () => T): T => {
    const start = performance.now()
    const result = run()
    process.stdout.write(`  ${name}: ${(performance.now() - start).toFixed(0)} ms\n`)
    return result
  }
  const copy = createDocumentStore()
  timed('load 20,000 documents', () => loadEntries(copy, entries))
  const query = parseQuery(
    {
      from: [{ collectionId: 'big' }],
      where: {
        fieldFilter: { field: { fieldPath: 'group' }, op: 'LESS_THAN', value: { integerValue: '5' } },
      },
      orderBy: [
        { field: { fieldPath: 'group' } },
        { field: { fieldPath: 'score' }, direction: 'DESCENDING' },
      ],
    },
    '',
  )
  const found = timed('filter and order all of them', () =>
    runQuery(copy.database(NAME), query, rootOf(NAME)),
  )
  expect(found).toHaveLength(14_286)
  const byName = parseQuery({ from: [{ collectionId: 'big' }] }, '')
  expect(timed('order all by name', () => runQuery(copy.database(NAME), byName, rootOf(NAME)))).toHaveLength(
    20_000,
  )
})
