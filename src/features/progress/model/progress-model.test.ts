import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addFractions, fraction } from '@/domain/fraction'
import { analyse } from '@/domain/learning/analysis'
import type { AnswerSheet } from '@/domain/learning/answer-sheet'
import { evenShare, evenText, gainText, lostText, practiseLabel, secondsEachOf } from './figure-words'
import { sheetsWithin, spanOf, spans, writeSpan } from './span'
import { lacksTopics, topicNamer } from './topics'

const scheme = { correct: fraction(1), wrong: fraction(-1, 3), unanswered: fraction(0) }
const sheet = (topics: ReadonlyArray<string | null>, given: number | null = null): AnswerSheet => ({
  attemptId: topics.join(),
  testKey: 'quiz/a',
  scope: 'all',
  title: 'A',
  at: 0,
  given,
  questions: topics.map((topic, n) => ({
    ref: `quiz/a#${n}`,
    outcome: 'correct',
    seconds: 9,
    scheme,
    topic,
  })),
})

describe('the span of attempts', () => {
  test.each(spans)('%s is found again in the address', (span) => {
    expect(spanOf(new URLSearchParams({ last: writeSpan(span) }))).toBe(span)
  })

  test.each(['', '?last=7', '?last=ALL', '?last='])('is the usual ten for %j', (search) => {
    expect(spanOf(new URLSearchParams(search))).toBe(10)
  })

  test('takes the latest, or all', () => {
    const many = Array.from({ length: 30 }, (_, n) => sheet([String(n)]))
    expect(sheetsWithin(many, 5)).toEqual(many.slice(0, 5))
    expect(sheetsWithin(many, null)).toHaveLength(30)
  })

  test('practice without a clock takes no attempt’s place', () => {
    const timed = Array.from({ length: 6 }, (_, n) => sheet([String(n)]))
    const untimed = { ...sheet(['u']), scope: 'untimed' } as const
    const taken = [untimed, ...timed.slice(0, 3), untimed, ...timed.slice(3), untimed]
    expect(sheetsWithin(taken, 5)).toEqual(taken.slice(0, 7))
    expect(sheetsWithin(taken, 10)).toEqual(taken)
  })
})

describe('the topic of a question', () => {
  const [named, nameless] = sheet(['Science & Technology', null]).questions
  if (!named || !nameless) throw new Error('two questions')

  test('is what its sheet says, else what the index says, in whatever spelling', () => {
    const topicOf = topicNamer([
      { ref: nameless.ref, topic: 'Science and  Technology', access: { kind: 'free' } },
    ])
    expect(topicOf(named)).toEqual({ key: 'science and technology', name: 'Science & Technology' })
    expect(topicOf(nameless)?.key).toBe('science and technology')
  })

  test('is none without an index', () => {
    expect(topicNamer(null)(nameless)).toBeNull()
    expect(lacksTopics([sheet(['Polity'])])).toBe(false)
    expect(lacksTopics([sheet(['Polity']), sheet([null])])).toBe(true)
  })
})

describe('the words of figures', () => {
  test('marks are exact', () => {
    expect(lostText(fraction(-5, 3))).toBe('1⅔ marks')
    expect(lostText(fraction(-1, 4))).toBe('0.25 mark')
    expect(gainText({ marks: fraction(-2, 3), ifSkipped: fraction(0) })).toBe('Quick answers cost ⅔ mark.')
    expect(gainText({ marks: fraction(4, 3), ifSkipped: fraction(0) })).toBe('Quick answers gained 1⅓ marks.')
    expect(gainText({ marks: fraction(1), ifSkipped: fraction(1) })).toContain('neither gained nor lost')
  })

  test('say when guessing gains, under the scheme that there was', () => {
    expect(evenText(scheme)).toBe(
      'With +1 / −⅓, guessing gains marks when more than 1 in 4 guesses are correct.',
    )
    expect(evenText({ ...scheme, correct: fraction(2), wrong: fraction(-1, 2) })).toContain('1 in 5')
    expect(evenText({ ...scheme, correct: fraction(-1, 3) })).toBeNull()
    expect(evenText(null)).toBeNull()
  })

  test('say how many questions a practice has', () => {
    expect([1, 7, 50, 51].map((count) => practiseLabel(count, 50))).toEqual([
      'Practise this one',
      'Practise these 7',
      'Practise these 50',
      'Practise the latest 50',
    ])
  })

  test('take the time of a question from the latest test that has a limit', () => {
    const of = (...sheets: readonly AnswerSheet[]) => secondsEachOf(analyse(sheets, () => null))
    expect(of(sheet(['a']), sheet(['a', 'b'], 90_000), sheet(['a'], 10_000))).toBe(45)
    expect(of(sheet(['a']))).toBe(60)
  })
})

test('at the even share, guessing comes to what leaving open does', () => {
  const marks = (least: number, most: number) =>
    fc
      .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: 1, max: 12 }))
      .map(([n, d]) => fraction(n, d))
  fc.assert(
    fc.property(marks(1, 9), marks(-9, -1), (correct, wrong) => {
      const own = { correct, wrong, unanswered: fraction(0) }
      const share = evenShare(own)
      if (!share) throw new Error('a right answer gives marks')
      const times = (a: typeof share, b: typeof share) =>
        fraction(a.numerator * b.numerator, a.denominator * b.denominator)
      const rest = fraction(share.denominator - share.numerator, share.denominator)
      expect(addFractions(times(correct, share), times(wrong, rest))).toEqual(fraction(0))
    }),
  )
})
