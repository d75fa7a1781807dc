import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKey, isRight, type Key, readKey, readNumber, writeKey, writeNumber } from './answer'
import { chosenOptions, isAnswerTo, rightOptions, rightPart } from './kinds'
import { answerOf, toggleOption } from './kinds/several'

const typed = fc
  .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([whole, millionths]) => Number(`${whole}.${String(millionths).padStart(6, '0')}`))
const keys: fc.Arbitrary<Key> = fc.oneof(
  typed,
  fc.array(typed, { minLength: 2, maxLength: 5 }).map((anyOf) => ({ anyOf })),
  fc.tuple(typed, typed).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
  fc.constantFrom<Key>('full-marks', 'dropped'),
)

describe('a set of options', () => {
  test('is one number, and comes back in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(29)), (options) => {
        expect(chosenOptions({ kind: 'several' }, answerOf(options))).toEqual(
          [...options].sort((a, b) => a - b),
        )
      }),
    )
  })

  test('takes an option in and out, and is no answer when empty', () => {
    expect(toggleOption(null, 2)).toBe(4)
    expect(toggleOption(4, 0)).toBe(5)
    expect(toggleOption(5, 2)).toBe(1)
    expect(toggleOption(1, 0)).toBeNull()
  })
})

describe('a number', () => {
  test.each([
    ['12', 12],
    [' -2.5 ', -2.5],
    ['\u22123', -3],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['7.', 7],
    ['007', 7],
  ])('%j is %d', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  test.each(['', '-', '.', '1e3', '1,000', '12 kg', '1234567890', '0.1234567', 'Infinity', '--1'])(
    '%j is none',
    (text) => {
      expect(readNumber(text)).toBeNull()
    },
  )

  test('is written as it is read', () => {
    fc.assert(
      fc.property(typed, (number) => {
        expect(readNumber(writeNumber(number))).toBe(number + 0)
      }),
    )
    expect(writeNumber(0.000001)).toBe('0.000001')
    expect(writeNumber(-0)).toBe('0')
  })
})

describe('a key', () => {
  test('is written and read the same', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(readKey(writeKey(key))).toEqual(key)
      }),
    )
  })

  test.each(['', 'B', '1|', '|1', '1~', '~2', '4~3', '1~2~3', '1|x', '**'])('%j is none', (text) => {
    expect(readKey(text)).toBeNull()
  })

  test.each<[Key, number, boolean]>([
    [2, 2, true],
    [2, 1, false],
    [{ anyOf: [1, 2] }, 2, true],
    [{ anyOf: [1, 2] }, 3, false],
    [{ from: 0.3, to: 0.5 }, 0.1 + 0.2, true],
    [{ from: 0.3, to: 0.5 }, 0.299999, false],
    [{ from: 0.3, to: 0.5 }, 0.5, true],
    [0.3, 0.1 + 0.2, true],
    ['full-marks', 7, true],
    ['dropped', 7, false],
  ])('%j makes %d right: %s', (key, answer, right) => {
    expect(isRight(key, answer)).toBe(right)
  })

  test.each([null, 'all', {}, { anyOf: ['1'] }, { from: 1 }, [1]])('%j is none in JSON', (value) => {
    expect(isKey(value)).toBe(false)
  })
})

describe('a question', () => {
  const options = ['a', 'b', 'c', 'd']
  test.each([
    [{ options }, [0, 3], [-1, 4, 0.5]],
    [{ kind: 'several' as const, options }, [1, 15], [0, 16, -1, 1.5]],
    [{ kind: 'numeric' as const, options: [] }, [-2.5, 0, 1e6], [Number.NaN, Number.POSITIVE_INFINITY]],
  ])('takes only what can answer it: %j', (question, fit, unfit) => {
    expect(fit.filter((answer) => !isAnswerTo(question, answer))).toEqual([])
    expect(unfit.filter((answer) => isAnswerTo(question, answer))).toEqual([])
  })

  test('of several right options names those that are right and chosen', () => {
    const question = { kind: 'several' as const, options, correctAnswer: answerOf([0, 2]) }
    expect(rightOptions(question)).toEqual([0, 2])
    expect(chosenOptions(question, answerOf([1, 2]))).toEqual([1, 2])
    expect(rightPart(question, answerOf([2]))).toBe(1)
    expect(rightPart(question, answerOf([1, 2]))).toBe(0)
    expect(rightPart(question, answerOf([0, 2]))).toBe(0)
  })
})

test.each<[string, Key]>([
  ['thirty options', answerOf(Array.from({ length: 30 }, (_, option) => option))],
  ['a range around the longest number', { from: 999_999_998, to: 1_000_000_000 }],
])('a key of %s is read as it was written', (_, key) => {
  expect(readKey(writeKey(key))).toEqual(key)
})
