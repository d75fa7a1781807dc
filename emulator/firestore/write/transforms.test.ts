import { expect, test } from 'vitest'
import type { WireValue } from '../wire-value'
import { applyTransform } from './transforms'
import type { TransformOperation } from './write'

const integer = (value: number | string): WireValue => ({ integerValue: String(value) })
const double = (value: number | 'NaN' | '-0' | 'Infinity'): WireValue => ({ doubleValue: value })
const text: WireValue = { stringValue: 'a' }
const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } })

type Case = [TransformOperation['kind'], WireValue | undefined, WireValue, WireValue]

const NUMERIC: Case[] = [
  ['increment', undefined, integer(3), integer(3)],
  ['increment', text, integer(3), integer(3)],
  ['increment', integer(2), integer(3), integer(5)],
  ['increment', integer(2), integer(-3), integer(-1)],
  ['increment', integer(2), double(0.5), double(2.5)],
  ['increment', double(0.5), integer(2), double(2.5)],
  ['increment', double(1.5), double(1.5), double(3)],
  ['increment', integer('9223372036854775807'), integer(1), integer('9223372036854775807')],
  ['increment', integer('-9223372036854775808'), integer(-1), integer('-9223372036854775808')],
  ['increment', integer('9007199254740993'), integer(2), integer('9007199254740995')],
  ['increment', double('NaN'), integer(1), double('NaN')],
  ['increment', double(Number.MAX_VALUE), double(Number.MAX_VALUE), double('Infinity')],
  ['maximum', undefined, integer(3), integer(3)],
  ['maximum', text, double(1), double(1)],
  ['maximum', integer(3), integer(5), integer(5)],
  ['maximum', integer(5), double(3.5), integer(5)],
  ['maximum', integer(3), double(3), integer(3)],
  ['maximum', double(3), integer(3), double(3)],
  ['maximum', integer(0), double('-0'), integer(0)],
  ['maximum', double('NaN'), integer(3), double('NaN')],
  ['maximum', integer(3), double('NaN'), double('NaN')],
  ['minimum', integer(3), integer(5), integer(3)],
  ['minimum', integer(5), double(3.5), double(3.5)],
  ['minimum', integer(3), double(3), integer(3)],
  ['minimum', integer(3), double('NaN'), double('NaN')],
  ['minimum', list(), integer(3), integer(3)],
]

test.each(NUMERIC)('%s of %j by %j is %j', (kind, stored, operand, expected) => {
  if (kind !== 'increment' && kind !== 'maximum' && kind !== 'minimum') throw new Error('not numeric')
  const { value, result } = applyTransform({ kind, operand }, stored, '')
  expect(value).toEqual(expected)
  expect(result).toEqual(expected)
})

const nothing: WireValue = { nullValue: null }
const LISTS: [TransformOperation['kind'], WireValue | undefined, WireValue[], WireValue[]][] = [
  ['append-missing', undefined, [integer(1)], [integer(1)]],
  ['append-missing', text, [integer(1)], [integer(1)]],
  ['append-missing', list(integer(1)), [integer(2), integer(1), integer(2)], [integer(1), integer(2)]],
  ['append-missing', list(integer(1)), [double(1)], [integer(1)]],
  ['append-missing', list(double('NaN'), nothing), [nothing, double('NaN')], [double('NaN'), nothing]],
  ['append-missing', list(integer(1), integer(1)), [text], [integer(1), integer(1), text]],
  ['remove-all', undefined, [integer(1)], []],
  ['remove-all', text, [integer(1)], []],
  ['remove-all', list(integer(1), text, integer(1)), [integer(1)], [text]],
  ['remove-all', list(integer(1), nothing, double('NaN')), [double(1), nothing, double('NaN')], []],
]

test.each(LISTS)('%s on %j with %j gives %j and tells null', (kind, stored, values, expected) => {
  if (kind !== 'append-missing' && kind !== 'remove-all') throw new Error('not on lists')
  const { value, result } = applyTransform({ kind, values }, stored, '')
  expect(value).toEqual(list(...expected))
  expect(result).toEqual(nothing)
})

test('the server time is the time of the commit', () => {
  const timestampValue = '2026-11-21T00:00:00.000001Z'
  const expected = { value: { timestampValue }, result: { timestampValue } }
  expect(applyTransform({ kind: 'server-time' }, text, timestampValue)).toEqual(expected)
})
