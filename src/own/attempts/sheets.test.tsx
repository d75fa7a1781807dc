import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { latestCorrectionsQuery } from '@/content/corrections/queries'
import { correctionRepository } from '@/content/corrections/repository'
import type { TestCorrections } from '@/content/corrections/schema'
import type { Key } from '@/domain/question/answer'
import type { SittingAction } from '@/domain/sitting/sitting-state'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { AppError } from '@/lib/app-error'
import { forgetOwner, visitor } from '@/lib/device/device-store'
import { setSignedIn, student } from '../../../tests/testing/signed-in'
import { attemptRepository } from './account/attempt-repository'
import { fieldsOf, type StoredAttempt } from './account/stored-attempt'
import type { Attempt } from './attempt'
import { attemptStore } from './device/attempt-store'
import { historyQuery } from './history'
import { answerSheetsQuery, useAnswerSheets } from './sheets'
import { attemptOf } from './testing/attempt-samples'
import { useStoredResults } from './use-stored-attempt'

const begin = 1_790_000_000_000
const { questions: plain } = paperOf(3)
const paper = paperOf(3, { questions: plain.map((question) => ({ ...question, topic: 'Polity' })) })
/** Question 1 answered B, which is right, and question 2 with C; question 3 left out. */
const actions: SittingAction[] = [
  { type: 'choose', option: 1 },
  { type: 'save-and-next' },
  { type: 'choose', option: 2 },
  { type: 'submit' },
]
const taken = (id: string, over: Partial<Attempt> = {}, at = begin, did = actions): Attempt => ({
  // A paper of its own: the store does not write the very same one twice.
  ...attemptOf({ ...paper }, begunWith(over.paper ?? paper, did, at), id),
  testKey: 'mock/m',
  ...over,
})
const stored = (attempt: Attempt, updatedAt = begin): StoredAttempt => ({
  ...fieldsOf(attempt, { clock: updatedAt, follows: 0 }),
  id: attempt.id,
  updatedAt,
})
const corrected = (testKey: string, questionId: string, key: Key): TestCorrections => ({
  testKey,
  title: 'T',
  corrections: [{ questionId, key, reason: 'r', at: begin + 1 }],
})

const spies = () => ({
  changedSince: vi.spyOn(attemptRepository, 'changedSince'),
  find: vi.spyOn(attemptRepository, 'find'),
})
let { changedSince, find } = spies()
/** What the account has; null: it cannot be reached. */
function account(documents: readonly StoredAttempt[] | null) {
  changedSince.mockImplementation(async (_, since) => {
    if (!documents) throw new AppError('unavailable', 'no network')
    return { attempts: documents.filter(({ updatedAt }) => updatedAt >= since), isFull: false }
  })
}
function page(corrections: readonly TestCorrections[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryDefaults(latestCorrectionsQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  client.setQueryData(latestCorrectionsQuery.queryKey, [...corrections])
  return client
}
/** At another time, when what the account said before is no longer fresh. */
function sheets(owner: string, corrections: readonly TestCorrections[] = []) {
  vi.setSystemTime(Date.now() + 20 * 60_000)
  return page(corrections).fetchQuery(answerSheetsQuery(owner))
}
const told = async (owner: string, corrections: readonly TestCorrections[] = []) =>
  (await sheets(owner, corrections)).map(({ attemptId, questions }) => [
    attemptId,
    questions.map(({ outcome }) => outcome[0]).join(''),
  ])

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  ;({ changedSince, find } = spies())
  account([])
  find.mockRejectedValue(new AppError('unavailable', 'not to be asked'))
  setSignedIn(true)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const owner of [student.id, visitor]) await forgetOwner(owner)
})

describe('the sheets of a student', () => {
  test('tell of a practice in study mode in which everything was given up, from the device and from the account', async () => {
    const givenUp: SittingAction[] = [{ type: 'give-up' }, { type: 'finish' }]
    const session = (id: string, at: number) => {
      const { sitting, ...attempt } = taken(id, { testKey: `study/${id}` }, at, givenUp)
      const questions = sitting.questions.map((one) => (one.marked ? { ...one, milliseconds: 4000 } : one))
      return { ...attempt, sitting: { ...sitting, questions } }
    }
    await attemptStore.save(student.id, session('device', begin))
    account([stored(session('account', begin + 1000))])
    expect(await told(student.id)).toEqual([
      ['account', 'u'],
      ['device', 'u'],
    ])
  })

  test('are one for each finished attempt of device and account, the latest first', async () => {
    await attemptStore.save(student.id, taken('both', {}, begin + 2000))
    await attemptStore.save(student.id, taken('device', { scope: 'wrong' }))
    await attemptStore.save(student.id, taken('runs', {}, begin, actions.slice(0, 1)))
    await attemptStore.save(
      student.id,
      taken('looked-at', { testKey: 'quiz/q' }, begin, [{ type: 'submit' }]),
    )
    const old = { ...stored(taken('old')), keys: '', marking: '', prints: '' }
    const there = [stored(taken('both', {}, begin + 2000)), stored(taken('account', {}, begin + 1000)), old]
    account(there)
    const found = await sheets(student.id)
    expect(found.map(({ attemptId, scope }) => [attemptId, scope])).toEqual([
      ['both', 'all'],
      ['account', 'all'],
      ['device', 'wrong'],
    ])
    expect(found.map(({ questions }) => questions[0])).toEqual(
      ['Polity', null, 'Polity'].map((topic) => ({
        ref: 'mock/m#q1',
        outcome: 'correct',
        seconds: 0,
        scheme: null,
        topic,
      })),
    )
    expect(found[1]).toMatchObject({ title: paper.title, at: begin + 1000, given: 600_000 })
    expect(find).not.toHaveBeenCalled()
  })

  test('go by the end that the account has, where the device has another', async () => {
    await attemptStore.save(student.id, taken('x', {}, begin + 5000, [{ type: 'submit' }]))
    account([stored(taken('x'))])
    expect(await told(student.id)).toEqual([['x', 'cwu']])
  })

  test('are made again when a key of theirs is corrected, or corrected back, from the paper alone', async () => {
    await attemptStore.save(student.id, taken('device'))
    account([stored(taken('account'))])
    const load = vi.spyOn(attemptStore, 'loadMany')
    const others = [corrected('mock/other', 'q2', 2), corrected('mock/m', 'q99', 2)]
    expect(await told(student.id, others)).toEqual([
      ['device', 'cwu'],
      ['account', 'cwu'],
    ])
    const loaded = () => load.mock.calls.flatMap(([, ids]) => ids)
    expect(loaded()).toEqual([])
    const now = [...others, corrected('mock/m', 'q2', 2)]
    for (let visit = 0; visit < 2; visit++)
      expect(await told(student.id, now)).toEqual([
        ['device', 'ccu'],
        ['account', 'ccu'],
      ])
    expect(loaded()).toEqual(['device'])
    expect((await told(student.id))[0]).toEqual(['device', 'cwu'])
    load.mockRestore()
  })

  test('read the papers of corrected attempts together', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `many-${index}`)
    for (const id of ids) await attemptStore.save(student.id, taken(id))
    await sheets(student.id)
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const now = await told(student.id, [corrected('mock/m', 'q2', 2)])
    expect(now.map(([, outcomes]) => outcomes)).toEqual(ids.map(() => 'ccu'))
    expect(transaction.mock.calls.length).toBeLessThan(20)

    transaction.mockClear()
    const { attempts } = await page([corrected('mock/m', 'q2', 2)]).fetchQuery(historyQuery(student.id))
    expect(attempts.map(({ score }) => score?.percentage)).toEqual(ids.map(() => 67))
    expect(transaction.mock.calls.length).toBeLessThan(20)
  })

  test('know the order of the options of a corrected question on this device', async () => {
    const shuffled = paperOf(1, {
      questions: plain.slice(0, 1).map((one) => ({ ...one, order: [2, 1, 0, 3] })),
    })
    const did: SittingAction[] = [{ type: 'choose', option: 2 }, { type: 'submit' }]
    await attemptStore.save(student.id, taken('device', { paper: shuffled }, begin, did))
    expect(await told(student.id, [corrected('mock/m', 'q1', 0)])).toEqual([['device', 'c']])
  })

  test('and lists have the corrected scores of attempts that this device has, and read no other attempt', async () => {
    const choice = (option: number): SittingAction[] => [{ type: 'choose', option }, { type: 'submit' }]
    await attemptStore.save(student.id, taken('right', {}, begin, choice(1)))
    await attemptStore.save(student.id, taken('wrong', {}, begin - 1, choice(2)))
    await attemptStore.save(student.id, taken('other', { testKey: 'mock/other' }, begin - 2, choice(2)))
    await attemptStore.save(student.id, taken('running', {}, begin - 3, [{ type: 'choose', option: 1 }]))
    account([stored(taken('gone', {}, begin - 4, choice(2)))])
    const { attempts } = await page([corrected('mock/m', 'q1', 2)]).fetchQuery(historyQuery(student.id))
    expect(
      attempts.map(({ score, correction }) => [score?.percentage, correction?.before.percentage]),
    ).toEqual([
      [0, 33],
      [33, 0],
      [0, undefined],
      [undefined, undefined],
      [0, undefined],
    ])
    expect(find.mock.calls.map(([, id]) => id)).toEqual(['gone'])
  })

  test('follow an attempt whose end the device learns anew', async () => {
    await attemptStore.save(student.id, taken('x', {}, begin, [{ type: 'submit' }]))
    expect(await told(student.id)).toEqual([['x', 'uuu']])
    await attemptStore.save(student.id, taken('x'))
    expect(await told(student.id)).toEqual([['x', 'cwu']])
  })

  test('of a practice know the corrections of the tests that its questions come from, as its score does', async () => {
    const ids = ['mock/m#q1', 'quiz/r#q2', 'mock/m#q3']
    const drawn = {
      ...paper,
      questions: paper.questions.map((one, index) => ({ ...one, id: ids[index] ?? '' })),
    }
    const practice = { testKey: 'practice/p', paper: drawn }
    await attemptStore.save(student.id, taken('device', practice, begin + 1000))
    account([stored(taken('account', practice))])
    const now = [corrected('quiz/r', 'q2', 2), corrected('practice/p', 'q3', 'full-marks')]
    for (let visit = 0; visit < 2; visit++) {
      const { attempts } = await page(now).fetchQuery(historyQuery(student.id))
      expect(
        attempts.map(({ score, correction }) => [score?.percentage, correction?.before.percentage]),
      ).toEqual([
        [67, 33],
        [67, 33],
      ])
      expect(await told(student.id, now)).toEqual([
        ['device', 'ccu'],
        ['account', 'ccu'],
      ])
    }
    expect(find).not.toHaveBeenCalled()
  })

  test('say of a practice what its results say', async () => {
    const questions = plain.map((one, index) => ({ ...one, id: `mock/m#q${index + 1}` }))
    const drawn = paperOf(3, { questions })
    const find = vi.spyOn(correctionRepository, 'find')
    await attemptStore.save(student.id, taken('x', { testKey: 'practice/p', paper: drawn }))
    const client = page([corrected('mock/m', 'q2', 'full-marks')])
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(() => useStoredResults(student.id, 'practice/p', 'x'), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('found'))
    const results = result.current.status === 'found' ? result.current.results : null
    const [sheet] = await client.fetchQuery(answerSheetsQuery(student.id))
    expect(results?.questions.map(({ outcome }) => outcome)).toEqual(['correct', 'correct', 'unanswered'])
    expect(sheet?.questions.map(({ outcome, free = false }) => [outcome, free])).toEqual([
      ['correct', false],
      ['correct', true],
      ['unanswered', false],
    ])
    expect(find).not.toHaveBeenCalled()
  })

  test('show without a network what the device knows, and fail where it knows nothing', async () => {
    account([stored(taken('account'))])
    await sheets(student.id)
    account(null)
    await attemptStore.save(student.id, taken('device', {}, begin + 1000))
    expect(await told(student.id)).toEqual([
      ['device', 'cwu'],
      ['account', 'cwu'],
    ])
    await forgetOwner(student.id)
    await expect(sheets(student.id)).rejects.toThrow('no network')
  })

  test('are gone with the sign-out, and are nobody else’s', async () => {
    account([stored(taken('account'))])
    await attemptStore.save(student.id, taken('device'))
    await sheets(student.id)
    await forgetOwner(student.id)
    setSignedIn(true, { ...student, id: 'sita' })
    account([])
    expect(await sheets('sita')).toEqual([])
    setSignedIn(true)
    account(null)
    await expect(sheets(student.id)).rejects.toThrow('no network')
  })

  test('come from the device at once, and stay the very same when the account has no more', async () => {
    await attemptStore.save(student.id, taken('device'))
    let answer = () => {}
    changedSince.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ attempts: [stored(taken('device'))], isFull: false })
        }),
    )
    const client = page()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(() => useAnswerSheets(student.id), { wrapper })
    expect(result.current).toBeNull()
    await waitFor(() => expect(result.current).toHaveLength(1))
    const first = result.current
    answer()
    await waitFor(() =>
      expect(client.getQueryState(answerSheetsQuery(student.id).queryKey)?.status).toBe('success'),
    )
    expect(result.current).toBe(first)
  })
})

test('lists read the account again when it could not be reached, without a word from the browser', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await attemptStore.save(student.id, taken('device'))
  account(null)
  const observer = new QueryObserver(page(), historyQuery(student.id))
  const stop = observer.subscribe(() => undefined)
  const seen = () => {
    const { data } = observer.getCurrentResult()
    return data && [data.complete, data.attempts.length]
  }
  await vi.waitFor(() => expect(seen()).toEqual([false, 1]))
  account([stored(taken('account'))])
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(seen()).toEqual([true, 2]))
  changedSince.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changedSince).not.toHaveBeenCalled()
  stop()
})

describe('a visitor', () => {
  beforeEach(() => setSignedIn(false))

  test('has those of the device, and the account is not asked', async () => {
    await attemptStore.save(visitor, taken('device'))
    expect(await told(visitor)).toEqual([['device', 'cwu']])
    expect(changedSince).not.toHaveBeenCalled()
  })

  test('takes them along by signing in', async () => {
    await attemptStore.save(visitor, taken('device'))
    await sheets(visitor)
    setSignedIn(true)
    expect(await told(student.id)).toEqual([['device', 'cwu']])
    setSignedIn(false)
    expect(await sheets(visitor)).toEqual([])
  })
})
