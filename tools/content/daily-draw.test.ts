import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLookedAt, drawDay, type FreeTest, poolOf } from './daily-draw'
import { freeSeriesTests } from './free-tests'

const question = (id: string, topic: string, more: object = {}) => ({
  id,
  topic,
  question: `What is ${id}?`,
  options: ['This', 'That'],
  correctAnswer: 0,
  ...more,
})
const quizOf = (questions: unknown[], testKey = 'quiz/q'): FreeTest => ({
  testKey,
  subject: 'General',
  fields: { questions },
})
const manyOf = (count: number, topics: number) =>
  poolOf([
    quizOf(Array.from({ length: count }, (_, index) => question(`q${index}`, `Topic ${index % topics}`))),
  ])
const idsOf = (drawn: ReturnType<typeof drawDay>) => {
  const questions = drawn?.fields.questions
  return (Array.isArray(questions) ? questions : []).map(({ id }): string => id)
}

test('a question is known by its ref, and keeps its topic or gets that of its test', () => {
  const { topic: _, ...plain } = question('b', '')
  const [a, b] = poolOf([quizOf([question('a', 'Rivers', { section: 's' }), plain])])
  expect(a?.stored).toEqual(question('quiz/q#a', 'Rivers', { question: 'What is a?' }))
  expect(b?.stored).toMatchObject({ id: 'quiz/q#b', topic: 'General' })
})

test('what cannot be asked alone, or has no one key, is not drawn; the same question is drawn once', () => {
  const pool = poolOf([
    quizOf([
      question('set', 'a', { set: 'rain' }),
      question('free', 'a', { key: '*' }),
      question('gone', 'a', { key: 'x' }),
      question('kept', 'a'),
    ]),
    quizOf([question('kept', 'a'), { id: 'picture', question: 'Which?', correctAnswer: 1 }], 'mock/m'),
  ])
  expect(pool.map(({ ref }) => ref)).toEqual(['quiz/q#kept'])
})

test('a day has ten questions of as many topics as there are', () => {
  const drawn = drawDay(manyOf(100, 12), 20_000, new Map())
  expect(new Set(idsOf(drawn)).size).toBe(10)
  const topics = manyOf(100, 12)
    .filter(({ ref }) => idsOf(drawn).includes(ref))
    .map(({ topic }) => topic)
  expect(new Set(topics).size).toBe(10)
  expect(new Set(idsOf(drawDay(manyOf(40, 3), 20_000, new Map()))).size).toBe(10)
})

test('the same content gives the same quiz, and another day another one', () => {
  const draw = (day: number) => idsOf(drawDay(manyOf(100, 7), day, new Map()))
  expect(draw(20_000)).toEqual(draw(20_000))
  expect(draw(20_000)).not.toEqual(draw(20_001))
})

test('a quiz offers the languages that all of its questions have', () => {
  const inBoth = (name: string) => ({ en: `What is ${name}?`, te: `${name} ఏమిటి?` })
  const names = Array.from({ length: 10 }, (_, index) => `q${index}`)
  const both = names.map((name) => question(name, 'a', { question: inBoth(name) }))
  const languagesOf = (questions: unknown[]) =>
    drawDay(poolOf([quizOf(questions)]), 20_000, new Map())?.fields.languages
  expect(languagesOf(both)).toEqual(['en', 'te'])
  expect(languagesOf([...both.slice(1), question('last', 'a')])).toBeUndefined()
})

test('fewer than ten questions give no quiz', () => {
  expect(drawDay(manyOf(9, 3), 20_000, new Map())).toBeNull()
})

test('no question comes again within 60 days while there are others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 400 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 50 }),
      (count, topics, days) => {
        const pool = manyOf(count, topics)
        const asked = new Map<string, number[]>()
        for (let day = 20_000; day < 20_000 + days; day++) {
          const before = new Map([...asked].map(([ref, on]) => [ref, on.at(-1) ?? 0]))
          const drawn = drawDay(pool, day, asked)
          const ids = idsOf(drawn)
          const early = ids.filter((ref) => day - (before.get(ref) ?? 0) <= daysLookedAt)
          expect(new Set(ids).size).toBe(10)
          const rested = pool.filter(({ ref }) => day - (before.get(ref) ?? 0) > daysLookedAt).length
          expect(early).toHaveLength(Math.max(0, 10 - rested))
          expect(drawn?.repeats).toBe(early.length > 0)
        }
      },
    ),
    { numRuns: 12 },
  )
})

test('a test series that is switched off gives no questions', () => {
  const tests = [{ id: 't', title: 'T', isPaid: false }]
  const series = [{ id: 's', fields: { category: 'P', tests } }]
  const category = { name: 'P', section_type: 'Test_Series' }
  const drawn = (isActive: boolean) =>
    freeSeriesTests([{ id: 'p', fields: { ...category, isActive } }], series)
  expect([drawn(true).length, drawn(false).length]).toEqual([1, 0])
})
