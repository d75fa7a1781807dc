import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeMarks } from '@/domain/marks/marks-text'
import { arbitraryMarks } from '@/domain/testing/arbitrary-marks'
import { anyCardOf } from '@/domain/testing/learning-samples'
import { cardKind } from './cards/sync'
import type { DeviceKind } from './device-copy'
import { marksKind } from './marks/sync'
import { preferencesKind } from './preferences/device'
import type { SetPreferences } from './preferences/preferences'
import { quizDaysKind } from './quiz-days/sync'
import { reportsKind } from './reports/sync'
import { savedKind } from './saved/sync'

/** Few moments and few values, so that ties are frequent. */
const few = fc.integer({ min: 1, max: 4 })
const moment = few.map((milliseconds) => 1_790_000_000_000 + milliseconds)
const word = fc.constantFrom('a', 'b', 'c')

const anyBookChange = fc
  .record({
    book: fc.constant('paid/polity/book-3.pdf'),
    title: word,
    marks: arbitraryMarks,
    place: fc.option(fc.record({ page: few, fraction: fc.constantFrom(0, 0.5), at: moment })),
  })
  .map(({ marks, ...rest }) => ({ ...rest, ...writeMarks(marks) }))

const anyPreferences: fc.Arbitrary<SetPreferences> = fc.record(
  {
    exam: fc.record({ value: word, at: moment }),
    examDay: fc.record({ value: fc.option(fc.constantFrom('2026-11-22', '2027-01-03')), at: moment }),
    minutes: fc.record({ value: fc.integer({ min: 8, max: 12 }), at: moment }),
    extraTime: fc.record({ value: fc.constantFrom('none' as const, 'third' as const), at: moment }),
  },
  { requiredKeys: [] },
)

const anyReport = fc.record({
  testKey: fc.constant('quiz/rivers'),
  testTitle: word,
  questionId: fc.constant('q1'),
  questionText: word,
  reason: fc.constantFrom('wrong-key' as const, 'other' as const),
  text: word,
  createdAt: moment,
  status: fc.constant('waiting' as const),
  answer: fc.constant(null),
})

const anySavedChange = fc.record({
  item: fc.record({
    kind: fc.constant('job' as const),
    itemId: fc.constant('clerk'),
    title: word,
    detail: fc.option(word),
    url: fc.constant(null),
    savedAt: moment,
  }),
  state: fc.constantFrom('saved' as const, 'removed' as const),
})

const write = <Part>(kind: DeviceKind<Part, never>, part: Part) => kind.write?.(part) ?? part

/** What the device has of a part once it was stored and read again. */
function stored<Part>(kind: DeviceKind<Part, never>, part: Part): unknown {
  const { data } = kind.part.safeParse(structuredClone(write(kind, part)))
  return data ? write(kind, data) : null
}

function hasOneOutcome<Part>(kind: DeviceKind<Part, never>, anyPart: fc.Arbitrary<Part>): void {
  const text = (part: Part) => JSON.stringify(write(kind, part))
  const merge = (a: Part, b: Part) => kind.merge(a, b)
  fc.assert(
    fc.property(anyPart, anyPart, anyPart, (a, b, c) => {
      const [ab, ba] = [merge(a, b), merge(b, a)]
      expect(text(ab)).toBe(text(ba))
      expect(text(merge(ab, c))).toBe(text(merge(a, merge(b, c))))
      expect(text(merge(ab, a))).toBe(text(ab))
      expect(JSON.stringify(stored(kind, ab))).toBe(text(ab))
    }),
  )
}

describe('parts of one key have one outcome, in whatever order and however often they are merged', () => {
  // Copies are not merged here.
  const partsOf = <Part, Copy>(kind: DeviceKind<Part, Copy>) => kind as unknown as DeviceKind<Part, never>

  test.each([
    ['quiz days', () => hasOneOutcome(partsOf(quizDaysKind), fc.constant(20_779))],
    ['cards', () => hasOneOutcome(partsOf(cardKind), anyCardOf('quiz/rivers#1'))],
    ['marks in a book', () => hasOneOutcome(partsOf(marksKind), anyBookChange)],
    ['preferences', () => hasOneOutcome(partsOf(preferencesKind), anyPreferences)],
    ['reports', () => hasOneOutcome(partsOf(reportsKind), anyReport)],
    ['saved items', () => hasOneOutcome(partsOf(savedKind), anySavedChange)],
  ])('%s', (_, check) => {
    expect.hasAssertions()
    check()
  })
})
