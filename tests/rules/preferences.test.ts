import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const path = 'users/student/preferences/study'
const full = {
  exam: { value: 'APPSC Group II', at: 10 },
  examDay: { value: '2027-02-28', at: 10 },
  minutes: { value: 45, at: 10 },
  extraTime: { value: 'third', at: 10 },
  language: { value: 'te', at: 10 },
  category: { value: 'bc-b', at: 10 },
}

const bench = setUpBench(async ({ put }) => {
  await put('users/member/preferences/study', { ...full, updatedAt: new Date() })
})

const set = (fields: Record<string, unknown>, role = 'student', at = path) =>
  setDoc(doc(bench.db(role), at), { ...fields, updatedAt: serverTimestamp() }, { merge: true })
const stored = async () => (await getDoc(doc(bench.db('student'), path))).data()

beforeEach(() => deleteDoc(doc(bench.db('admin'), path)))

describe('a student’s own preferences', () => {
  it('are set one by one, read and listed, and deleted by nobody', async () => {
    await set({ extraTime: { value: 'half', at: 5 } })
    await set({ minutes: { value: 5, at: 6 } })
    expect(await stored()).toMatchObject({
      extraTime: { value: 'half', at: 5 },
      minutes: { value: 5, at: 6 },
    })
    await set(full)
    await set({ examDay: { value: null, at: 11 }, exam: { value: '', at: 11 } })
    const all = collection(bench.db('student'), 'users/student/preferences')
    expect((await getDocs(query(all, limit(100)))).size).toBe(1)
    await expectRefused(getDocs(all))
    await expectRefused(deleteDoc(doc(bench.db('student'), path)))
  })

  it('keep what another device has set later', async () => {
    await set(full)
    await expectRefused(set({ extraTime: { value: 'none', at: 9 } }))
    await expectRefused(set({ extraTime: { value: 'none', at: 9 }, minutes: { value: 60, at: 12 } }))
    await expectRefused(
      setDoc(doc(bench.db('student'), path), { minutes: full.minutes, updatedAt: serverTimestamp() }),
    )
    expect(await stored()).toMatchObject(full)
    await expectRefused(set({ language: { value: 'en', at: 9 } }))
    await expectRefused(set({ category: { value: 'unsaid', at: 9 } }))
    await set({ extraTime: { value: 'none', at: 10 } })
    await set({ language: { value: 'hi', at: 11 }, category: { value: 'unsaid', at: 11 } })
  })

  it.each([
    ['an endless exam', { exam: { value: 'x'.repeat(101), at: 1 } }],
    ['an exam that is no text', { exam: { value: 1, at: 1 } }],
    ['a day that is none', { examDay: { value: 'soon', at: 1 } }],
    ['a day that is a moment', { examDay: { value: new Date(), at: 1 } }],
    ['four minutes', { minutes: { value: 4, at: 1 } }],
    ['241 minutes', { minutes: { value: 241, at: 1 } }],
    ['half a minute more', { minutes: { value: 20.5, at: 1 } }],
    ['twice the time', { extraTime: { value: 'double', at: 1 } }],
    ['a language that we do not have', { language: { value: 'fr', at: 1 } }],
    ['a category that no commission has', { category: { value: 'bc-z', at: 1 } }],
    ['a category that is none', { category: { value: null, at: 1 } }],
    ['no moment', { extraTime: { value: 'half', at: null } }],
    ['a moment that is none', { extraTime: { value: 'half', at: 'now' } }],
    ['a moment far away', { extraTime: { value: 'half', at: 1e14 } }],
    ['no map', { extraTime: 'half' }],
    ['a word more', { extraTime: { value: 'half', at: 1, by: 'me' } }],
    ['a field of its own', { premium: true }],
  ])('are not set with %s', async (_, fields) => {
    await expectRefused(set(fields))
    await set(full)
    await expectRefused(set(fields))
  })

  it('say when the server heard of them', async () => {
    await expectRefused(setDoc(doc(bench.db('student'), path), { ...full, updatedAt: new Date(0) }))
    await expectRefused(setDoc(doc(bench.db('student'), path), full))
  })

  it('are one document', async () => {
    await expectRefused(set(full, 'student', 'users/student/preferences/other'))
  })
})
