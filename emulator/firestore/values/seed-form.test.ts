import { describe, expect, test } from 'vitest'
import { documentId, fromPlainJson } from './seed-form'

/** 01:30 of 22 November in India, still the 21st in UTC. */
const NOW = new Date('2026-11-21T20:00:00Z')

test('plain JSON becomes values', () => {
  expect(fromPlainJson({ a: [1, 1.5, 1e300, 'x', true, null], b: {} }, NOW)).toEqual({
    mapValue: {
      fields: {
        a: {
          arrayValue: {
            values: [
              { integerValue: '1' },
              { doubleValue: 1.5 },
              { doubleValue: 1e300 },
              { stringValue: 'x' },
              { booleanValue: true },
              { nullValue: null },
            ],
          },
        },
        b: { mapValue: { fields: {} } },
      },
    },
  })
})

test.each<[object, object]>([
  [{ $date: '2026-11-01T09:00:00+05:30' }, { timestampValue: '2026-11-01T03:30:00.000000Z' }],
  [{ $date: '2026-11-01T09:00:00.5Z' }, { timestampValue: '2026-11-01T09:00:00.500000Z' }],
  [{ $daysFromNow: 0 }, { timestampValue: '2026-11-21T18:30:00.000000Z' }],
  [{ $daysFromNow: 5, at: '09:30' }, { timestampValue: '2026-11-27T04:00:00.000000Z' }],
  [{ $daysFromNow: -1, at: '09:30', as: 'iso' }, { stringValue: '2026-11-21T04:00:00.000Z' }],
  [{ $daysFromNow: 9, as: 'date' }, { stringValue: '2026-12-01' }],
  [{ $daysFromNow: 0, as: 'week' }, { stringValue: '2026-11-16' }],
  [{ $daysFromNow: 1, as: 'week' }, { stringValue: '2026-11-23' }],
  [{ $daysFromNow: -1, at: '09:30', plus: 61_500 }, { timestampValue: '2026-11-21T04:01:01.500000Z' }],
  [
    { $daysFromNow: -1, at: '09:30', plus: 61_500, as: 'milliseconds' },
    { integerValue: String(Date.parse('2026-11-21T04:01:01.500Z')) },
  ],
  [{ $geo: [28.6, 77.2] }, { geoPointValue: { latitude: 28.6, longitude: 77.2 } }],
  [{ $ref: 'users/u1' }, { referenceValue: 'users/u1' }],
  [{ $bytes: 'AAEC' }, { bytesValue: 'AAEC' }],
])('%j is %j', (form, expected) => {
  expect(fromPlainJson(form, NOW)).toEqual(expected)
})

describe('a malformed form throws with its path', () => {
  test.each<object>([
    { $date: 'tomorrow' },
    { $date: '2026-02-30T00:00:00Z' },
    { $date: '2026-11-01' },
    { $daysFromNow: 1.5 },
    { $daysFromNow: '5' },
    { $daysFromNow: 5, at: '24:00' },
    { $daysFromNow: 5, plus: 0.5 },
    { $daysFromNow: 5, as: 'text' },
    { $daysFromNow: 5, with: 1 },
    { $geo: [91, 0] },
    { $geo: [1] },
    { $ref: 'users' },
    { $ref: 'users//a/b' },
    { $bytes: 'A' },
    { $date: '2026-11-01T09:00:00Z', extra: 1 },
    { $unknown: 1 },
  ])('%j', (form) => {
    expect(() => fromPlainJson({ items: [1, { when: form }] }, NOW)).toThrow('$.items[1].when: ')
  })
})

test.each([
  ['$daysFromNow:0', '2026-11-22'],
  ['$daysFromNow:-22', '2026-10-31'],
  ['$daysFromNow:14', '2026-12-06'],
  ['rivers', 'rivers'],
  ['$daysFromNow:1.5', '$daysFromNow:1.5'],
])('the id %s stands for %s', (id, stored) => {
  expect(documentId(id, NOW)).toBe(stored)
})
