import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

// The backend runs in this process: what Date says is the server's time. It never goes back.
const setTime = (moment: string) => vi.setSystemTime(new Date(moment))
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const quizOf = (day: string) => ({ title: day, opensAt: new Date(`${day}T00:00:00+05:30`), questions: [] })

const bench = setUpBench(async ({ put }) => {
  for (const day of ['2030-03-08', '2030-03-09', '2030-03-10']) await put(`daily_quizzes/${day}`, quizOf(day))
  await put('daily_quizzes/never', { title: 'It says no time' })
  await put('users/student', { email: 'student@demo.test', isActive: true })
})

const quiz = (role: string, day: string) => getDoc(doc(bench.db(role), 'daily_quizzes', day))
const record = (role: string, year: string, uid = role) => doc(bench.db(role), `users/${uid}/days/${year}`)
const count = (role: string, year: string, day: number) =>
  setDoc(record(role, year), { days: arrayUnion(day) }, { merge: true })
const daysOf = async (role: string, year: string) => (await getDoc(record(role, year))).get('days')

describe.each(['visitor', 'student', 'member'])('a %s', (role) => {
  it('reads the quizzes of today and of yesterday, and not tomorrow’s', async () => {
    setTime('2030-03-09T12:00:00+05:30')
    expect((await quiz(role, '2030-03-09')).get('title')).toBe('2030-03-09')
    expect((await quiz(role, '2030-03-08')).get('title')).toBe('2030-03-08')
    await expectRefused(quiz(role, '2030-03-10'))
    await expectRefused(quiz(role, 'never'))
  })

  it('lists no quizzes and writes none', async () => {
    await expectRefused(getDocs(query(collection(bench.db(role), 'daily_quizzes'), limit(1))))
    await expectRefused(setDoc(doc(bench.db(role), 'daily_quizzes/2030-03-09'), quizOf('2030-03-09')))
    await expectRefused(setDoc(doc(bench.db(role), 'daily_quizzes/2030-03-11'), quizOf('2030-03-11')))
    await expectRefused(deleteDoc(doc(bench.db(role), 'daily_quizzes/2030-03-09')))
  })
})

describe('the days of a student', () => {
  it('grow by the day that it is in India, once', async () => {
    setTime('2030-03-09T23:59:50+05:30')
    for (const day of [308, 310, 309.5]) await expectRefused(count('student', '2030', day))
    await count('student', '2030', 309)
    await count('student', '2030', 309)
    expect(await daysOf('student', '2030')).toEqual([309])
    await expectRefused(quiz('student', '2030-03-10'))
    setTime('2030-03-10T00:00:01+05:30')
    expect((await quiz('student', '2030-03-10')).exists()).toBe(true)
    await expectRefused(count('student', '2030', 308))
    await count('student', '2030', 310)
    expect(await daysOf('student', '2030')).toEqual([309, 310])
  })

  it('stay as they are: none goes, and nothing else comes', async () => {
    for (const days of [[], [310], [310, 309], [309, 310, 310], [309, 310, 311], [308, 309, 310], '309'])
      await expectRefused(setDoc(record('student', '2030'), { days }))
    await expectRefused(setDoc(record('student', '2030'), { days: [309, 310], note: 'x' }))
    await expectRefused(setDoc(record('student', '2030'), {}))
    await expectRefused(deleteDoc(record('student', '2030')))
    expect(await daysOf('student', '2030')).toEqual([309, 310])
  })

  it('are of the year that it is in India', async () => {
    for (const year of ['2029', '2031', '02030', 'all']) await expectRefused(count('student', year, 310))
    setTime('2030-12-31T23:59:59+05:30')
    await expectRefused(count('student', '2031', 101))
    setTime('2031-01-01T00:00:01+05:30')
    await expectRefused(count('student', '2030', 101))
    await count('student', '2031', 101)
    expect(await daysOf('student', '2031')).toEqual([101])
  })

  it('are listed with a limit', async () => {
    const own = collection(bench.db('student'), 'users/student/days')
    expect((await getDocs(query(own, limit(100)))).size).toBe(2)
    await expectRefused(getDocs(own))
  })

  it('stay when there is no record', async () => {
    await deleteDoc(doc(bench.db('admin'), 'users/student'))
    await expectRefused(deleteDoc(record('student', '2030')))
  })
})
