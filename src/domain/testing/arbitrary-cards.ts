import * as fc from 'fast-check'
import { cardLimits, mistakeReasons, type QuestionCard, type Review } from '../learning/card'
import { mergeCards } from '../learning/card-merge'
import { tidyNote } from '../learning/card-text'
import { questionRef } from '../question/ref'

const moment = fc.integer({ min: 0, max: 9_999_999_999_999 })
const latest = <T>(value: fc.Arbitrary<T>) => fc.record({ value, at: moment })

const testKey = fc.oneof(
  fc
    .string({ minLength: 1, maxLength: 20 })
    .map((id) => `quiz/${encodeURIComponent(id.replace(/[^ -~]/g, ''))}x`),
  fc.constant('series/upsc-2026/full-test-1'),
)
/** Also of question ids that are anything: spaces, separators, other scripts. */
const arbitraryRef = fc
  .tuple(testKey, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
  .map(([key, id]) => questionRef(key, id))
  .filter((ref) => ref.length < 600)

const signs = fc.constantFrom(
  '\n',
  '\\',
  '\\n',
  ' ',
  ':',
  '-',
  '\t',
  '\r',
  '\u2028',
  'క',
  '😀',
  '%0A',
  'quiz/a#b A - - -',
)
/** An option, a set of 30 of them, or a number as it may be typed. */
const anyAnswer = fc.oneof(
  fc.nat(3),
  fc.constant(2 ** 30 - 1),
  fc
    .integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
    .map((millionths) => millionths / 1_000_000 + 0),
)
/** What somebody may type who wants to break out of a line. */
export const hostileNote = fc
  .oneof(
    fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 300 }),
  )
  .map(tidyNote)

const reviews = fc
  .uniqueArray(
    fc.record(
      {
        at: fc.integer({ min: 0, max: 9_999_999_999 }).map((seconds) => seconds * 1000),
        result: fc.constantFrom<Review['result']>('again', 'good', 'put-back'),
        answer: anyAnswer,
      },
      { requiredKeys: ['at', 'result'] },
    ),
    { selector: ({ at }) => at, maxLength: cardLimits.reviews },
  )
  .map((list) => list.sort((a, b) => a.at - b.at))

/** Any card of a question. */
export const arbitraryCard = (ref: fc.Arbitrary<string> = arbitraryRef): fc.Arbitrary<QuestionCard> =>
  fc.record(
    {
      ref,
      reviews,
      star: latest(fc.boolean()),
      reason: latest(fc.constantFrom(...mistakeReasons, null)),
      note: latest(hostileNote),
    },
    { requiredKeys: ['ref', 'reviews'] },
  )

/** Two cards of one question, the second with a part of the first, as another device would have it. */
export const cardsOfOne = fc
  .tuple(arbitraryCard(fc.constant('quiz/a#1')), arbitraryCard(fc.constant('quiz/a#1')), fc.boolean())
  .map(([a, b, isLater]): readonly [QuestionCard, QuestionCard] => [a, isLater ? mergeCards(a, b) : b])
