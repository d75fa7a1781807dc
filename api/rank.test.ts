/** The endpoint ranks tests on a timer, against the local backend. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from './app'
import type { PlainFields } from './firestore/values'
import { rankStep } from './ranks/rank-step'
import { dice, liveTestWrites, sheetFields, writeAll } from './testing/live-sheets'
import { type Shop, startShop } from './testing/shop'

const token = 'Zq8v-3mWk1pT9xYb6Lr0Hc5Nd2Gf7Js4'
const minute = 60_000
const questionIds = ['q0', 'q1', 'q2', 'q3']
const spent = [30, 30, 30, 30]

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** The endpoint with a time for each call. */
const endpoint = (forMs: number) => createApp({ ...shop.deps, rank: { token, forMs } })
const call = (app = endpoint(60_000), given = token) =>
  app.request('/api/rank', { method: 'POST', headers: { authorization: `Bearer ${given}` } })
const stored = async (path: string) => (await shop.firestore.get(path))?.data

let time = 0
beforeEach(() => {
  time = shop.deps.now().getTime()
})
/** What a test leaves behind is not due in the next one. */
afterEach(async () => {
  for (const { id } of await shop.firestore.queryDue('ranks_progress', 'dueAt', new Date(9e12), 100))
    await shop.firestore.commit([{ delete: `ranks_progress/${id}` }])
  for (const { id } of await shop.firestore.queryDue('live_tests', 'closesAt', new Date(9e12), 100))
    await shop.firestore.commit([{ delete: `live_tests/${id}` }])
})

/** A live test that closed so many minutes ago, with as many students as `answers` has lines. */
async function liveTest(id: string, closedFor: number, answers: ReadonlyArray<ReadonlyArray<number | null>>) {
  const closesAt = new Date(time - closedFor * minute)
  const resultsAt = new Date(time + 60 * minute)
  const startedAt = closesAt.getTime() - 30 * minute
  await writeAll(shop.firestore, [
    ...liveTestWrites({ id, questions: 4, closesAt, resultsAt }),
    ...answers.map((own, index) => ({
      set: `live_tests/${id}/sheets/u${String(index).padStart(4, '0')}`,
      fields: sheetFields(questionIds, own, { startedAt, seconds: spent }),
    })),
  ])
  return { resultsAt }
}

test('without a token there is no such call, and a wrong one is refused', async () => {
  const off = createApp({ ...shop.deps, rank: { token: null, forMs: 1000 } })
  expect((await call(off)).status).toBe(404)
  expect((await call(endpoint(1000), `${token}x`)).status).toBe(401)
  expect((await call(endpoint(1000), '')).status).toBe(401)
})

test('a live test is ranked once its last sheets can have come, and is visible from its results on', async () => {
  const { resultsAt } = await liveTest('a', 11, [
    [0, 1, 2, 3],
    [0, 1, 2, null],
    [0, 1, null, null],
    [0, 1, 2, null],
    [1, 2, 3, 0],
  ])
  const answer = await call()
  expect([answer.status, await answer.json()]).toEqual([200, { done: ['live/a'], running: [] }])
  expect(await stored('ranks/live:a')).toEqual({
    testKey: 'live/a',
    kind: 'live',
    count: 5,
    possible: { numerator: 4, denominator: 1 },
    histogram: '4 1\n3 2\n2 1\n-4/3 1',
    sections: [
      { id: 'gk', histogram: '2 4\n-2/3 1' },
      { id: 'maths', histogram: '2 1\n1 2\n0 1\n-2/3 1' },
    ],
    questionIds: 'q0\nq1\nq2\nq3',
    medianMilliseconds: '30000,30000,30000,30000',
    toppers: [],
    week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    computedAt: expect.any(Date),
    visibleFrom: resultsAt,
  })
  // It is ranked once: what the operator changes later, the operator ranks.
  expect(await (await call()).json()).toEqual({ done: [], running: [] })
})

test('a live test whose sheets may still come, or that is switched off, is left', async () => {
  await liveTest('early', 9, [[0, 1, 2, 3]])
  await liveTest('off', 30, [[0, 1, 2, 3]])
  await shop.firestore.commit([{ patch: 'live_tests/off', fields: { isActive: false } }])
  expect(await (await call()).json()).toEqual({ done: [], running: [] })
  const job = { testKey: 'live/early', path: 'live_tests/early/private/paper' }
  await expect(rankStep(shop.deps, job, { until: 0 })).rejects.toThrow(
    /^The last sheets of live\/early may come/,
  )
})

test('a call that runs out of time is gone on with by the next ones, and comes to the same', async () => {
  const roll = dice(7)
  const answers = Array.from({ length: 1000 }, () =>
    questionIds.map(() => (roll() < 0.2 ? null : Math.floor(roll() * 4))),
  )
  await liveTest('long', 20, answers)
  const rounds: unknown[] = []
  for (let round = 0; round < 6 && !(await stored('ranks/live:long')); round++)
    rounds.push(await (await call(endpoint(0.001))).json())
  const running = { done: [], running: ['live/long'] }
  expect(rounds).toEqual([running, running, running, { done: ['live/long'], running: [] }])
  const inSteps = await stored('ranks/live:long')
  expect(inSteps).toMatchObject({ count: 1000 })

  await shop.firestore.commit([{ delete: 'ranks/live:long' }, { delete: 'ranks_progress/live:long' }])
  expect(await (await call()).json()).toEqual({ done: ['live/long'], running: [] })
  const atOnce = await stored('ranks/live:long')
  expect(atOnce).toEqual({ ...inSteps, computedAt: atOnce?.computedAt })
})

test('a key that is corrected between two steps restarts the count', async () => {
  await liveTest(
    'edit',
    20,
    Array.from({ length: 301 }, () => [0, null, null, null]),
  )
  expect(await (await call(endpoint(0.001))).json()).toEqual({ done: [], running: ['live/edit'] })
  const paper = await stored('live_tests/edit/private/paper')
  const list = Array.isArray(paper?.questions) ? paper.questions : []
  const questions = list.map((question: PlainFields) => ({ ...question, correctAnswer: 1 }))
  await shop.firestore.commit([{ patch: 'live_tests/edit/private/paper', fields: { questions } }])
  await call()
  expect(await stored('ranks/live:edit')).toMatchObject({ count: 301, histogram: '-1/3 301' })
})

test('of two calls at once one ranks and the other gives way', async () => {
  await liveTest(
    'two',
    20,
    Array.from({ length: 301 }, () => [0, null, null, null]),
  )
  await call(endpoint(0.001))
  const job = { testKey: 'live/two', path: 'live_tests/two/private/paper' }
  const until = Date.now() + minute
  const steps = await Promise.all([1, 2].map(() => rankStep(shop.deps, job, { until })))
  expect(steps.map(({ status }) => status).sort()).toEqual(['busy', 'done'])
  expect(await stored('ranks/live:two')).toMatchObject({ count: 301 })
})

test('a test that cannot be ranked does not stop the others, and is tried again later', async () => {
  await liveTest('broken', 30, [[0, 1, 2, 3]])
  await liveTest('whole', 20, [[0, 1, 2, 3]])
  await shop.firestore.commit([{ patch: 'live_tests/broken/private/paper', fields: { questions: [] } }])
  expect(await (await call()).json()).toEqual({ done: ['live/whole'], running: [] })
  expect(shop.logged).toContain(
    'live:broken could not be ranked: live_tests/broken/private/paper has no questions.',
  )
  expect(await (await call()).json()).toEqual({ done: [], running: [] })
  const { dueAt } = (await stored('ranks_progress/live:broken')) ?? {}
  expect(dueAt instanceof Date && dueAt.getTime() > time + 50 * minute).toBe(true)
})
