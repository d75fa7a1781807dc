import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makePaper, type Paper, type PaperQuestion } from '../paper'
import type { RichText } from '../rich-text'
import type { Key } from './answer'
import { rightOptions } from './kinds'
import { answerOf } from './kinds/several'
import type { Question } from './question'
import { shuffleOptions, shufflePaper } from './shuffle'

const questionOf = (id: string, over: Partial<Question> = {}): Question => ({
  id,
  text: `Question ${id}`,
  options: ['red', 'green', 'blue', 'white'],
  correctAnswer: 1,
  explanation: null,
  image: null,
  topic: null,
  ...over,
})
const seeds = Array.from({ length: 400 }, (_, index) => `attempt-${index}`)
const paperQuestion = (over: Partial<Question>): PaperQuestion => {
  const { marking: _, ...question } = questionOf('q', over)
  return { ...question, scheme: null }
}
const both = { questions: true, options: true } as const

const anyKey = fc.oneof(
  fc.nat(3),
  fc.uniqueArray(fc.nat(3), { minLength: 2, maxLength: 3 }).map((anyOf): Key => ({ anyOf })),
  fc.constantFrom<Key>('full-marks', 'dropped'),
)
const anySets = fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 }).map(answerOf)
const anyQuestion = fc.oneof(
  anyKey.map((correctAnswer) => ({ correctAnswer })),
  anySets.map((correctAnswer) => ({ correctAnswer, kind: 'several' as const })),
  fc
    .array(anySets, { minLength: 2, maxLength: 3 })
    .map((anyOf) => ({ correctAnswer: { anyOf }, kind: 'several' as const })),
  fc.constant({ correctAnswer: 12, kind: 'numeric' as const, options: [] }),
)
const anyPaper = fc
  .array(
    fc.record({
      over: anyQuestion,
      section: fc.constantFrom('A', 'B'),
      set: fc.constantFrom(undefined, 's', 't'),
    }),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  .map((made): Paper => {
    const names = ['A', 'B'].map((id) => ({ id, name: id, minutes: null, marking: null }))
    return makePaper({
      title: 'Mock',
      minutes: 10,
      questions: made.map(({ over, section, set }, index) => {
        const ofSet = set === undefined ? {} : { set: section + set }
        return questionOf(`q${index}`, { ...over, section, ...ofSet })
      }),
      layout: {
        sections: names,
        sets: ['As', 'At', 'Bs', 'Bt'].map((id) => ({ id, title: id, text: id })),
        shuffle: both,
      },
    })
  })

/** In an order that does not depend on the shuffle. */
const sorted = (options: readonly RichText[]) => options.map((option) => JSON.stringify(option)).sort()
const textsOfKey = ({ correctAnswer: key, kind, options }: PaperQuestion): unknown => {
  if (kind === 'numeric' || typeof key === 'string') return key
  const texts = (answer: Key) =>
    sorted(
      rightOptions({ ...(kind && { kind }), correctAnswer: answer }).map((option) => options[option] ?? ''),
    )
  return typeof key === 'object' && 'anyOf' in key ? key.anyOf.map(texts) : texts(key)
}
const byId = (paper: Paper) => [...paper.questions].sort((a, b) => a.id.localeCompare(b.id))

describe('a shuffled paper, whatever is in it', () => {
  const holds = (check: (shuffled: Paper, paper: Paper, seed: string) => void) =>
    fc.assert(
      fc.property(anyPaper, fc.string(), (paper, seed) => check(shufflePaper(paper, seed), paper, seed)),
    )

  test('has the same questions, with the same options and the same ones of them right', () => {
    holds((shuffled, paper) => {
      const shown = (question: PaperQuestion) => ({
        ...question,
        order: null,
        options: sorted(question.options),
        correctAnswer: textsOfKey(question),
      })
      expect(byId(shuffled).map(shown)).toEqual(byId(paper).map(shown))
      for (const [index, { options, order }] of byId(shuffled).entries()) {
        const inTest = byId(paper)[index]?.options
        expect(options).toEqual(order ? order.map((place) => inTest?.[place]) : inTest)
      }
    })
  })

  test('has its sections where they were, and the questions of a set together and in their order', () => {
    holds((shuffled, paper) => {
      expect(shuffled.questions.map(({ section }) => section)).toEqual(
        paper.questions.map(({ section }) => section),
      )
      for (const { id } of paper.sets ?? []) {
        const places = shuffled.questions.flatMap(({ set }, index) => (set === id ? [index] : []))
        const idsOf = ({ questions }: Paper) =>
          questions.filter(({ set }) => set === id).map((question) => question.id)
        expect((places.at(-1) ?? -1) - (places[0] ?? 0) + 1).toBe(places.length)
        expect(idsOf(shuffled)).toEqual(idsOf(paper))
      }
    })
  })

  test('is the same for the same seed, also when it is made of a paper that was shuffled before', () => {
    holds((shuffled, paper, seed) => {
      expect(shufflePaper(paper, seed)).toEqual(shuffled)
      expect(shufflePaper(shufflePaper(paper, `before ${seed}`), seed)).toEqual(shuffled)
    })
  })

  test('of some of its questions can be derived from the whole', () => {
    fc.assert(
      fc.property(anyPaper, fc.string(), fc.string(), (paper, seed, before) => {
        const some = ({ questions, ...rest }: Paper): Paper => ({
          ...rest,
          sections: [],
          questions: questions.filter(({ id }) => /[02468]$/.test(id)),
        })
        expect(shufflePaper(some(shufflePaper(paper, before)), seed)).toEqual(shufflePaper(some(paper), seed))
      }),
    )
  })
})

test('attempts differ, and no order is favoured: an option stands in each place about as often', () => {
  const places = [0, 0, 0, 0]
  for (const seed of [...seeds, ...seeds.map((one) => `${one}-again`)]) {
    const { options } = shuffleOptions(paperQuestion({}), seed)
    places[options.indexOf('red')] = (places[options.indexOf('red')] ?? 0) + 1
  }
  for (const count of places) expect(Math.abs(count - 200)).toBeLessThan(50)
})

test('only what the test asks for is shuffled', () => {
  const paper = makePaper({
    title: 'Mock',
    minutes: 10,
    questions: Array.from({ length: 12 }, (_, index) => questionOf(`q${index}`)),
    layout: { shuffle: { questions: true } },
  })
  const ids = (one: Paper) => one.questions.map(({ id }) => id)
  const shuffled = shufflePaper(paper, 'seed')
  expect(ids(shuffled)).not.toEqual(ids(paper))
  expect(shuffled.questions.every(({ options }) => options[0] === 'red')).toBe(true)
  const options = shufflePaper(paper, 'seed', { options: true })
  expect(ids(options)).toEqual(ids(paper))
  expect(options.questions.some((question) => question.options[0] !== 'red')).toBe(true)
  const { shuffle: _, ...plain } = paper
  expect(shufflePaper(plain, 'seed')).toBe(plain)
})

test.each<RichText>([
  'None of these',
  'All of the above',
  'none of the above.',
  'More than one of the above',
  'No error',
  'ఏదీ కాదు',
  'పైవన్నీ',
  'इनमें से कोई नहीं',
  'उपरोक्त सभी',
  { en: 'None of these', te: 'ఏదీ కాదు' },
  { hi: 'इनमें से कोई नहीं।' },
])('the option %j keeps its place', (last) => {
  const orders = new Set<string>()
  for (const seed of seeds) {
    const { options } = shuffleOptions(paperQuestion({ options: ['red', 'green', 'blue', last] }), seed)
    expect(options[3]).toBe(last)
    orders.add(JSON.stringify(options.slice(0, 3)))
  }
  expect(orders.size).toBe(6)
})

test.each<RichText>([
  'Both A and B',
  'Neither A nor B',
  'A and C only',
  'Only A',
  '(a), (c) and (d)',
  'Both (1) and (2)',
  'Option B',
  'A మరియు B రెండూ',
  'ఎ మరియు బి',
  'A और B दोनों',
  'क और ख दोनों',
  { en: 'Both A and B', te: 'రెండూ' },
])('a question with the option %j keeps all its options where they are', (named) => {
  const question = paperQuestion({ options: ['red', 'green', 'blue', named] })
  for (const seed of seeds) expect(shuffleOptions(question, seed)).toBe(question)
})

test('options that are more than letters stay whole', () => {
  const formula: RichText = [{ type: 'paragraph', content: ['x', { type: 'sup', text: '2' }] }]
  const { options } = shuffleOptions(paperQuestion({ options: [formula, 'x', formula, '2x'] }), 'seed')
  expect(options.filter((option) => option === formula)).toHaveLength(2)
})

test('an explanation that names an option by its letter keeps the options where they are', () => {
  const named = paperQuestion({ explanation: 'Grass is green, so option (b) is right.' })
  const plain = paperQuestion({ explanation: 'A and B need 8 days together; the answer is a colour.' })
  expect(seeds.every((seed) => shuffleOptions(named, seed) === named)).toBe(true)
  expect(seeds.some((seed) => shuffleOptions(plain, seed).options[0] !== 'red')).toBe(true)
})

test.each([
  'Krishna and Godavari',
  'Vitamin A',
  '1 and 2 only',
  'Grade A, better',
  'కృష్ణా మరియు గోదావరి',
  'कमल और खजूर',
])('the option %s is one like any other', (option) => {
  const question = paperQuestion({ options: [option, 'red', 'green', 'blue'] })
  expect(new Set(seeds.map((seed) => shuffleOptions(question, seed).options.indexOf(option))).size).toBe(4)
})
