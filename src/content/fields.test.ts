import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { languageCodes } from '@/language/languages'
import {
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  publicFile,
  requiredText,
  textList,
  textsOf,
  translatedText,
  translatedTexts,
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

describe('a text that people read', () => {
  const both = { en: 'Constitution Day', te: ' రాజ్యాంగ దినోత్సవం ' }

  test.each([
    ['one text', 'Polity', ['Polity']],
    ['a number', 1950, ['1950']],
    ['several languages', both, ['Constitution Day', 'రాజ్యాంగ దినోత్సవం']],
    ['no English', { hi: 'संविधान दिवस', te: 'రాజ్యాంగ దినోత్సవం' }, ['రాజ్యాంగ దినోత్సవం', 'संविधान दिवस']],
    ['a blank in one language', { en: ' ', te: 'రాజ్యాంగం' }, ['రాజ్యాంగం']],
    ['the same in two languages', { en: 'APPSC', te: 'APPSC' }, ['APPSC']],
    ['a language that the app does not have', { ta: 'அரசியலமைப்பு' }, []],
    ['no text', { en: { text: 'Polity' }, te: null }, []],
    ['blank', '  ', []],
    ['a list', ['Polity'], []],
    ['null', null, []],
    ['nothing', undefined, []],
  ])('as %s', (_, value, texts) => {
    expect(textsOf(value)).toEqual(texts)
    expect(translatedText.parse(value)).toBe(texts[0] ?? null)
  })

  test('is in the page’s language first, and in English where that is missing', () => {
    expect(textsOf(both, 'te')[0]).toBe('రాజ్యాంగ దినోత్సవం')
    expect(textsOf(both, 'hi')[0]).toBe('Constitution Day')
  })

  test('is a trimmed text or null, whatever is stored', () => {
    const anyTexts = fc.dictionary(fc.constantFrom('en', 'te', 'hi', 'ta'), fc.anything())
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyTexts), fc.constantFrom(...languageCodes), (value, language) => {
        const texts = textsOf(value, language)
        expect(texts.every((text) => text !== '' && text.trim() === text)).toBe(true)
        expect(translatedText.parse(value)).toBe(textsOf(value)[0] ?? null)
      }),
    )
  })

  test('in a list is left out where it is blank', () => {
    expect(translatedTexts.parse(['Any degree', { te: 'తెలుగు' }, { en: '' }, null])).toEqual([
      'Any degree',
      'తెలుగు',
    ])
  })
})
