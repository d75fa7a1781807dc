import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRankRepository } from '@/content/ranks/repository'
import { fraction } from '@/domain/fraction'
import { writeIndiaTime } from '@/domain/india-day'
import { rankIn } from '@/domain/ranking/histogram'
import { createFirestoreClient, type FirestoreClient } from '../../api/firestore/client'
import type { PlainFields } from '../../api/firestore/values'
import { dice, liveTestWrites, sheetFields, writeAll } from '../../api/testing/live-sheets'
import { setUpContentTool } from './testing/content-tool'
import { naiveRanks } from './testing/naive-ranks'
import { projectId, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run, services } = setUpContentTool(backend)

const minute = 60_000
const students = 400
const questionIds = Array.from({ length: 20 }, (_, index) => `q${index}`)

let firestore: FirestoreClient
let startedAt = 0
beforeAll(() => {
  firestore = createFirestoreClient({
    url: services().firestoreUrl,
    projectId,
    accessToken: async () => 'owner',
    log: () => undefined,
  })
  startedAt = Date.now() - 60 * minute
})

const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()
const uidOf = (index: number) => `u${String(index).padStart(3, '0')}`

/** The answers of a student who knows so much of the test. */
function answersOf(roll: () => number, knowledge: number): Array<number | null> {
  return questionIds.map((_, index) => {
    if (roll() < 0.1) return null
    return roll() < knowledge ? index % 4 : Math.floor(roll() * 4)
  })
}

const timesOf = (roll: () => number) => questionIds.map(() => 5 + Math.floor(roll() * 20))

describe('a live test of 400 students', () => {
  const names = ['Asha K.', 'Ravi T.', 'Meena S.']

  beforeAll(async () => {
    const closesAt = new Date(Date.now() - 20 * minute)
    const resultsAt = new Date(Date.now() + 40 * minute)
    const roll = dice(33)
    await writeAll(firestore, [
      ...liveTestWrites({ id: 'all-india', questions: questionIds.length, closesAt, resultsAt }),
      ...Array.from({ length: students }, (_, index) => {
        const name = names[index]
        const sheet = {
          startedAt,
          seconds: timesOf(roll),
          over: {
            ...(name ? { shownAs: name } : {}),
            // The last ones never submitted.
            ...(index >= students - 5 ? { status: 'in_progress', submittedAt: null } : {}),
          },
        }
        const fields = sheetFields(questionIds, answersOf(roll, index / students), sheet)
        return { set: `live_tests/all-india/sheets/${uidOf(index)}`, fields }
      }),
      // One who began and did nothing, and one who answered twenty questions in two seconds.
      { set: 'live_tests/all-india/sheets/v-empty', fields: { beganAt: new Date(startedAt) } },
      {
        set: 'live_tests/all-india/sheets/v-fast',
        fields: sheetFields(
          questionIds,
          questionIds.map((_, index) => index % 4),
          { startedAt, seconds: [], over: { submittedAt: startedAt + 2000 } },
        ),
      },
    ])
  })

  /** All sheets as they are stored. */
  async function naive(without: readonly string[] = []) {
    const sheets = await getDocs(collection(backend.admin(), 'live_tests/all-india/sheets'))
    const paper = await stored('live_tests/all-india/private/paper')
    const raw = sheets.docs
      .filter(({ id }) => !without.includes(id))
      .map((one) => ({
        uid: one.id,
        questionIds: String(one.data().questionIds ?? ''),
        options: String(one.data().options ?? ''),
      }))
    return naiveRanks({ questions: paper?.questions, right: 3, wrong: -1 }, raw)
  }

  /** Every student's place in the published document is that of the naive calculation. */
  async function expectRanks(without: readonly string[] = []) {
    const ranks = await createRankRepository(backend.admin()).find('live/all-india')
    if (!ranks) throw new Error('it has ranks')
    const all = await naive(without)
    expect(ranks.count).toBe(all.length)
    for (const own of all) {
      const place = rankIn(ranks.histogram, fraction(own.thirds, 3))
      expect([own.uid, place.rank, place.count]).toEqual([own.uid, own.rank, all.length])
      expect(place.percentile).toBeCloseTo(own.percentile, 5)
      for (const [id, histogram] of ranks.sections) {
        const marks = own.bySection[id] ?? 0
        const better = all.filter(({ bySection }) => (bySection[id] ?? 0) > marks).length
        expect(rankIn(histogram, fraction(marks, 3)).rank).toBe(better + 1)
      }
    }
    return ranks
  }

  test('has the ranks of a naive calculation, which everybody with the same marks shares', async () => {
    const { code, out, err } = await run('rank live/all-india')
    expect([code, err]).toEqual([0, []])
    const namedRows = out.filter((line) => /^ {2}u00\d /.test(line))
    expect(namedRows.map((row) => row.replace(/^ *\S+ +\d+ +/, '')).sort()).toEqual([...names].sort())
    expect(out).toEqual([
      'live/all-india: 402 students are ranked, of 402 stored sheets.',
      'Best: 20 of 20.',
      'Students see these names (--unnamed UID takes one out):',
      ...namedRows,
      'Impossible times; they are ranked unless --leave-out UID leaves them out:',
      '  v-fast  answers faster than one second each',
      'Written: ranks/live:all-india.',
    ])
    const ranks = await expectRanks()
    expect(ranks.kind).toBe('live')
    expect(ranks.toppers.map(({ name }) => name).sort()).toEqual([...names].sort())
    expect([...ranks.medianMilliseconds.keys()]).toEqual(questionIds)
    const resultsAt = (await stored('live_tests/all-india'))?.resultsAt
    expect((await stored('ranks/live:all-india'))?.visibleFrom).toEqual(resultsAt)
  })

  test('is not written again while nothing has changed', async () => {
    const before = await stored('ranks/live:all-india')
    expect((await run('rank live_tests/all-india/private/paper')).last).toBe(
      'ranks/live:all-india is as before; nothing is written.',
    )
    expect(await stored('ranks/live:all-india')).toEqual(before)
  })

  test('leaves out whom the operator names, now and later, until all are ranked again', async () => {
    const left = await run('rank live/all-india --leave-out v-fast --leave-out v-empty')
    expect(left.out[0]).toBe('live/all-india: 400 students are ranked, of 402 stored sheets.')
    expect(left.out).toContain('Left out (--leave-out none ranks all): v-fast, v-empty')
    await expectRanks(['v-fast', 'v-empty'])
    expect((await run('rank live/all-india')).last).toContain('as before')
    expect((await run('rank live/all-india --leave-out none')).out[0]).toContain('402 students are ranked')
    await expectRanks()
  })

  test('is ranked anew when a key is corrected, and its ranks name the day', async () => {
    expect((await stored('ranks/live:all-india'))?.corrected).toBeUndefined()
    const words = ['correct', 'live/all-india', 'q3', '--key', 'A', '--reason', 'It is the first.', '--yes']
    const { code, out } = await run(words)
    expect(code).toBe(0)
    expect(out).toContain('Written: ranks/live:all-india.')
    const paper = await stored('live_tests/all-india/private/paper')
    // The naive calculation reads another field than the product does.
    expect(paper?.questions[3]).toMatchObject({ key: '0', correctAnswer: 3 })
    const questions = paper?.questions.map((question: PlainFields, index: number) =>
      index === 3 ? { ...question, correctAnswer: 0 } : question,
    )
    await backend.put('live_tests/all-india/private/paper', { ...paper, questions })
    const ranks = await expectRanks()
    expect(ranks.corrected).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('is ranked anew when a correction is undone', async () => {
    const before = await stored('ranks/live:all-india')
    await run(['correct', 'live/all-india', 'q2', '--key', 'A', '--reason', 'It is the first.', '--yes'])
    expect((await stored('ranks/live:all-india'))?.histogram).not.toEqual(before?.histogram)
    const correction = (await run('history')).out.find((line) => line.includes('Corrected the key'))
    const undone = await run(`undo ${correction?.split(' ')[0]} --yes`)
    expect([undone.code, undone.err]).toEqual([0, []])
    expect(undone.out).toContain('Written: ranks/live:all-india.')
    expect((await stored('ranks/live:all-india'))?.histogram).toEqual(before?.histogram)
    await expectRanks()
  })
})

test('a correction whose ranks cannot be computed says how to compute them later', async () => {
  const closesAt = new Date(Date.now() - 20 * minute)
  await writeAll(firestore, liveTestWrites({ id: 'fault', questions: 4, closesAt, resultsAt: closesAt }))
  await backend.put('ranks/live:fault', { testKey: 'live/fault' })
  // Its last sheets may come again: the ranking is refused.
  await firestore.commit([{ patch: 'live_tests/fault', fields: { closesAt: new Date() } }])
  const words = ['correct', 'live/fault', 'q3', '--key', 'A', '--reason', 'It is the first.', '--yes']
  const { code, err } = await run(words)
  expect(code).toBe(1)
  expect(err.at(-1)).toBe(
    'The ranks are as they were: npm run content -- rank live_tests/fault/private/paper computes them again.',
  )
})

test('a live test is not ranked while its last sheets may come', async () => {
  const closesAt = new Date(Date.now() - 5 * minute)
  await writeAll(firestore, liveTestWrites({ id: 'late', questions: 4, closesAt, resultsAt: closesAt }))
  const { code, err } = await run('rank live/late')
  expect(code).toBe(1)
  const until = writeIndiaTime(closesAt.getTime() + 10 * minute)
  expect(err).toEqual([`The last sheets of live/late may come until ${until}. Nothing was ranked.`])
})

describe('a mock test', () => {
  const paper = {
    title: 'Ranked mock',
    published: true,
    duration: 10,
    questions: questionIds.slice(0, 4).map((id, index) => ({
      id,
      question: `Question ${index}?`,
      options: ['first', 'second', 'third', 'fourth'],
      correctAnswer: index,
    })),
  }
  const ids = questionIds.slice(0, 4)

  const attempt = (uid: string, id: string, answers: Array<number | null>, over: PlainFields = {}) => ({
    set: `users/${uid}/attempts/${id}`,
    fields: {
      ...sheetFields(ids, answers, { startedAt, seconds: [20, 20, 20, 20] }),
      testKey: 'mock/ranked',
      prints: '00000000'.repeat(4),
      ...over,
    },
  })

  beforeAll(async () => {
    await backend.put('mock_tests/ranked', paper)
    const { printsOf } = await import('@/domain/question/print')
    const { parseQuestions } = await import('@/domain/question/question')
    const prints = printsOf(parseQuestions(paper.questions, 'test'))
    const all = [0, 1, 2, 3]
    const later = { startedAt: startedAt + minute, prints }
    await writeAll(firestore, [
      attempt('a', 'first', [0, 1, null, null], { prints }),
      attempt('a', 'again', all, later),
      // Named before, and begun after: the order of names is not that of time.
      attempt('b', '0-again', all, later),
      attempt('b', '1-first', [0, null, null, null], { prints }),
      // Learned from the answers first: practice without a clock, part of the test, or known keys.
      attempt('c', 'first', [null, null, null, null], { prints, scope: 'untimed' }),
      attempt('c', 'second', all, later),
      attempt('d', 'first', all, { prints, seen: true }),
      // Never submitted, and then sat.
      attempt('e', 'first', [0, null, null, null], { prints, status: 'in_progress', submittedAt: null }),
      attempt('e', 'second', [0, 1, 2, null], later),
      // Of options that are others by now.
      attempt('f', 'first', all),
      attempt('g', 'first', all, { prints, testKey: 'mock/other' }),
    ])
  })

  test('is ranked by first attempts whose keys the student did not know', async () => {
    const { code, out } = await run('rank mock/ranked')
    expect(code).toBe(0)
    expect(out).toEqual([
      'mock/ranked: 3 students are ranked, of 10 stored sheets.',
      'Best: 3 of 4.',
      '1 not ranked: their questions or options have been edited since.',
      '1 not ranked: the device had the keys before they began.',
      'Written: ranks/mock:ranked.',
    ])
    expect(await stored('ranks/mock:ranked')).toMatchObject({ kind: 'practice', histogram: '3 1\n2 1\n1 1' })
  })

  test('is looked at again by the endpoint in the next night', async () => {
    const { dueAt } = (await stored('ranks_progress/mock:ranked')) ?? {}
    const hours = (dueAt.toMillis() - Date.now()) / (60 * minute)
    expect(hours).toBeGreaterThan(0)
    expect(hours).toBeLessThan(27)
    expect(dueAt.toDate().toISOString()).toMatch(/T21:00:00/)
  })

  test('has no ranks where nobody has sat it', async () => {
    await backend.put('mock_tests/unsat', { ...paper, title: 'Unsat' })
    const { code, out } = await run('rank mock/unsat')
    expect([code, out[0]]).toEqual([0, 'mock/unsat: 0 students are ranked, of 0 stored sheets.'])
    expect(await stored('ranks/mock:unsat')).toBeUndefined()
  })
})

test('a document of ranks that is broken is no rank, and says so', async () => {
  const fields = { testKey: 'mock/odd', kind: 'live', count: 1, questionIds: 'q', medianMilliseconds: '1' }
  const warnings: unknown[] = []
  const { warn } = console
  console.warn = (line: unknown) => warnings.push(line)
  try {
    for (const histogram of ['1 2\n3 1', 'x', null]) {
      await backend.put('ranks/mock:odd', { ...fields, histogram })
      expect(await createRankRepository(backend.admin()).find('mock/odd')).toBeNull()
    }
  } finally {
    console.warn = warn
  }
  expect(warnings).toHaveLength(3)
  expect(warnings[0]).toContain('ranks/mock:odd cannot be used: histogram')
})

test.each([
  ['rank', 'rank needs a test: npm run content -- rank TEST'],
  ['rank mock/ranked --leave-out=', '--leave-out needs one uid; repeat the option for more.'],
  ['rank mock/a mock/b', 'rank: unexpected argument "mock/b".'],
  ['rank live/nobody', 'There is no test or quiz "live/nobody" with questions.'],
])('%s is no command', async (line, sentence) => {
  expect(await run(line)).toMatchObject({ code: 2, err: [sentence] })
})
