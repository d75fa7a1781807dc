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
