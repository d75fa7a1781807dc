import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexedQuestion } from '@/domain/learning/indexed-question'
import { diagnosisOf } from './diagnosis'
import { drawFor, type QuestionPool } from './question-pool'

const pool = (index: readonly IndexedQuestion[]): QuestionPool => ({
  index,
  mayRead: () => true,
  encounters: new Map(),
  bookRefs: new Set(),
  starRefs: new Set(),
  isOffline: false,
})
const of = (topic: string, count: number, access: IndexedQuestion['access'] = { kind: 'free' }) =>
  Array.from(
    { length: count },
    (_, n): IndexedQuestion => ({
      ref: `quiz/${topic}-${access.kind}#${n}`,
      topic,
      access,
    }),
  )

test('two questions of each of the five largest free topics', () => {
  const paid = { kind: 'product', productId: 'p' } as const
  const index = [
    ...of('A', 30),
    ...of('B', 25),
    ...of('C', 20),
    ...of('D', 15),
    ...of('E', 12),
    ...of('F', 10),
    ...of('Paid', 99, paid),
  ]
  const diagnosis = diagnosisOf(pool(index))
  if (!diagnosis) throw new Error('there are free questions')
  expect(diagnosis.topics).toEqual(['A', 'B', 'C', 'D', 'E'])
  const drawn = drawFor(diagnosis.pool, diagnosis.draft, { seed: 's', without: new Set() })
  const topics = drawn.map((ref) => index.find((question) => question.ref === ref)?.topic)
  for (const topic of 'ABCDE') expect(topics.filter((one) => one === topic)).toHaveLength(2)
})

test('ten at most, all of them free, and none where nothing is free', () => {
  const access = fc.constantFrom<IndexedQuestion['access']>(
    { kind: 'free' },
    { kind: 'login' },
    { kind: 'product', productId: 'p' },
  )
  const some = fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G'), fc.nat(6), access)
  fc.assert(
    fc.property(fc.array(some, { maxLength: 12 }), (groups) => {
      const byRef = new Map(
        groups.flatMap(([topic, count, may]) => of(topic, count, may)).map((one) => [one.ref, one]),
      )
      const index = [...byRef.values()]
      const free = index.filter((question) => question.access.kind === 'free')
      const diagnosis = diagnosisOf(pool(index))
      expect(diagnosis === null).toBe(free.length === 0)
      if (!diagnosis) return
      const drawn = drawFor(diagnosis.pool, diagnosis.draft, { seed: 's', without: new Set() })
      expect(drawn).toHaveLength(diagnosis.draft.count)
      expect(drawn.length).toBeLessThanOrEqual(10)
      expect(new Set(drawn).size).toBe(drawn.length)
      for (const ref of drawn) expect(byRef.get(ref)?.access.kind).toBe('free')
    }),
  )
})
