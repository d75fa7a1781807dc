import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startOfIndiaDay } from '../india-day'
import { type Draw, drawQuestions, type Met } from './draw'
import { type IndexedQuestion, testKeyOfRef, topicKey } from './indexed-question'

const topicNames = ['Economy', 'Polity', 'Art & Culture', 'Geography'] as const

const question = (
  test: number,
  number: number,
  topic: string,
  over: Partial<IndexedQuestion> = {},
): IndexedQuestion => ({ ref: `quiz/t${test}#q${number}`, topic, access: { kind: 'free' }, ...over })

/** `tests` documents of `size` questions, whose topics alternate. */
const indexOf = (tests: number, size: number): IndexedQuestion[] =>
  Array.from({ length: tests * size }, (_, n) =>
    question(Math.floor(n / size), n % size, topicNames[n % topicNames.length] ?? ''),
  )

const draw = (over: Partial<Draw>) =>
  drawQuestions({
    index: indexOf(30, 40),
    mayRead: () => true,
    topics: [],
    count: 20,
    source: 'new',
    encounters: new Map(),
    bookRefs: new Set(),
    starRefs: new Set(),
    seed: 'a',
    ...over,
  })

const met = (day: number, right: boolean): Met[] => [{ at: startOfIndiaDay(day), right }]
const testsOf = (refs: readonly string[]) => new Set(refs.map(testKeyOfRef))

const anyAccess = fc.constantFrom<IndexedQuestion['access']>(
  { kind: 'free' },
  { kind: 'login' },
  { kind: 'product', productId: 'p' },
)
const anyIndex = fc
  .array(
    fc.record({
      test: fc.nat(6),
      topic: fc.constantFrom(...topicNames, 'art and culture'),
      access: anyAccess,
      difficulty: fc.constantFrom('easy', 'hard', null),
      seen: fc.option(fc.record({ day: fc.integer({ min: 20_000, max: 20_003 }), right: fc.boolean() })),
      inBook: fc.boolean(),
      starred: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((stored) => {
    const questions = stored.map(({ test, topic, access, difficulty }, number) =>
      question(test, number, topic, { access, ...(difficulty ? { difficulty } : {}) }),
    )
    const refs = (having: (one: (typeof stored)[number]) => boolean) =>
      new Set(questions.filter((_, at) => stored[at] && having(stored[at])).map(({ ref }) => ref))
    return {
      // What is there twice is still one question.
      index: [...questions, ...questions.slice(0, 3)],
      encounters: new Map(
        questions.flatMap(({ ref }, at) => {
          const seen = stored[at]?.seen
          return seen ? [[ref, met(seen.day, seen.right)] as const] : []
        }),
      ),
      bookRefs: refs(({ inBook }) => inBook),
      starRefs: refs(({ starred }) => starred),
    }
  })
const anyDraw = fc
  .record({
    library: anyIndex,
    topics: fc.uniqueArray(fc.constantFrom<string>(...topicNames), { maxLength: 3 }),
    difficulty: fc.constantFrom('easy' as const, null),
    count: fc.integer({ min: 0, max: 30 }),
    source: fc.constantFrom('new' as const, 'mistakes' as const, 'saved' as const),
    seed: fc.string(),
    signedIn: fc.boolean(),
  })
  .map(
    ({ library, difficulty, signedIn, ...rest }): Draw => ({
      ...library,
      ...rest,
      ...(difficulty ? { difficulty } : {}),
      mayRead: ({ kind }) => kind === 'free' || signedIn,
    }),
  )

/** The refs that a draw may choose from, told in the plainest way. */
function allowed({ index, mayRead, topics, difficulty, source, bookRefs, starRefs }: Draw): string[] {
  const keys = topics.map(topicKey)
  const refs = index
    .filter(({ access }) => mayRead(access))
    .filter(({ topic }) => keys.length === 0 || keys.includes(topicKey(topic)))
    .filter((one) => difficulty === undefined || one.difficulty === difficulty)
    .map(({ ref }) => ref)
    .filter((ref) => source === 'new' || (source === 'mistakes' ? bookRefs : starRefs).has(ref))
  return [...new Set(refs)]
}

describe('whatever is asked for', () => {
  test('as many as asked for or as there are, none twice, all of them allowed', () => {
    fc.assert(
      fc.property(anyDraw, (asked) => {
        const drawn = drawQuestions(asked)
        const possible = allowed(asked)
        expect(drawn).toHaveLength(Math.min(asked.count, possible.length))
        expect(new Set(drawn).size).toBe(drawn.length)
        expect(possible).toEqual(expect.arrayContaining(drawn))
      }),
      { numRuns: 500 },
    )
  })

  test('nothing is drawn while something better is left', () => {
    const rank = ({ encounters }: Draw, ref: string) => {
      const last = encounters.get(ref)?.[0]
      if (!last) return -1
      return last.right ? last.at : 0
    }
    fc.assert(
      fc.property(anyDraw, (any) => {
        const asked: Draw = { ...any, source: 'new' }
        const drawn = new Set(drawQuestions(asked))
        const ranks = (refs: readonly string[]) => refs.map((ref) => rank(asked, ref))
        const left = allowed(asked).filter((ref) => !drawn.has(ref))
        expect(Math.max(...ranks([...drawn]))).toBeLessThanOrEqual(Math.min(...ranks(left)))
      }),
    )
  })

  test('the seed alone decides, not the order of the index', () => {
    fc.assert(
      fc.property(anyDraw, (asked) => {
        const drawn = drawQuestions(asked)
        expect(drawQuestions(asked)).toEqual(drawn)
        expect(drawQuestions({ ...asked, index: asked.index.toReversed() })).toEqual(drawn)
      }),
    )
  })
})

test('over 500 draws nothing comes again while something unseen is left', () => {
  const index = indexOf(30, 40)
  const encounters = new Map<string, Met[]>()
  for (let number = 0; number < 500; number++) {
    const unseen = index.length - encounters.size
    const drawn = draw({ index, encounters, seed: `draw ${number}`, count: 7 })
    expect(drawn).toHaveLength(7)
    const again = drawn.filter((ref) => encounters.has(ref))
    expect(again).toHaveLength(Math.max(0, 7 - unseen))
    for (const ref of drawn) encounters.set(ref, met(20_000 + number, true))
  }
})

test('the topics that were chosen get equal shares', () => {
  const topics = ['Economy', 'art and culture', 'Polity']
  const topicOf = new Map(indexOf(30, 40).map(({ ref, topic }) => [ref, topicKey(topic)]))
  const drawn = draw({ topics, count: 20 }).map((ref) => topicOf.get(ref))
  const counts = topics.map((topic) => drawn.filter((one) => one === topicKey(topic)).length)
  expect(counts.sort((a, b) => a - b)).toEqual([6, 7, 7])
})

test('a topic without enough leaves its share to the others', () => {
  const index = [question(99, 0, 'Ethics'), ...indexOf(5, 40)]
  const drawn = draw({ index, topics: ['Ethics', 'Economy'], count: 20 })
  expect(drawn).toHaveLength(20)
  expect(drawn).toContain('quiz/t99#q0')
})

describe('documents that are read', () => {
  const economy = (tests: number, size: number) =>
    indexOf(tests, size).filter((one) => one.topic === 'Economy')

  test.each([
    ['tests with ten of the topic', 40, 4],
    ['tests with twenty-five of the topic', 100, 4],
    ['quizzes with three of the topic', 12, 7],
  ])('20 unseen of one topic, out of %s', (_, size, most) => {
    for (let seed = 0; seed < 50; seed++) {
      const drawn = draw({ index: economy(300, size), topics: ['Economy'], seed: String(seed) })
      expect(testsOf(drawn).size).toBeLessThanOrEqual(most)
    }
  })

  test('nobody practises one document alone', () => {
    expect(testsOf(draw({})).size).toBe(4)
  })

  test('all of ninety topics: a handful of tests, and nobody gets one topic alone', () => {
    const index = Array.from({ length: 90 * 40 }, (_, n) =>
      question(Math.floor(n / 100), n, `Topic ${n % 90}`),
    )
    for (let seed = 0; seed < 50; seed++) {
      const drawn = draw({ index, seed: String(seed) })
      const numbers = drawn.map((ref) => Number(/q(\d+)$/.exec(ref)?.[1]) % 90)
      expect(drawn).toHaveLength(20)
      expect(testsOf(drawn).size).toBeLessThanOrEqual(4)
      expect(new Set(numbers).size).toBeGreaterThanOrEqual(10)
    }
  })

  test('other seeds open other documents', () => {
    const opened = Array.from({ length: 50 }, (_, seed) => [...testsOf(draw({ seed: String(seed) }))]).flat()
    expect(new Set(opened).size).toBe(30)
  })
})

test('twenty thousand questions are drawn from within a moment', () => {
  const index = indexOf(400, 50)
  const start = performance.now()
  draw({ index, count: 100 })
  expect(performance.now() - start).toBeLessThan(5000)
})
