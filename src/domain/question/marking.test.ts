import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addFractions, formatFraction, fraction, readFraction } from '../fraction'
import { markingLabel, marksText, resolveMarking, storedMarking, sumMarks } from './marking'

describe('fractions', () => {
  test.each<[unknown, string | null]>([
    [1, '1'],
    [0, '0'],
    [-0.25, '-0.25'],
    ['-1/3', '-1/3'],
    ['−1/3', '-1/3'],
    [' 2 / 6 ', '1/3'],
    ['+2', '2'],
    ['0.50', '0.5'],
    ['37/3', '12 1/3'],
    ['-37/3', '-12 1/3'],
    ['1/0', null],
    ['a third', null],
    ['', null],
    [null, null],
    [Number.NaN, null],
    ['12345678', null],
  ])('%j reads as %j', (value, written) => {
    const read = readFraction(value)
    expect(read && formatFraction(read)).toBe(written)
  })

  test('thirds add up exactly, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (count) => {
        const third = fraction(-1, 3)
        let sum = fraction(0)
        for (let added = 0; added < count; added++) sum = addFractions(sum, third)
        expect(sum).toEqual(fraction(-count, 3))
      }),
    )
  })
})

describe('a marking scheme', () => {
  test('is read leniently, part by part', () => {
    expect(storedMarking.parse({ correct: 1, wrong: '-1/3', unanswered: 0 })).toEqual({
      correct: fraction(1),
      wrong: fraction(-1, 3),
      unanswered: fraction(0),
    })
    expect(storedMarking.parse({ correct: 'two', wrong: -0.5 })).toEqual({ wrong: fraction(-1, 2) })
    for (const nothing of [undefined, null, 'text', {}, { correct: 'two' }, [1]]) {
      expect(storedMarking.parse(nothing)).toBeNull()
    }
  })

  test('of a question beats that of its section, which beats that of the test', () => {
    const test = { correct: fraction(1), wrong: fraction(-1, 3) }
    expect(resolveMarking(null, undefined, null)).toBeNull()
    expect(resolveMarking(null, null, test)).toEqual({ ...test, unanswered: fraction(0) })
    expect(resolveMarking({ wrong: fraction(0) }, { correct: fraction(2) }, test)).toEqual({
      correct: fraction(2),
      wrong: fraction(0),
      unanswered: fraction(0),
    })
  })

  test.each<[number | string, number | string, string]>([
    [1, '-1/3', '+1 / −⅓'],
    [2, -0.5, '+2 / −0.5'],
    [1, 0, '+1 / 0'],
  ])('%j and %j stands as %s', (correct, wrong, label) => {
    const scheme = resolveMarking(storedMarking.parse({ correct, wrong }))
    expect(scheme && markingLabel(scheme)).toBe(label)
  })

  test('sums up to marks, exactly', () => {
    const marking = resolveMarking({ correct: fraction(1), wrong: fraction(-1, 3) })
    const marks = sumMarks([
      { marking, outcome: 'correct' },
      { marking, outcome: 'wrong' },
      { marking, outcome: 'wrong' },
      { marking, outcome: 'unanswered' },
      { marking: null, outcome: 'correct' },
    ])
    expect(marks).toEqual({ scored: fraction(1, 3), possible: fraction(4) })
    expect(sumMarks([{ marking: null, outcome: 'correct' }])).toBeNull()
  })
})

test.each([
  [1, 1, '1 mark'],
  [-1, 3, '−⅓ mark'],
  [1, 4, '0.25 mark'],
  [2, 1, '2 marks'],
  [4, 3, '1⅓ marks'],
  [0, 1, '0 marks'],
])('%d/%d reads %s', (numerator, denominator, text) => {
  expect(marksText(fraction(numerator, denominator))).toBe(text)
})
