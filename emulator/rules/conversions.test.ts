import { describe, expect, it } from 'vitest'
import { type Outcome, outcome } from './testing/rules-fixture'

const INT: ReadonlyArray<[string, Outcome]> = [
  ["int('12') == 12 && int('12') is int", 'true'],
  ["int('-3') == -3 && int('+3') == 3 && int('007') == 7 && int('-0') == 0", 'true'],
  ["int('-9223372036854775808') == -9223372036854775808", 'true'],
  ['int(2.9) == 2 && int(-2.9) == -2', 'true'],
  ["int(float('1e20')) == 9223372036854775807", 'true'],
  ["int(float('-1e20')) == -9223372036854775808", 'true'],
  ["int(float('NaN')) == 0", 'true'],
  ["int('9223372036854775808') != 0", 'error'],
  ["int('12abc') != 0", 'error'],
  ["int('1.5') != 0", 'error'],
  ["int(' 12') == 12", 'error'],
  ["int('0x10') != 0", 'error'],
  ["int('') != 0", 'error'],
  ['int(true) != 0', 'error'],
  ['int(null) != 0', 'error'],
  ["int('1', 2) == 1", 'error'],
  ["int('1', 2) == 1 || true", 'true'],
]

const FLOAT: ReadonlyArray<[string, Outcome]> = [
  ["float('2.0') == 2.0 && float('1.5') is float", 'true'],
  ['float(2) == 2.0 && float(2) is float && float(2.5) == 2.5', 'true'],
  ["float('1e3') == 1000.0 && float('.5') == 0.5 && float('5.') == 5.0", 'true'],
  ["float('1.5f') == 1.5 && float('1.5d') == 1.5 && float('0x1p3') == 8.0", 'true'],
  ["float('-0x1.8p1') == -3.0", 'true'],
  ["float(' 2.5') == 2.5 && float('2.5 ') == 2.5", 'true'],
  ["float('Infinity') > 1.0 && float('-Infinity') < 1.0", 'true'],
  ["float('abc') != 0.0", 'error'],
  ["float('inf') > 1.0", 'error'],
  ["float('nan') != 0.0", 'error'],
  ["float('1.2.3') != 0.0", 'error'],
  ["float('1_000') != 0.0", 'error'],
  ["float('') != 0.0", 'error'],
  ['float(true) != 0.0', 'error'],
  ['float(null) != 0.0', 'error'],
]

const STRING: ReadonlyArray<[string, Outcome]> = [
  ["string(12) == '12' && string(-5) == '-5' && string(12) is string", 'true'],
  ["string(1.5) == '1.5' && string(2.0) == '2.0' && string(-0.0) == '-0.0'", 'true'],
  ["string(0.1 + 0.2) == '0.30000000000000004'", 'true'],
  ["string(2.0) == '2'", 'false'],
  ["string(float('1e7')) == '1.0E7' && string(float('9999999.0')) == '9999999.0'", 'true'],
  ["string(float('1e-3')) == '0.001' && string(float('1e-4')) == '1.0E-4'", 'true'],
  ["string(123456789.0) == '1.23456789E8' && string(float('-1.5e10')) == '-1.5E10'", 'true'],
  ["string(float('NaN')) == 'NaN' && string(float('-Infinity')) == '-Infinity'", 'true'],
  ["string(true) == 'true' && string(null) == 'null' && string('s') == 's'", 'true'],
  ["string(path('a/b')) == '/a/b' && string(/x/y) == '/x/y'", 'true'],
  ["string([1, 2]) != ''", 'error'],
  ["string({'a': 1}) != ''", 'error'],
  ["string(b'a') != ''", 'error'],
  ["string(request.time) != ''", 'error'],
]

/** The reference pages list `bool()` and `math.isInfinite()`; the services answer that there is no such function. */
const ABSENT: ReadonlyArray<[string, Outcome]> = [
  ["bool('true') == true", 'error'],
  ["!(bool('true') == true)", 'error'],
  ["bool('true') == true || true", 'true'],
  ["!(bool('true') && false)", 'true'],
  ['math.isInfinite(1.0)', 'error'],
  ['math.isInfinite(1.0) || true', 'true'],
  ['nothing(1) == 1', 'error'],
  ['nothing(1) == 1 || true', 'true'],
  ['nothing == 1', 'error'],
  ["firestore.exists(/databases/$('(default)')/documents/a/b)", 'error'],
]

const MATH: ReadonlyArray<[string, Outcome]> = [
  ['math.abs(-2) == 2 && math.abs(-2) is int', 'true'],
  ['math.abs(-2.5) == 2.5 && math.abs(-1.0) is float', 'true'],
  ['math.abs(-9223372036854775808) == -9223372036854775808', 'true'],
  ['math.ceil(1.5) == 2 && math.ceil(1.5) is float && math.ceil(-1.5) == -1', 'true'],
  ['math.floor(-1.5) == -2 && math.floor(1) is float', 'true'],
  ['math.ceil(1.5) is int', 'false'],
  ['math.round(2.5) == 3 && math.round(-2.5) == -2 && math.round(-0.5) == 0', 'true'],
  ['math.round(2.5) is int && math.round(1) is int', 'true'],
  ['math.round(math.sqrt(-1)) == 0 && math.round(math.pow(0, -1)) > 0', 'true'],
  ['math.sqrt(4) == 2.0 && math.sqrt(4) is float', 'true'],
  ['math.pow(2, 3) == 8.0 && math.pow(2, 3) is float && math.pow(4, 0.5) == 2.0', 'true'],
  ['math.isNaN(math.sqrt(-1)) && !math.isNaN(1) && !math.isNaN(1.0)', 'true'],
  ["math.abs('a') == 1", 'error'],
  ['math.abs(null) == 1', 'error'],
  ["math.ceil('a') == 1", 'error'],
  ["math.pow(2, 'a') == 1", 'error'],
  ["math.isNaN('a')", 'error'],
  ['math.abs(1, 2) == 1', 'error'],
  ['math.sqrt() == 1', 'error'],
]

describe.each([
  ['int()', INT],
  ['float()', FLOAT],
  ['string()', STRING],
  ['functions that the services do not have', ABSENT],
  ['math', MATH],
])('%s', (_, cases) => {
  it.each(cases)('%s comes to %s', (expression, expected) => {
    expect(outcome(expression)).toBe(expected)
  })
})
