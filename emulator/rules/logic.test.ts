import { describe, expect, it } from 'vitest'
import { map, type Outcome, outcome } from './testing/rules-fixture'

/** `1 / 0 == 0` stands for any expression that has no value. */
const CASES: ReadonlyArray<[string, Outcome]> = [
  ['true && true', 'true'],
  ['true && false', 'false'],
  ['false && true', 'false'],
  ['true || false', 'true'],
  ['false || false', 'false'],
  ['!true', 'false'],
  ['!false', 'true'],
  ['!!true', 'true'],
  ['1 / 0 == 0', 'error'],
  ['!(1 / 0 == 0)', 'error'],
  ['1 / 0 == 0 || true', 'true'],
  ['true || 1 / 0 == 0', 'true'],
  ['1 / 0 == 0 || false', 'error'],
  ['false || 1 / 0 == 0', 'error'],
  ['1 / 0 == 0 && false', 'false'],
  ['false && 1 / 0 == 0', 'false'],
  ['1 / 0 == 0 && true', 'error'],
  ['true && 1 / 0 == 0', 'error'],
  ['(1 / 0 == 0 && false) || true', 'true'],
  ['(1 / 0 == 0 && false) == false', 'true'],
  ['((1 / 0 == 0) || true) == true', 'true'],
  ['((1 / 0 == 0) && true) || false', 'error'],
  ['1 && true', 'error'],
  ['true && 1', 'error'],
  ['false || 1', 'error'],
  ['1 || false', 'error'],
  ['1 || true', 'true'],
  ['false && 1', 'false'],
  ["'yes'", 'error'],
  ['null', 'error'],
  ['!1', 'error'],
  ['!null', 'error'],
  ['true ? true : false', 'true'],
  ['false ? true : false', 'false'],
  ['true ? true : 1 / 0 == 0', 'true'],
  ['false ? 1 / 0 == 0 : true', 'true'],
  ['1 ? true : false', 'error'],
  ['null ? true : true', 'error'],
  ['1 / 0 == 0 ? true : true', 'error'],
  ['(1 / 0 == 0 ? true : true) || true', 'true'],
  ['(1 ? true : false) || true', 'true'],
  ['!((1 ? true : false) && false)', 'true'],
  ['false ? false : false ? false : true', 'true'],
  ['true ? false ? true : false : true', 'false'],
]

describe('boolean operators', () => {
  it.each(CASES)('%s comes to %s', (expression, expected) => {
    expect(outcome(expression)).toBe(expected)
  })
})

const PRECEDENCE: ReadonlyArray<[string, Outcome]> = [
  ['true || false && false', 'true'],
  ['(true || false) && false', 'false'],
  ['1 + 2 * 3 == 7', 'true'],
  ['(1 + 2) * 3 == 9', 'true'],
  ['10 - 4 - 3 == 3', 'true'],
  ['100 / 10 / 2 == 5', 'true'],
  ['7 % 4 % 2 == 1', 'true'],
  ['-2 + 3 == 1', 'true'],
  ['2 - -3 == 5', 'true'],
  ['1 < 2 == true', 'true'],
  ['true == 1 < 2', 'true'],
  ['2 in [1, 2] == true', 'true'],
  ['1 + 1 in [2]', 'true'],
  ['1 is int == true', 'true'],
  ['!(1 is string)', 'true'],
  ['!false && true', 'true'],
  ['!false == true', 'true'],
  ["'a' + 'b' == 'ab' && 1 < 2", 'true'],
  ['true ? 1 == 1 : 1 == 2', 'true'],
  ['[1, 2][0] + 1 == 2', 'true'],
  ['(4/2)==2', 'true'],
  ['1 < 2 && 2 < 3 || false', 'true'],
]

describe('precedence of operators', () => {
  it.each(PRECEDENCE)('%s comes to %s', (expression, expected) => {
    expect(outcome(expression)).toBe(expected)
  })
})

const RESOURCE = map({ data: map({ name: 'alice', nothing: null, inner: map({ a: 1n }) }) })

const MISSING: ReadonlyArray<[string, Outcome]> = [
  ["resource.data.name == 'alice'", 'true'],
  ["resource.data['name'] == 'alice'", 'true'],
  ['resource.data.typo == null', 'error'],
  ["resource.data['typo'] == null", 'error'],
  ["!(resource.data.typo == 'x')", 'error'],
  ["resource.data.typo == 'x' || true", 'true'],
  ["'typo' in resource.data", 'false'],
  ["'name' in resource.data", 'true'],
  ['resource.data.nothing == null', 'true'],
  ['resource.data.nothing.deeper == null', 'error'],
  ['resource.data.inner.a == 1', 'true'],
  ['resource.data.inner.b == 1', 'error'],
  ['resource.data.name.first == 1', 'error'],
  ["'toString' in resource.data", 'false'],
  ["'constructor' in resource.data", 'false'],
  ['resource.data.constructor != null', 'error'],
  ['resource.data.__proto__ != null', 'error'],
  ["resource.data.get('toString', 'none') == 'none'", 'true'],
  ['resource.data.size == 3', 'error'],
]

describe('keys that are not there', () => {
  it.each(MISSING)('%s comes to %s', (expression, expected) => {
    expect(outcome(expression, { resource: RESOURCE })).toBe(expected)
  })

  it('finds a real key that is named like a member of every object', () => {
    const resource = map({ data: map({ toString: 'present' }) })
    expect(outcome("'toString' in resource.data && resource.data.toString == 'present'", { resource })).toBe(
      'true',
    )
  })
})
