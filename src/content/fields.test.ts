import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  publicFile,
  requiredText,
  textList,
} from './fields'

const schema = z.object({
  name: requiredText,
  text: optionalText,
  number: optionalNumber,
  flag: optionalFlag,
  date: optionalDate,
  list: textList,
  file: publicFile,
})

const absent = { name: 'Lakshmi', text: null, number: null, flag: null, date: null, list: [], file: null }

test('a document that lacks every optional field can still be used', () => {
  expect(schema.parse({ name: 'Lakshmi' })).toEqual(absent)
})

test('nulls and wrong kinds count as absent', () => {
  expect(
    schema.parse({ name: 'Lakshmi', text: {}, number: 'many', flag: 'yes', date: {}, list: 'a', file: null }),
  ).toEqual(absent)
})

test('a required text that is absent makes the document unusable', () => {
  expect(schema.safeParse({}).success).toBe(false)
})

test.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T09:00:00+05:30', '2026-11-21T03:30:00.000Z'],
  ['05/12/2026', '2026-12-05T00:00:00.000Z'],
  ['5/1/2026', '2026-01-05T00:00:00.000Z'],
  ['25-12-2026', '2026-12-25T00:00:00.000Z'],
  ['05/12/2026T10:30:00Z', '2026-12-05T10:30:00.000Z'],
  ['12/25/2026', null],
  ['31/02/2026', null],
  ['2026-02-31', null],
  ['05/12/26', null],
  ['5 December 2026', '2026-12-05T00:00:00.000Z'],
  ['5th Dec, 2026', '2026-12-05T00:00:00.000Z'],
  ['05-Dec-2026', '2026-12-05T00:00:00.000Z'],
  ['December 5, 2026', '2026-12-05T00:00:00.000Z'],
  ['5 Dec 2026, 9:30 pm +05:30', '2026-12-05T16:00:00.000Z'],
  ['Sat, 05 Dec 2026 10:30:00 GMT', '2026-12-05T10:30:00.000Z'],
  ['Sat Dec 05 2026 10:30:00 GMT+0530 (India Standard Time)', '2026-12-05T05:00:00.000Z'],
  ['2026-11-21 09:00:00Z', '2026-11-21T09:00:00.000Z'],
  ['31 February 2026', null],
  ['5 December 26', null],
  ['December 2026', null],
  ['2026', null],
  ['26/2026', null],
  ['soon', null],
  ['', null],
  [1_795_564_800_000, '2026-11-25T00:00:00.000Z'],
  [1_795_564_800, '2026-11-25T00:00:00.000Z'],
  [0, null],
  [Number.NaN, null],
])('the date %j is read as %s', (stored, read) => {
  expect(optionalDate.parse(stored)?.toISOString() ?? null).toBe(read)
})
