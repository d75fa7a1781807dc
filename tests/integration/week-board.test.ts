import { doc, getDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, test } from 'vitest'
import { readWeekBoard } from '@/content/ranks/week-board-repository'
import { readIndiaDay, startOfIndiaDay } from '@/domain/india-day'
import { weekOf } from '@/domain/live-tests/week-board'
import { eraseStudent } from '../../api/erase-student'
import { createFirestoreClient, type FirestoreClient } from '../../api/firestore/client'
import { rankDue } from '../../api/ranks/due-ranks'
import { liveTestWrites, sheetFields, writeAll } from '../../api/testing/live-sheets'
import { setUpContentTool } from './testing/content-tool'
import { projectId, setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
const { run, services } = setUpContentTool(backend)

const minute = 60_000
const questionIds = ['q0', 'q1', 'q2', 'q3']

let firestore: FirestoreClient
beforeAll(() => {
  firestore = createFirestoreClient({
    url: services().firestoreUrl,
    projectId,
    accessToken: async () => 'owner',
    log: () => undefined,
  })
})

const stored = async (path: string) => (await getDoc(doc(backend.admin(), path))).data()

describe('the board of a week', () => {
  /** The week before the last one: its tests are over, and the endpoint's round does not find them by itself. */
  const week = weekOf(Date.now() - 14 * 24 * 60 * minute)
  const monday = readIndiaDay(week) ?? 0
  const path = `ranks/week:${week}`

  /** Two live tests of one week, and who sat them: with how many right answers, and whether named. */
  const sheets = {
    monday: { asha: [4, 'Asha K.'], ravi: [3, 'Ravi T.'], meena: [1, 'Meena S.'], shy: [2, null] },
    sunday: { asha: [1, 'Asha K.'], ravi: [3, 'Ravi T.'], shy: [4, null], other: [2, null] },
  } as const
  /** The first and the last minutes of that week in India. */
  const closes = {
    monday: startOfIndiaDay(monday) + 10 * minute,
    sunday: startOfIndiaDay(monday + 7) - 10 * minute,
  }

  beforeAll(async () => {
    for (const id of ['monday', 'sunday'] as const) {
      const closesAt = new Date(closes[id])
      const resultsAt = new Date(closesAt.getTime() + 20 * minute)
      await writeAll(firestore, [
        ...liveTestWrites({ id, questions: 4, closesAt, resultsAt }),
        ...Object.entries(sheets[id]).map(([uid, [count, name]]) => {
          const answers = questionIds.map((_, index) => (index < count ? index : null))
          const over = name ? { shownAs: name } : {}
          const seconds = [20, 20, 20, 20]
          const times = { startedAt: closesAt.getTime() - 60 * minute, seconds, over }
          return {
            set: `live_tests/${id}/sheets/${uid}`,
            fields: sheetFields(questionIds, answers, times),
          }
        }),
      ])
    }
  })

  const linesOf = async () =>
    (await readWeekBoard(week, backend.admin()))?.names.map(({ rank, name, points, tests }) => [
      rank,
      name,
      points / 100,
      tests,
    ])

  test('adds up the percentiles of those who are named, whatever is ranked first', async () => {
    expect(await readWeekBoard(week, backend.admin())).toBeNull()
    await run('rank live/sunday')
    expect(await linesOf()).toEqual([
      [1, 'Ravi T.', 75, 1],
      [2, 'Asha K.', 25, 1],
    ])
    await run('rank live/monday')
    const both = [
      [1, 'Ravi T.', 150, 2],
      [2, 'Asha K.', 125, 2],
      [3, 'Meena S.', 25, 1],
    ]
    expect(await linesOf()).toEqual(both)
    expect((await stored(path))?.visibleFrom.toDate()).toEqual(new Date(closes.sunday + 20 * minute))
    await run('rank live/monday')
    expect(await linesOf()).toEqual(both)
    expect((await stored('ranks/live:monday'))?.week).toBe(week)
  })

  const namesOf = async () => (await linesOf())?.map(([, name]) => name)

  test('has no name that the operator takes out of one of its tests, and no student who is left out', async () => {
    const { out } = await run('rank live/monday --unnamed asha --leave-out meena')
    expect(out).toContain('Not named (--unnamed none names all): asha')
    // Three are ranked now: Ravi is the second of them.
    expect(await linesOf()).toEqual([[1, 'Ravi T.', 75 + 66.66, 2]])
    await run('rank live/monday')
    expect(await namesOf()).toEqual(['Ravi T.'])
    await run('rank live/monday --unnamed none --leave-out none')
    expect(await namesOf()).toEqual(['Ravi T.', 'Asha K.', 'Meena S.'])
  })

  test('follows a corrected key', async () => {
    const words = ['correct', 'live/sunday', 'q0', '--key', 'B', '--reason', 'It is the second.', '--yes']
    expect((await run(words)).code).toBe(0)
    // Nobody has chosen B: Asha's one answer is wrong now, and the others keep their order.
    expect(await linesOf()).toEqual([
      [1, 'Ravi T.', 150, 2],
      [2, 'Asha K.', 125, 2],
      [3, 'Meena S.', 25, 1],
    ])
    const keys = ['correct', 'live/sunday', 'q1', '--drop', '--reason', 'It was unclear.', '--yes']
    expect((await run(keys)).code).toBe(0)
    // Without the second question, Asha has the marks of one other student, and as many points as Ravi.
    expect(await linesOf()).toEqual([
      [1, 'Asha K.', 150, 2],
      [1, 'Ravi T.', 150, 2],
      [3, 'Meena S.', 25, 1],
    ])
  })

  test('has both of two tests that are ranked at the same moment', async () => {
    for (const id of ['monday', 'sunday']) await firestore.commit([{ delete: `ranks_named/live:${id}` }])
    const results = await Promise.all([run('rank live/monday'), run('rank live/sunday')])
    expect(results.map(({ code }) => code)).toEqual([0, 0])
    expect((await readWeekBoard(week, backend.admin()))?.tests).toBe(2)
    expect(await namesOf()).toEqual(['Asha K.', 'Ravi T.', 'Meena S.'])
  })

  test('does not name a student who was erased, after the next round of the endpoint', async () => {
    const accounts = { exists: async () => false, remove: async () => undefined }
    const now = () => new Date()
    await eraseStudent({ firestore, accounts, now }, { uids: ['ravi'], emails: [] })
    await rankDue({ firestore, now, log: () => undefined }, Date.now() + minute)
    expect(await namesOf()).toEqual(['Asha K.', 'Meena S.'])
    for (const id of ['monday', 'sunday'])
      expect((await firestore.get(`ranks_named/live:${id}`))?.data.week).toBe(week)
  })

  test('is read by nobody before its last results, and has no uid', async () => {
    const fields = await stored(path)
    expect(JSON.stringify(fields)).not.toMatch(/asha|meena/)
    const board = await readWeekBoard(week, backend.db('visitor'))
    expect(board?.tests).toBe(2)
    await backend.put(path, { ...fields, visibleFrom: new Date(Date.now() + minute) })
    expect(await readWeekBoard(week, backend.db('visitor'))).toBeNull()
    const named = getDoc(doc(backend.db('member'), 'ranks_named/live:monday'))
    await expect(named).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
