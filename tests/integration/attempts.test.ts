// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Paper, PaperQuestion } from '@/domain/paper'
import { plainText } from '@/domain/rich-text'
import { meetSitting } from '@/domain/sitting/merge-sittings'
import { resultsOf } from '@/domain/sitting/results'
import { retakePaper } from '@/domain/sitting/retake'
import { reduceSitting } from '@/domain/sitting/sitting'
import { hasNoLimit } from '@/domain/sitting/sitting-sections'
import type { BegunSitting, SittingAction } from '@/domain/sitting/sitting-state'
import { begunWith, paperOf } from '@/domain/testing/sitting-samples'
import { testKey } from '../../src/domain/sitting/test-ref'
import { createAccountCopies } from '../../src/own/attempts/account/account-copies'
import { createAttemptRepository } from '../../src/own/attempts/account/attempt-repository'
import { createAttemptSync, type Fetched } from '../../src/own/attempts/account/attempt-sync'
import { startLiveSync } from '../../src/own/attempts/account/live-sync'
import { createSyncLog, type SyncEntry, type SyncLog } from '../../src/own/attempts/account/sync-log'
import { type Attempt, newAttempt as beginAttempt } from '../../src/own/attempts/attempt'
import { createAttemptStore } from '../../src/own/attempts/device/attempt-store'
import { attemptOf } from '../../src/own/attempts/testing/attempt-samples'
import { papersOf } from './testing/paper-search'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const uid = 'student-demo'
const ref = { kind: 'series', packageId: 'appsc-group-2-screening', testId: 'free-mock-1' } as const
const key = 'series/appsc-group-2-screening/free-mock-1'

afterEach(() => {
  vi.useRealTimers()
})

async function readTest(): Promise<Paper> {
  const found = await papersOf(backend.db('student')).inSeries(ref.packageId, ref.testId)
  if (found.status !== 'found') throw new Error('the seed has no such test')
  return found.paper
}

let devices = 0
/**
 * A device of the demo student: an own place to keep attempts in, the real backend. All devices of this file share one
 * IndexedDB, so each keeps under a name of its own.
 */
function device(paper: (test: Paper) => Paper | null = (test) => test, notes: SyncLog = createSyncLog()) {
  devices += 1
  const suffix = `-on-device-${devices}`
  const own = (owner: string) => owner + suffix
  const kept = createAttemptStore()
  const store: typeof kept = {
    list: (owner) => kept.list(own(owner)),
    load: (owner, id) => kept.load(own(owner), id),
    loadMany: (owner, ids) => kept.loadMany(own(owner), ids),
    records: (owner) => kept.records(own(owner)),
    latest: (owner, ...rest) => kept.latest(own(owner), ...rest),
    reading: (owner, id) => kept.reading(own(owner), id),
    keepReading: (owner, id, reading) => kept.keepReading(own(owner), id, reading),
    save: (owner, attempt) => kept.save(own(owner), attempt),
    forget: (owner, id) => kept.forget(own(owner), id),
    strikes: (owner, id) => kept.strikes(own(owner), id),
    keepStrikes: (owner, id, struck) => kept.keepStrikes(own(owner), id, struck),
    rank: (owner, id, rank) => kept.rank(own(owner), id, rank),
  }
  const log: SyncLog = {
    get: (owner, id) => notes.get(own(owner), id),
    set: (owner, id, entry) => notes.set(own(owner), id, entry),
  }
  const real = createAttemptRepository(backend.db('student'))
  const network = { up: true, writes: 0 }
  const repository: typeof real = {
    ...real,
    async save(...args) {
      if (!network.up) throw new TypeError('Failed to fetch')
      network.writes += 1
      return real.save(...args)
    },
  }
  const sync = createAttemptSync({
    repository,
    store,
    log,
    readTest: async () => paper(await readTest()),
    now: () => Promise.resolve(Date.now()),
    isOwner: () => true,
    device: () => 'this device',
  })
  return { store, sync, network, repository: real }
}

/** A new attempt of the seed's test, begun now. */
async function newAttempt(actions: SittingAction[] = []): Promise<Attempt> {
  const paper = await readTest()
  return { ...attemptOf(paper, begunWith(paper, actions, Date.now()), crypto.randomUUID()), testKey: key }
}

function goOn(sitting: BegunSitting, ...actions: SittingAction[]): BegunSitting {
  let at = sitting.countedTo
  return actions.reduce<BegunSitting>((state, action) => {
    at += 1000
    const next = reduceSitting(state, action, at)
    return next.status === 'ready' ? state : next
  }, sitting)
}
const clock = () => Date.now()

describe('an attempt on two devices', () => {
  test('goes on where the other one left it, answers, marks, place and time', async () => {
    const [phone, laptop] = [device(), device()]
    const attempt = await newAttempt([{ type: 'choose', option: 2 }, { type: 'mark-and-next' }])
    const sentAt = clock()
    await phone.sync.push(uid, attempt, sentAt)
    const found = await laptop.sync.fetchRunning(uid, ref, 'all')
    if (found === null || found === 'changed') throw new Error('nothing came')
    expect(found.attempt).toEqual({ ...attempt, sitting: found.attempt.sitting })
    expect(found.attempt.sitting).toMatchObject({ current: 1, deadline: attempt.sitting.deadline })
    expect(found.attempt.sitting.questions[0]).toMatchObject({ option: 2, marked: true, visited: true })
    // However long the write took, which the clock of the attempt does not know.
    expect(found.reading?.at).toBeGreaterThan(sentAt - 2000)
    expect(found.reading?.at).toBeLessThan(Date.now() + 2000)
    expect(await laptop.store.load(uid, attempt.id)).toEqual(found.attempt)

    const over = goOn(found.attempt.sitting, { type: 'choose', option: 1 }, { type: 'submit' })
    await laptop.sync.push(uid, { ...found.attempt, sitting: over }, clock())
    expect(await phone.sync.look(uid, attempt)).toMatchObject({ status: 'submitted' })
  })

  test('is merged when both went on without hearing of each other: no answer is lost', async () => {
    const [phone, laptop] = [device(), device()]
    const attempt = await newAttempt()
    await phone.sync.push(uid, attempt, clock())
    await laptop.sync.fetchOne(uid, ref, attempt.id)
    const onPhone = goOn(attempt.sitting, { type: 'choose', option: 3 })
    const onLaptop = goOn(
      attempt.sitting,
      { type: 'go', to: 4 },
      { type: 'choose', option: 1 },
      { type: 'go', to: 7 },
      { type: 'choose', option: 0 },
    )
    await phone.sync.push(uid, { ...attempt, sitting: onPhone }, clock())
    const merged = await laptop.sync.push(uid, { ...attempt, sitting: onLaptop }, clock())
    const answers = (sitting: BegunSitting) =>
      sitting.questions.flatMap(({ option }, index) => (option === null ? [] : [[index, option]]))
    expect(answers(merged)).toEqual([
      [0, 3],
      [4, 1],
      [7, 0],
    ])
    const seen = await phone.sync.look(uid, attempt)
    if (!seen) throw new Error('the account has nothing')
    const back = meetSitting(onPhone, seen)
    expect(answers(back)).toEqual(answers(merged))
    expect(back.revision).toBe(merged.revision)
  })

  test('that was submitted on one of them is over on the other, whatever that one did since', async () => {
    const [phone, laptop] = [device(), device()]
    const attempt = await newAttempt()
    const over = goOn(attempt.sitting, { type: 'choose', option: 1 }, { type: 'submit' })
    await phone.sync.push(uid, { ...attempt, sitting: over }, clock())
    const late = goOn(attempt.sitting, { type: 'choose', option: 2 }, { type: 'submit' })
    const stored = await laptop.sync.push(uid, { ...attempt, sitting: late }, clock())
    expect(stored.status).toBe('submitted')
    expect(stored.questions[0]?.option).toBe(1)
  })

  test('is not continued when its test has other questions by now', async () => {
    const attempt = await newAttempt([{ type: 'choose', option: 1 }])
    await device().sync.push(uid, attempt, clock())
    const changed = device((test) => ({ ...test, questions: test.questions.slice(1) }))
    expect(await changed.sync.fetchOne(uid, ref, attempt.id)).toBe('changed')
    const shorter = device((test) => ({
      ...test,
      questions: test.questions.map((question) => ({ ...question, options: ['only one'] })),
    }))
    expect(await shorter.sync.fetchOne(uid, ref, attempt.id)).toBe('changed')
  })

  test('tells nothing of the questions, and nobody else reads it', async () => {
    const attempt = await newAttempt()
    const { sync, repository } = device()
    await sync.push(uid, attempt, clock())
    const stored = JSON.stringify(await repository.find(uid, attempt.id))
    const pieces = attempt.paper.questions
      .flatMap(({ text, options, explanation }) =>
        [text, explanation ?? '', ...options].map((piece) => plainText(piece)),
      )
      // Shorter ones, a number say, may stand there as something else.
      .filter((piece) => piece.length > 8)
    expect(pieces.length).toBeGreaterThan(50)
    expect(pieces.filter((piece) => stored.includes(piece))).toEqual([])
    const other = createAttemptRepository(backend.db('member'))
    await expect(other.find(uid, attempt.id)).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('an attempt in an order of its own', () => {
  const shuffling = (test: Paper): Paper => ({ ...test, shuffle: { questions: true, options: true } })
  const idsOf = ({ questions }: Paper) => questions.map(({ id }) => id)

  async function begun(actions: SittingAction[] = []): Promise<Attempt> {
    const attempt = beginAttempt(ref, 'all', shuffling(await readTest()))
    return { ...attempt, sitting: begunWith(attempt.paper, actions, Date.now()) }
  }
  function there(found: Fetched): Attempt {
    if (found === null || found === 'changed') throw new Error('nothing came')
    return found.attempt
  }

  test('goes on on another device in the same order, and ends in the same result on both', async () => {
    const [phone, laptop, tablet] = [device(shuffling), device(shuffling), device(shuffling)]
    const attempt = await begun([{ type: 'choose', option: 2 }, { type: 'save-and-next' }])
    expect(idsOf(attempt.paper)).not.toEqual(idsOf(await readTest()))
    await phone.store.save(uid, attempt)
    await phone.sync.push(uid, attempt, clock())
    const onLaptop = there(await laptop.sync.fetchRunning(uid, ref, 'all'))
    expect(onLaptop).toEqual({ ...attempt, sitting: onLaptop.sitting })

    // Every answer is right from here on.
    const rest = onLaptop.paper.questions
      .slice(1)
      .flatMap(({ correctAnswer }): SittingAction[] => [
        { type: 'choose', option: Number(correctAnswer) },
        { type: 'save-and-next' },
      ])
    const over = goOn(onLaptop.sitting, ...rest, { type: 'submit' })
    await laptop.sync.push(uid, { ...onLaptop, sitting: over }, clock())
    const seen = await phone.sync.look(uid, attempt)
    if (!seen) throw new Error('the account has nothing')
    const shown = (one: Pick<Attempt, 'paper' | 'sitting'>) =>
      resultsOf(one)?.questions.map(({ question: { id, options, correctAnswer }, outcome, chosen }) => ({
        id,
        options,
        correctAnswer,
        outcome,
        chosen,
      }))
    const here = shown({ paper: attempt.paper, sitting: meetSitting(attempt.sitting, seen) })
    expect(here?.slice(1).every(({ outcome }) => outcome === 'correct')).toBe(true)
    expect(shown({ ...onLaptop, sitting: over })).toEqual(here)
    const reviewed = there(await tablet.sync.fetchOne(uid, ref, attempt.id))
    expect(shown(reviewed)).toEqual(here)
    expect(resultsOf(reviewed)?.isEdited).toBe(false)
  })

  test('goes on when its test has stopped shuffling, or begun to', async () => {
    const shuffled = await begun([{ type: 'choose', option: 1 }])
    await device().sync.push(uid, shuffled, clock())
    expect(idsOf(there(await device().sync.fetchOne(uid, ref, shuffled.id)).paper)).toEqual(
      idsOf(shuffled.paper),
    )
    const plain = await newAttempt([{ type: 'choose', option: 1 }])
    await device().sync.push(uid, plain, clock())
    const found = there(await device(shuffling).sync.fetchOne(uid, ref, plain.id))
    expect(found.paper.questions).toEqual(plain.paper.questions)
  })

  test('can be practised from another device, and that practice goes on on the first', async () => {
    const [phone, laptop] = [device(shuffling), device(shuffling)]
    const attempt = await begun([{ type: 'choose', option: 0 }])
    const over = goOn(attempt.sitting, { type: 'submit' })
    await phone.sync.push(uid, { ...attempt, sitting: over }, clock())
    const paper = retakePaper(there(await laptop.sync.fetchOne(uid, ref, attempt.id)), 'skipped')
    if (!paper) throw new Error('nothing was skipped')
    const practice = beginAttempt(ref, 'skipped', paper)
    const sitting = begunWith(practice.paper, [{ type: 'choose', option: 3 }], Date.now())
    await laptop.sync.push(uid, { ...practice, sitting }, clock())
    const onPhone = there(await phone.sync.fetchRunning(uid, ref, 'skipped'))
    expect(onPhone.paper.questions).toEqual(practice.paper.questions)
  })
})

describe('what the account says of all attempts', () => {
  test('is read once, and then only what has changed', async () => {
    const phone = device()
    const pages: number[] = []
    const laptop = createAccountCopies(
      {
        async changedSince(...args) {
          const page = await phone.repository.changedSince(...args)
          pages.push(page.attempts.length)
          return page
        },
      },
      () => true,
    )
    const before = await laptop.refresh(uid)
    const attempt = await newAttempt([{ type: 'choose', option: 1 }])
    await phone.sync.push(uid, attempt, clock())
    pages.length = 0
    const known = await laptop.refresh(uid)
    expect(known).toHaveLength(before.length + 1)
    const stored = known.find(({ id }) => id === attempt.id)
    expect(stored?.status).toBe('in_progress')
    expect(stored?.options.filter((option) => option !== null)).toEqual([1])
    // The last one that was known, and the new one.
    expect(pages).toEqual([before.length === 0 ? 1 : 2])
    expect(await laptop.known(uid)).toHaveLength(known.length)
  })

  test('is read page by page, also when a page ends where it began', async () => {
    const stored = await device().repository.changedSince(uid, 0)
    const [one] = stored.attempts
    if (!one) throw new Error('nothing is there')
    const all = Array.from({ length: 7 }, (_, index) => ({
      ...one,
      id: `a${index}`,
      updatedAt: index < 5 ? 1000 : 2000,
    }))
    const asked: number[] = []
    const copies = createAccountCopies(
      {
        async changedSince(_, since) {
          asked.push(since)
          const page = all.filter(({ updatedAt }) => updatedAt >= since).slice(0, 5)
          return { attempts: page, isFull: page.length === 5 }
        },
      },
      () => true,
    )
    expect(await copies.refresh('somebody')).toHaveLength(7)
    expect(asked).toEqual([0, 1000, 1001])
  })
})

describe('a quiz', () => {
  const quizRef = { kind: 'quiz', quizId: 'rivers' } as const
  const quizPaper = paperOf(3, { minutes: 0 })
  const quiz = (actions: SittingAction[]): Attempt => ({
    ...attemptOf(quizPaper, begunWith(quizPaper, actions, Date.now()), crypto.randomUUID()),
    testKey: testKey(quizRef),
  })

  test('goes on on another device, also without a time limit', async () => {
    const attempt = quiz([
      { type: 'choose', option: 1 },
      { type: 'step', by: 1 },
    ])
    await device().sync.push(uid, attempt, clock())
    const found = await device(() => quizPaper).sync.fetchRunning(uid, quizRef, 'all')
    if (found === null || found === 'changed') throw new Error('nothing came')
    expect(found.attempt.sitting.questions[0]).toMatchObject({ option: 1 })
    expect(hasNoLimit(found.attempt.sitting)).toBe(true)
  })

  test('that was only looked at is not written to the account', async () => {
    const phone = device()
    await phone.store.save(uid, quiz([]))
    await phone.store.save(uid, quiz([{ type: 'choose', option: 0 }]))
    await phone.sync.pushAll(uid)
    expect(phone.network.writes).toBe(1)
  })
})

describe('a result never moves', () => {
  const answers: SittingAction[] = [
    { type: 'choose', option: 2 },
    { type: 'save-and-next' },
    { type: 'submit' },
  ]
  const edit =
    (change: (question: PaperQuestion, index: number) => PaperQuestion | null) => (test: Paper) => ({
      ...test,
      questions: test.questions.flatMap((question, index) => change(question, index) ?? []),
    })

  /** Submits on one device, and opens it on another one for which the test has been edited. */
  async function opened(edited: (test: Paper) => Paper | null) {
    const phone = device()
    const attempt = await newAttempt(answers)
    await phone.store.save(uid, attempt)
    await phone.sync.push(uid, attempt, clock())
    const laptop = device(edited)
    const found = await laptop.sync.fetchOne(uid, ref, attempt.id)
    if (found === null || found === 'changed') throw new Error('nothing came')
    const there = resultsOf(found.attempt)
    const here = resultsOf(attempt)
    if (!here || !there) throw new Error('it still runs')
    return { here, there, found, laptop }
  }

  test.each<
    [string, (question: PaperQuestion, index: number) => PaperQuestion | null, PaperQuestion['edited']]
  >([
    [
      'the keys',
      (question) => ({
        ...question,
        correctAnswer: (Number(question.correctAnswer) + 1) % question.options.length,
      }),
      'key',
    ],
    ['the first question, which is gone', (question, index) => (index === 0 ? null : question), 'gone'],
    ['the marks', (question) => ({ ...question, scheme: null }), undefined],
  ])('when the test has been edited in %s', async (_, change, told) => {
    const { here, there, found, laptop } = await opened(edit(change))
    expect(there.score).toMatchObject({
      percentage: here.score.percentage,
      correct: here.score.correct,
      wrong: here.score.wrong,
      unanswered: here.score.unanswered,
    })
    expect(there.marks).toEqual(here.marks)
    expect(there.hasEarlierScore).toBe(false)
    expect(there.questions.map(({ outcome }) => outcome)).toEqual(
      here.questions.map(({ outcome }) => outcome),
    )
    expect(there.questions[0]?.question.edited).toBe(told)
    expect(await laptop.store.load(uid, found.attempt.id)).toEqual(found.attempt)
  })

  test('when the test is gone; the questions are not kept, since it may be back tomorrow', async () => {
    const { here, there, found, laptop } = await opened(() => null)
    expect(there.score).toMatchObject({ percentage: here.score.percentage, correct: here.score.correct })
    expect(there.questions.every(({ question }) => question.edited === 'gone')).toBe(true)
    expect(await laptop.store.load(uid, found.attempt.id)).toBeNull()
  })

  test('when two devices have submitted: what the account had first counts on both', async () => {
    const [phone, laptop] = [device(), device()]
    const attempt = await newAttempt()
    await phone.sync.push(uid, attempt, clock())
    await laptop.sync.fetchOne(uid, ref, attempt.id)
    const onPhone = goOn(attempt.sitting, { type: 'choose', option: 0 }, { type: 'submit' })
    const onLaptop = goOn(
      attempt.sitting,
      { type: 'choose', option: 1 },
      { type: 'step', by: 1 },
      { type: 'submit' },
    )
    await phone.store.save(uid, { ...attempt, sitting: onPhone })
    await laptop.store.save(uid, { ...attempt, sitting: onLaptop })
    await laptop.sync.pushAll(uid)
    await phone.sync.pushAll(uid)
    const [first, second] = await Promise.all([
      laptop.store.load(uid, attempt.id),
      phone.store.load(uid, attempt.id),
    ])
    expect(second?.sitting.questions[0]?.option).toBe(1)
    expect(second && resultsOf(second)?.score.percentage).toBe(first && resultsOf(first)?.score.percentage)
  })
})

describe('without a network', () => {
  test('a test is taken to its end, and written at the next start', async () => {
    const phone = device()
    const attempt = await newAttempt([{ type: 'choose', option: 1 }])
    phone.network.up = false
    const over = { ...attempt, sitting: goOn(attempt.sitting, { type: 'submit' }) }
    await phone.store.save(uid, over)
    await phone.sync.pushAll(uid)
    expect(await phone.repository.find(uid, attempt.id)).toBeNull()
    phone.network.up = true
    await phone.sync.pushAll(uid)
    expect(await phone.repository.find(uid, attempt.id)).toMatchObject({ status: 'submitted' })
    await phone.sync.pushAll(uid)
    expect(phone.network.writes).toBe(1)
  })

  test('a lost answer to a write that arrived costs nothing: it is read and known', async () => {
    const phone = device()
    const attempt = await newAttempt([{ type: 'choose', option: 1 }])
    await phone.sync.push(uid, attempt, clock())
    // The device never heard of it.
    await phone.sync.log.set(uid, attempt.id, { revision: 0, writes: 0, done: false })
    expect(await phone.sync.push(uid, attempt, clock())).toMatchObject({ revision: attempt.sitting.revision })
    expect(await phone.sync.log.get(uid, attempt.id)).toMatchObject({ revision: attempt.sitting.revision })
  })
})

describe('while the exam screen is open', () => {
  test('a test that goes on here hears what another device did, and keeps what was pressed meanwhile', async () => {
    const [phone, laptop] = [device(), device()]
    const attempt = await newAttempt()
    await phone.sync.push(uid, attempt, clock())
    await laptop.sync.fetchOne(uid, ref, attempt.id)
    const onLaptop = goOn(
      attempt.sitting,
      { type: 'choose', option: 1 },
      { type: 'go', to: 4 },
      { type: 'choose', option: 1 },
    )
    await laptop.sync.push(uid, { ...attempt, sitting: onLaptop }, clock())

    let sitting = goOn(attempt.sitting, { type: 'choose', option: 3 })
    const synced = new Promise<BegunSitting>((resolve) => {
      const live = startLiveSync({
        sync: phone.sync,
        owner: uid,
        attempt,
        clock,
        opened: attempt.sitting.revision,
        onMeet: (theirs, since) => {
          sitting = goOn(sitting, { type: 'meet', theirs, since })
          if (theirs.revision === sitting.revision) return resolve(theirs)
          live.changed(sitting)
          live.finish()
        },
      })
      live.changed(sitting)
    })
    const { questions, revision } = await synced
    expect([questions[0]?.option, questions[4]?.option]).toEqual([3, 1])
    expect(await phone.repository.find(uid, attempt.id)).toMatchObject({ revision })
  })

  /** Runs timers and lets the backend answer. */
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await new Promise((resolve) => setImmediate(resolve))
  }

  test('a test of 100 questions in 90 minutes costs at most 60 writes, and all of it is there in the end', async () => {
    // In memory, because the device's own patience would run out in the time that is skipped here.
    let noted: SyncEntry = { revision: 0, writes: 0, done: false }
    const phone = device(undefined, {
      get: () => Promise.resolve(noted),
      set: (_, __, entry) => {
        noted = entry
        return Promise.resolve()
      },
    })
    const paper = paperOf(100, { minutes: 90 })
    const ids = { id: crypto.randomUUID(), testKey: 'mock/hundred', scope: 'all', paper } as const
    const stored = new Promise<BegunSitting>((resolve) => {
      document.addEventListener('done', () => resolve(sitting), { once: true })
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    let sitting = begunWith(paper, [], Date.now())
    const live = startLiveSync({
      sync: phone.sync,
      owner: uid,
      attempt: ids,
      clock: () => Date.now(),
      onMeet: ({ status }) => {
        if (status === 'submitted') document.dispatchEvent(new Event('done'))
      },
    })
    live.changed(sitting)
    for (let question = 0; question < 100; question++) {
      for (const action of [{ type: 'choose', option: question % 4 }, { type: 'save-and-next' }] as const) {
        await pass(24_000)
        const next = reduceSitting(sitting, action, Date.now())
        if (next.status !== 'ready') sitting = next
        live.changed(sitting)
      }
    }
    const over = reduceSitting(sitting, { type: 'submit' }, Date.now())
    if (over.status === 'submitted') sitting = over
    live.changed(sitting)
    live.finish()
    vi.useRealTimers()
    await stored
    expect(phone.network.writes).toBeLessThanOrEqual(60)
    expect(phone.network.writes).toBeGreaterThan(10)
    const found = await phone.repository.find(uid, ids.id)
    expect(found).toMatchObject({ status: 'submitted', revision: sitting.revision })
    expect(found?.options).toEqual(paper.questions.map((_, index) => index % 4))
  })
})
