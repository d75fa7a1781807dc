import { describe, expect, it } from 'vitest'
import { type Outcome, outcome } from './testing/rules-fixture'

const STRINGS: ReadonlyArray<[string, Outcome]> = [
  ["'a' + 'b' == 'ab'", 'true'],
  [`"it's" == 'it\\'s'`, 'true'],
  ['\'say \\"hi\\"\' == "say \\"hi\\""', 'true'],
  ["'tab\\there'.size() == 8", 'true'],
  ["'\\u0041' == 'A' && '\\x41' == 'A' && '\\101' == 'A'", 'true'],
  ["'line\\n'.size() == 5", 'true'],
  ["'abc' < 'abd' && 'abc' < 'abcd' && 'B' < 'a'", 'true'],
  ["'abc' >= 'abd'", 'false'],
  ["'abc'[0] == 'a' && 'abc'[2] == 'c'", 'true'],
  ["'abc'[3] == ''", 'error'],
  ["'abc'[-1] == 'c'", 'error'],
  ["'abc'['a'] == 'a'", 'error'],
  ["'hello world'[6:11] == 'world'", 'true'],
  ["'hello'[3:3] == ''", 'true'],
  ["'hello'[0:5] == 'hello'", 'true'],
  ["'hello'[0:6] == 'hello'", 'error'],
  ["'hello'[3:1] == ''", 'error'],
  ["'abc'.size() == 3 && ''.size() == 0", 'true'],
  ["'é'.size() == 1 && '😀'.size() == 1 && '😀a'[1] == 'a' && 'a😀b'[1:2] == '😀'", 'true'],
  ["'AbC'.lower() == 'abc' && 'AbC'.upper() == 'ABC'", 'true'],
  ["'  x y  '.trim() == 'x y'", 'true'],
  ["'abc'.size == 3", 'error'],
  ["'abc'.length() == 3", 'error'],
  ["'abc'.lower(1) == 'abc'", 'error'],
  ["'a' in 'abc'", 'error'],
  ['12.lower() == 12', 'error'],
]

const PATTERNS: ReadonlyArray<[string, Outcome]> = [
  ["'hello'.matches('hello')", 'true'],
  ["'hello world'.matches('world')", 'false'],
  ["'hello world'.matches('.*world')", 'true'],
  ["'abc123'.matches('[a-z]+[0-9]+')", 'true'],
  ["'abc123!'.matches('[a-z]+[0-9]+')", 'false'],
  ["'ab'.matches('a|ab')", 'true'],
  ["'a.c'.matches('a\\\\.c') && !'abc'.matches('a\\\\.c')", 'true'],
  ["'ABC'.matches('(?i)abc')", 'true'],
  ["'a\\nb'.matches('a.b')", 'false'],
  ["'x'.matches(1)", 'error'],
  ["'x'.matches('(' + 'x')", 'error'],
  ["'aXa'.replace('a', 'b') == 'bXb'", 'true'],
  ["'a.b'.replace('.', '-') == '---'", 'true'],
  ["'a1b22'.replace('[0-9]+', '#') == 'a#b#'", 'true'],
  ["'ab'.replace('(a)', '$1$1') == 'aab'", 'true'],
  ["'ab'.replace('a', '\\\\$') == '$b'", 'true'],
  ["'ab'.replace('a', '$9') == 'b'", 'error'],
  ["'abc'.replace('(', 'x') == 'abc'", 'error'],
  ["'news,tech'.split(',') == ['news', 'tech']", 'true'],
  ["'a-b-c'.split('-')[0:2] == ['a', 'b']", 'true'],
  ["'a1b2'.split('[0-9]') == ['a', 'b']", 'true'],
  ["'abc'.split(1) == ['abc']", 'error'],
]

const BYTES: ReadonlyArray<[string, Outcome]> = [
  ["b'abc' == 'abc'.toUtf8()", 'true'],
  ['B\'abc\' == b"abc"', 'true'],
  ["b''.size() == 0", 'true'],
  ["b'\\x00\\x01'.toHexString() == '0001'", 'true'],
  ["b'\\101' == 'A'.toUtf8() && b'\\377' == b'\\xff'", 'true'],
  ["b'\\x411' == b'A1'", 'true'],
  ["b'é' == b'\\xc3\\xa9' && b'é'.size() == 2", 'true'],
  ["b'\\xe9' == 'é'.toUtf8()", 'false'],
  ["b'abc' == 'abc'", 'false'],
  ["b'abc' < b'abd' && b'abc' > b'ab' && b'\\x00' < b'\\xff'", 'true'],
  ["b'abc' in [b'abc'] && !(b'abd' in [b'abc'])", 'true'],
  ["b'\\xff'.toBase64() == '_w=='", 'true'],
  ["b'\\xFB\\xEF\\xBE'.toBase64() == '----'", 'true'],
  ["'hi'.toUtf8().toBase64() == 'aGk='", 'true'],
  ["b'€'.toHexString() == 'E282AC'", 'true'],
  ["b'abc' + b'd' == b'abcd'", 'error'],
  ["b'abc'[0] == 97", 'error'],
]

const HASHES: ReadonlyArray<[string, Outcome]> = [
  ["hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'", 'true'],
  [
    "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    'true',
  ],
  ["hashing.crc32('abc').toHexString() == 'C2412435'", 'true'],
  ["hashing.crc32c('abc').toHexString() == 'B73F4B36'", 'true'],
  ["hashing.crc32('123456789').toHexString() == '2639F4CB'", 'true'],
  ["hashing.md5(b'abc') == hashing.md5('abc')", 'true'],
  ["hashing.md5('hello').toHexString() == 'DEADBEEF'", 'false'],
  ['hashing.md5(1).size() == 16', 'error'],
  ["hashing.sha1('a').size() == 20", 'error'],
]

describe.each([
  ['strings', STRINGS],
  ['patterns', PATTERNS],
  ['bytes', BYTES],
  ['hashing', HASHES],
])('%s', (_, cases) => {
  it.each(cases)('%s comes to %s', (expression, expected) => {
    expect(outcome(expression)).toBe(expected)
  })
})
