import { expect, test } from 'vitest'
import type { WireValue } from '../wire-value'
import { comparePaths, compareUtf8 } from './utf8-order'
import { compareValues } from './value-order'

const integer = (text: string): WireValue => ({ integerValue: text })
const map = (fields: Record<string, WireValue>): WireValue => ({ mapValue: { fields } })
const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } })
const vector = (...values: number[]): WireValue =>
  map({
    __type__: { stringValue: '__vector__' },
    value: list(...values.map((value) => ({ doubleValue: value }))),
  })

/** Groups of equal values, from the smallest to the largest. */
const GROUPS: WireValue[][] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ doubleValue: -1e308 }],
  [integer('-9223372036854775808'), { doubleValue: -(2 ** 63) }],
  [integer('-9223372036854775807')],
  [integer('0'), { doubleValue: 0 }, { doubleValue: '-0' }],
  [{ doubleValue: 0.5 }],
  [integer('1'), { doubleValue: 1 }],
  [integer('9007199254740992'), { doubleValue: 2 ** 53 }],
  [integer('9007199254740993')],
  [integer('9223372036854775806')],
  [integer('9223372036854775807')],
  [{ doubleValue: 2 ** 63 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '0001-01-01T00:00:00.000000Z' }],
  [{ timestampValue: '2026-11-21T00:00:00.000001Z' }],
  [{ stringValue: '' }],
  [{ stringValue: 'Z' }],
  [{ stringValue: 'a' }],
  [{ stringValue: 'a\u0000' }],
  [{ stringValue: 'é' }],
  [{ stringValue: '\uffff' }],
  [{ stringValue: '🎓' }],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AA==' }],
  [{ bytesValue: 'AAE=' }],
  [{ bytesValue: '/w==' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/__id-3__' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/__id20__' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/b' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/b/c/d' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/b0' }],
  [{ geoPointValue: { latitude: -1, longitude: 9 } }],
  [{ geoPointValue: { latitude: 0, longitude: -9 } }],
  [{ geoPointValue: { latitude: 0, longitude: 9 } }],
  [list()],
  [list(integer('1')), list({ doubleValue: 1 })],
  [list(integer('1'), { nullValue: null })],
  [list({ stringValue: 'a' })],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map({})],
  [map({ a: integer('1') })],
  [map({ a: integer('1'), b: integer('0') }), map({ b: integer('0'), a: integer('1') })],
  [map({ a: integer('2') })],
  [map({ b: integer('0') })],
]

test('every pair of values has its place', () => {
  for (const [row, left] of GROUPS.entries()) {
    for (const [column, right] of GROUPS.entries()) {
      for (const a of left) {
        for (const b of right) {
          expect(Math.sign(compareValues(a, b)), `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(
            Math.sign(row - column),
          )
        }
      }
    }
  }
})

test('strings follow the order of their UTF-8 bytes', () => {
  const samples = [
    '',
    'a',
    'ab',
    'b',
    'é',
    'ñ',
    '\ud7ff',
    '\ue000',
    '\uffff',
    '😀',
    '😁',
    '\u{10ffff}',
    'a😀',
    'a\uffff',
  ]
  for (const a of samples) {
    for (const b of samples) {
      expect(Math.sign(compareUtf8(a, b)), `${a} and ${b}`).toBe(
        Buffer.compare(Buffer.from(a), Buffer.from(b)),
      )
    }
  }
})

test('a parent path stands before its children, and those before its longer namesakes', () => {
  const shuffled = ['a/b0/c/d', 'a/b/c/d', 'a/b', 'a/__id2__', 'a/__id10__', 'a/b0']
  expect(shuffled.sort(comparePaths)).toEqual([
    'a/__id2__',
    'a/__id10__',
    'a/b',
    'a/b/c/d',
    'a/b0',
    'a/b0/c/d',
  ])
})
