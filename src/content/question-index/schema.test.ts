import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { IndexedQuestion } from '@/domain/learning/indexed-question'
import { questionRef } from '@/domain/question/ref'
import { readIndex, storedIndexOf, writeIndex } from './schema'

const anyTestKey = fc.constantFrom(
  'quiz/rivers',
  'mock/m%201',
  'series/group-2/free-1',
  'series/group-2/full-1',
)
const anyQuestion = fc.record(
  {
    ref: fc
      .tuple(anyTestKey, fc.string({ minLength: 1, unit: 'grapheme' }))
      .map(([testKey, id]) => questionRef(testKey, id)),
    topic: fc.constantFrom('Economy', 'Polity', 'భూగోళ శాస్త్రం'),
    access: fc.oneof(
      fc.constant({ kind: 'free' } as const),
      fc.constant({ kind: 'login' } as const),
      fc
        .string({ minLength: 1, unit: 'grapheme' })
        .map((productId) => ({ kind: 'product', productId }) as const),
    ),
    difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
  },
  { requiredKeys: ['ref', 'topic', 'access'] },
)
const byRef = (a: IndexedQuestion, b: IndexedQuestion) => (a.ref < b.ref ? -1 : 1)

test('what is written is read again, in one part or in many', () => {
  const questions = fc.uniqueArray(anyQuestion, { selector: ({ ref }) => ref })
  fc.assert(
    fc.property(questions, fc.constantFrom(1, 200, 300_000), (written, most) => {
      const read = readIndex({ version: 'v', parts: writeIndex(written, most) })
      expect(read.sort(byRef)).toEqual([...written].sort(byRef))
    }),
  )
})

const free = { kind: 'free' } as const

test('a topic has one name, the one that stands most often', () => {
  const topics = ['art and  Culture', 'Art & Culture', 'Art & Culture', 'Polity']
  const questions = topics.map((topic, n) => ({ ref: `quiz/a#${n}`, topic, access: free }))
  const read = readIndex({ version: 'v', parts: writeIndex(questions) })
  expect(read.map(({ topic }) => topic)).toEqual([
    'Art & Culture',
    'Art & Culture',
    'Art & Culture',
    'Polity',
  ])
})

test('20,000 questions of 300 tests are a few documents below 400 KB', () => {
  const questions = Array.from({ length: 20_000 }, (_, n): IndexedQuestion => {
    const testKey = `series/appsc-group-2-screening/full-mock-${Math.floor(n / 67)}`
    return {
      ref: questionRef(testKey, `appsc-full-${n % 67}`),
      topic: `Topic number ${n % 60}`,
      access: { kind: 'product', productId: 'testseries_appsc_group2' },
    }
  })
  const parts = writeIndex(questions)
  const bytes = parts.map(({ topics, tests }) => Buffer.byteLength(topics + tests))
  expect(parts.length).toBeLessThanOrEqual(10)
  expect(Math.max(...bytes)).toBeLessThan(400_000)
  const start = performance.now()
  expect(readIndex({ version: 'v', parts })).toHaveLength(20_000)
  expect(performance.now() - start).toBeLessThan(5000)
})

describe('what cannot be read', () => {
  const part = (tests: string) => ({ version: 'v', parts: [{ topics: 'Economy\nPolity', tests }] })

  test.each([
    ['a line without fields', 'nonsense'],
    ['an access that is not known', 'quiz/a members q 0=1'],
    ['a product without a name', 'quiz/a product: q 0=1'],
    ['a product that cannot be decoded', 'quiz/a product:% q 0=1'],
    ['a topic that is not there', 'quiz/a free q 7=1'],
    ['an id that cannot be decoded', 'quiz/a free  0=%'],
    ['a group without ids', 'quiz/a free q 0='],
  ])('%s costs only itself', (_, line) => {
    expect(readIndex(part(`${line}\nquiz/b free q 1h=2`))).toEqual([
      { ref: 'quiz/b#q2', topic: 'Polity', difficulty: 'hard', access: free },
    ])
  })

  test('a difficulty that a later version knows is none', () => {
    expect(readIndex(part('quiz/b free q 1x=2'))).toEqual([
      { ref: 'quiz/b#q2', topic: 'Polity', access: free },
    ])
  })

  test('parts of an older index do not count, and without a head there is none', () => {
    const document = (id: string, version: string) => ({
      id,
      version,
      topics: 'A',
      tests: `t free part- 0=${id.slice(-1)}`,
    })
    const parts = [document('part-1', 'new'), document('part-2', 'old')]
    const head = { id: 'head', version: 'new', topics: null, tests: null }
    expect(readIndex(storedIndexOf([head, ...parts])).map(({ ref }) => ref)).toEqual(['t#part-1'])
    expect(storedIndexOf(parts)).toEqual({ version: '', parts: [] })
  })
})
