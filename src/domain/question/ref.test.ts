import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfRef, questionRef } from './ref'

test('a name tells the test and the question that it was made of', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (questionId) => {
      expect(partsOfRef(questionRef('series/p/t', questionId))).toEqual({ testKey: 'series/p/t', questionId })
    }),
  )
})

test.each(['', 'quiz/a', '#q', 'quiz/a#', 'quiz/a#b#c', 'quiz/a#100%', 'quiz/a#b c'])(
  '%j names no question',
  (ref) => {
    expect(partsOfRef(ref)).toBeNull()
  },
)
