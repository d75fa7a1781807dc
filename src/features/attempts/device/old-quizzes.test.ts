import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { resultsOf } from '@/domain/sitting/results'
import { createDeviceStore, visitor } from '@/lib/device/device-store'
import { createAttemptStore } from './attempt-store'
import { oldBests } from './old-quizzes'

const records = createDeviceStore('quiz-attempts', { atSignOut: 'forgotten' })
const papers = createDeviceStore('quiz-papers', { atSignOut: 'forgotten' })
const start = 1_790_000_000_000

const paper = (id: string) => ({
  id,
  title: 'Rivers',
  timeInMinutes: 0,
  published: true,
  questions: ['q1', 'q2'].map((question) => ({
    id: question,
    text: `${question}?`,
    options: ['a', 'b', 'c'],
    correctAnswer: 1,
  })),
})
const record = (over: object, best: number | null = null) => ({
  title: 'Rivers',
  questionCount: 2,
  visit: 'v',
  attempt: { startedAt: start, endsAt: null, place: 1, answers: { q1: 1 }, submittedAt: null, ...over },
  best,
})

let owners = 0
async function kept(quizId: string, value: unknown, owner = `student-${++owners}`) {
  await records.setMany(owner, [[quizId, value]])
  await papers.setMany(owner, [[quizId, paper(quizId)]])
  return { owner, store: createAttemptStore() }
}

test('a quiz under way goes on: its answers, its place, its time', async () => {
  const { owner, store } = await kept('rivers', record({ endsAt: start + 60_000 }))
  const [summary] = await store.list(owner)
  expect(summary).toMatchObject({
    testKey: 'quiz/rivers',
    status: 'running',
    answered: 1,
    deadline: start + 60_000,
  })
  const attempt = await store.load(owner, summary?.id ?? '')
  expect(attempt?.sitting).toMatchObject({ current: 1, startedAt: start })
  expect(attempt?.sitting.questions.map(({ option }) => option)).toEqual([1, null])
  expect(await records.entries(owner)).toEqual([])
})

test('a finished one is a result, and a best score without a sitting stays a number', async () => {
  const { owner, store } = await kept('lakes', record({ submittedAt: start + 5000 }, 90))
  const [summary] = await store.list(owner)
  const attempt = await store.load(owner, summary?.id ?? '')
  expect(attempt && resultsOf(attempt)).toMatchObject({ score: { percentage: 50 }, seconds: 5 })
  expect([...(await oldBests(owner))]).toEqual([['lakes', 90]])
})

test('what a visitor had goes along at sign-in, once, with the better of two best scores', async () => {
  const { owner, store } = await kept('hills', record({ submittedAt: start + 5000 }, 60))
  await store.list(owner)
  await kept('hills', record({ startedAt: start + 100_000 }, 80), visitor)
  const hills = async () => (await store.list(owner)).filter(({ testKey }) => testKey === 'quiz/hills')
  expect((await hills()).map(({ status }) => status)).toEqual(['running', 'submitted'])
  expect(await hills()).toHaveLength(2)
  expect([...(await oldBests(owner))]).toEqual([['hills', 80]])
  expect([...(await oldBests(visitor))]).toEqual([])
})

test('what cannot be read is left out and takes nothing with it', async () => {
  const owner = `student-${++owners}`
  await records.setMany(owner, [
    ['broken', { title: 4 }],
    ['blank', record({}, 40)],
  ])
  const attempts = await createAttemptStore().list(owner)
  expect(attempts.filter(({ testKey }) => /blank|broken/.test(testKey))).toEqual([])
  expect((await oldBests(owner)).get('blank')).toBe(40)
  expect(await records.entries(owner)).toEqual([])
})

test('what a tab of the old version writes after that is taken over too, until the attempt goes on here', async () => {
  const { owner, store } = await kept('late', record({}))
  const [begun] = await store.list(owner)
  await records.setMany(owner, [
    ['late', record({ answers: { q1: 1, q2: 1 }, submittedAt: start + 9000 }, 100)],
  ])
  const late = async () => (await store.list(owner)).filter(({ id }) => id === begun?.id)
  expect(await late()).toMatchObject([{ status: 'submitted', answered: 2 }])

  const attempt = await store.load(owner, begun?.id ?? '')
  if (!attempt) throw new Error('it is there')
  await store.save(owner, { ...attempt, sitting: { ...attempt.sitting, revision: 5 } })
  await records.setMany(owner, [['late', record({ answers: {} })]])
  expect(await late()).toMatchObject([{ status: 'submitted', answered: 2 }])
})

test('a sitting that a wrong clock ended before it began ends at its start', async () => {
  const { owner, store } = await kept('clock', record({ submittedAt: start - 5000 }))
  const clock = (await store.list(owner)).filter(({ testKey }) => testKey === 'quiz/clock')
  expect(clock).toMatchObject([{ submittedAt: start }])
})
