import { expect, test } from 'vitest'
import { formatFieldPath, parseFieldPath } from './field-path'

test.each<[string, string[]]>([
  ['a', ['a']],
  ['a.b_1.C', ['a', 'b_1', 'C']],
  ['`a.b`.c', ['a.b', 'c']],
  ['`a\\`b`', ['a`b']],
  ['`a\\\\`.b', ['a\\', 'b']],
  ['`0`', ['0']],
  ['`ई`', ['ई']],
  ['`\n`', ['\n']],
  ['__name__', ['__name__']],
])('%s is %j and back', (text, segments) => {
  expect(parseFieldPath(text)).toEqual(segments)
  expect(formatFieldPath(segments)).toBe(text)
})

test.each(['', '.', 'a.', '.a', 'a..b', 'a-b', '0a', 'ई', '`a', '``', '`a`b', 'a b', '`a\\`'])(
  '%j is malformed',
  (text) => {
    expect(() => parseFieldPath(text)).toThrow('Invalid property path')
  },
)

test.each(['__a__', 'a.__b__', '`__c__`', '__name__.a'])('%s is reserved', (text) => {
  expect(() => parseFieldPath(text)).toThrow('is reserved')
})

test('a path may have 1,500 bytes', () => {
  expect(parseFieldPath('a'.repeat(1500))).toHaveLength(1)
  expect(() => parseFieldPath('a'.repeat(1501))).toThrow('longer than 1500 bytes')
})
