/** Which queries need which index: production's answers, written in short. */
import { describe, expect, test } from 'vitest'
import { type IndexDefinitions, parseIndexes } from '../indexes'
import { parseQuery } from '../query/parse-query'
import { findMissingIndex } from './index-demand'

/** `a`, `-b` (descending), `tags[]` (contains). */
function indexField(text: string): object {
  if (text.endsWith('[]')) return { fieldPath: text.slice(0, -2), arrayConfig: 'CONTAINS' }
  if (text.startsWith('-')) return { fieldPath: text.slice(1), order: 'DESCENDING' }
  return { fieldPath: text, order: 'ASCENDING' }
}

function definitions(...indexes: string[]): IndexDefinitions {
  return parseIndexes(
    JSON.stringify({
      indexes: indexes.map((text) => {
        const [scope, fields = scope] = text.includes(':') ? text.split(':') : ['COLLECTION', text]
        return {
          collectionGroup: 'jobs',
          queryScope: scope,
          fields: (fields ?? '').split(' ').map(indexField),
        }
      }),
    }),
  )
}

const OPERATORS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
  in: 'IN',
  'not-in': 'NOT_IN',
  has: 'ARRAY_CONTAINS',
  'has-any': 'ARRAY_CONTAINS_ANY',
}

function filterOf(text: string): object {
  const [fieldPath = '', word = ''] = text.split(' ')
  const one =
    fieldPath === '__name__'
      ? { referenceValue: 'projects/p/databases/d/documents/jobs/j1' }
      : { integerValue: '1' }
  const two = { integerValue: '2' }
  const value = ['in', 'not-in', 'has-any'].includes(word) ? { arrayValue: { values: [one, two] } } : one
  return { fieldFilter: { field: { fieldPath }, op: OPERATORS[word], value } }
}

interface Asked {
  where?: string[]
  or?: string[]
  order?: string[]
  group?: boolean
}

function missing(asked: Asked, indexes: IndexDefinitions): string | null {
  const filters = (asked.or ?? asked.where ?? []).map(filterOf)
  const where = filters.length > 0 ? { compositeFilter: { op: asked.or ? 'OR' : 'AND', filters } } : undefined
  const orderBy = (asked.order ?? []).map((text) => ({
    field: { fieldPath: text.replace('-', '') },
    direction: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }))
  const from = [{ collectionId: 'jobs', allDescendants: asked.group ?? false }]
  const query = parseQuery({ from, where, orderBy }, '')
  const found = findMissingIndex(query, indexes)
  if (!found) return null
  const marks = { ASC: '', DESC: '-', CONTAINS: '' } as const
  return found.fields
    .map(({ field, mode }) => `${marks[mode]}${field}${mode === 'CONTAINS' ? '[]' : ''}`)
    .join(' ')
}

describe('without composite indexes', () => {
  test.each<[string, Asked]>([
    ['everything', {}],
    ['one equality', { where: ['a =='] }],
    ['many equalities', { where: ['a ==', 'b ==', 'c =='] }],
    ['equalities and one array-contains', { where: ['a ==', 'tags has', 'b =='] }],
    ['in', { where: ['a in', 'b =='] }],
    ['array-contains-any', { where: ['tags has-any'] }],
    ['one inequality', { where: ['a >', 'a <'] }],
    ['!=', { where: ['a !='] }],
    ['not-in', { where: ['a not-in'] }],
    ['one order', { order: ['a'] }],
    ['one order, descending', { order: ['-a'] }],
    ['inequality and order on one field', { where: ['a >'], order: ['-a'] }],
    ['order by the field of an equality', { where: ['a =='], order: ['a'] }],
    ['order by the field of an equality, descending', { where: ['a =='], order: ['-a'] }],
    ['order by the field of an in', { where: ['a in'], order: ['a'] }],
    ['order by id', { order: ['__name__'] }],
    ['an id', { where: ['__name__ =='] }],
    ['ids after a place', { where: ['a ==', '__name__ >'] }],
    ['equality, ids descending', { where: ['a =='], order: ['-__name__'] }],
    ['or of equalities', { or: ['a ==', 'b ==', 'c in'] }],
    ['nested fields', { where: ['a.b ==', 'c.d =='] }],
    ['the whole group', { group: true }],
  ])('%s needs none', (_title, asked) => {
    expect(missing(asked, definitions())).toBeNull()
  })

  test.each<[string, Asked, string]>([
    ['equality and order', { where: ['a =='], order: ['b'] }, 'a b'],
    ['equality and descending order', { where: ['a =='], order: ['-b'] }, 'a -b'],
    ['equality and inequality', { where: ['a ==', 'b >'] }, 'a b'],
    ['equality and !=', { where: ['a ==', 'b !='] }, 'a b'],
    ['equalities and order', { where: ['a ==', 'b =='], order: ['-c'] }, 'a b -c'],
    ['array-contains and order', { where: ['tags has'], order: ['-b'] }, 'tags[] -b'],
    ['in and order', { where: ['a in'], order: ['b'] }, 'a b'],
    ['two orders', { order: ['a', '-b'] }, 'a -b'],
    ['two inequalities', { where: ['b >', 'a <'] }, 'a b'],
    ['inequality after another order', { where: ['a >'], order: ['-b'] }, '-b -a'],
    ['a direction of ids against the order', { order: ['-a', '__name__'] }, '-a __name__'],
    ['ids descending', { order: ['-__name__'] }, '-__name__'],
    ['or whose alternative lacks the ordered field', { or: ['a >', 'b =='] }, 'b a'],
    ['a filter on a group', { where: ['a =='], group: true }, 'a'],
    ['an order on a group', { order: ['-a'], group: true }, '-a'],
  ])('%s needs one', (_title, asked, expected) => {
    expect(missing(asked, definitions())).toBe(expected)
  })
})

describe('with composite indexes', () => {
  test.each<[string, string[], Asked]>([
    ['exactly the fields', ['a -b'], { where: ['a =='], order: ['-b'] }],
    ['equalities in any sequence and direction', ['-b a -c'], { where: ['a ==', 'b =='], order: ['-c'] }],
    ['in on the first field', ['a -b'], { where: ['a in'], order: ['-b'] }],
    [
      'merged: each equality with the same order',
      ['a -c', 'b -c'],
      { where: ['a ==', 'b =='], order: ['-c'] },
    ],
    ['merged: overlapping', ['a b -d', 'b c -d'], { where: ['a ==', 'b ==', 'c =='], order: ['-d'] }],
    ['merged: with array-contains', ['tags[] -c', 'a -c'], { where: ['tags has', 'a =='], order: ['-c'] }],
    ['or: one for each alternative', ['b a'], { or: ['a >', 'b =='] }],
    ['two inequalities in the order of names', ['a b'], { where: ['b >', 'a <'] }],
    ['ids against the order', ['-a __name__'], { order: ['-a', '__name__'] }],
    ['ids descending, made by hand', ['-__name__'], { order: ['-__name__'] }],
    ['a group index for a group', ['COLLECTION_GROUP:a -b'], { where: ['a =='], order: ['-b'], group: true }],
  ])('%s is enough', (_title, indexes, asked) => {
    expect(missing(asked, definitions(...indexes))).toBeNull()
  })

  test.each<[string, string[], Asked]>([
    ['the other direction', ['a b'], { where: ['a =='], order: ['-b'] }],
    ['the ordered field first', ['-b a'], { where: ['a =='], order: ['-b'] }],
    ['one field more at the end', ['a -b c'], { where: ['a =='], order: ['-b'] }],
    ['one field more in front', ['x a -b'], { where: ['a =='], order: ['-b'] }],
    ['an equality that no merged index has', ['a -c'], { where: ['a ==', 'b =='], order: ['-c'] }],
    ['merged indexes with different orders', ['a -c', 'b c'], { where: ['a ==', 'b =='], order: ['-c'] }],
    ['contains for an equality', ['a[] -b'], { where: ['a =='], order: ['-b'] }],
    ['ascending for array-contains', ['tags -b'], { where: ['tags has'], order: ['-b'] }],
    ['a collection index for a group', ['a -b'], { where: ['a =='], order: ['-b'], group: true }],
    ['a group index for a collection', ['COLLECTION_GROUP:a -b'], { where: ['a =='], order: ['-b'] }],
  ])('%s is not', (_title, indexes, asked) => {
    expect(missing(asked, definitions(...indexes))).not.toBeNull()
  })
})

test('an index of another collection is not', () => {
  const { composites, overrides } = definitions('a -b')
  const elsewhere = composites.map((index) => ({ ...index, collectionGroup: 'videos' }))
  const asked = { where: ['a =='], order: ['-b'] }
  expect(missing(asked, { composites, overrides })).toBeNull()
  expect(missing(asked, { composites: elsewhere, overrides })).toBe('a -b')
})

describe('field overrides', () => {
  const withOverride = (fieldPath: string, indexes: object[]): IndexDefinitions =>
    parseIndexes(
      JSON.stringify({ indexes: [], fieldOverrides: [{ collectionGroup: 'jobs', fieldPath, indexes }] }),
    )
  const group = { order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' }

  test('open a field to groups, in the one direction', () => {
    expect(missing({ order: ['-a'], group: true }, withOverride('a', [group]))).toBeNull()
    expect(missing({ order: ['a'], group: true }, withOverride('a', [group]))).toBe('a')
  })

  test('take the automatic indexes away, from maps with all inside, and from all fields by *', () => {
    expect(missing({ where: ['a =='] }, withOverride('a', []))).toBe('a')
    expect(missing({ where: ['a.b =='] }, withOverride('a', []))).toBe('a.b')
    expect(missing({ where: ['ab =='] }, withOverride('a', []))).toBeNull()
    expect(missing({ where: ['z =='] }, withOverride('*', []))).toBe('z')
  })
})
