import { createHash } from 'node:crypto'
import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const report = () => ({
  testKey: 'series/appsc/mock-1',
  testTitle: 'Full Mock 1',
  questionId: 'q7',
  questionText: 'Which river is the longest?',
  reason: 'wrong-key',
  text: 'It is the Godavari.',
  createdAt: serverTimestamp() as unknown,
  status: 'received',
})
type Fields = Record<string, unknown>

const idOf = ({ testKey, questionId }: Fields) =>
  createHash('sha256')
    .update(`${String(testKey)}\n${String(questionId)}`)
    .digest('hex')
const member = `users/member/reports/${idOf(report())}`
const mine = `users/student/reports/${idOf(report())}`

const bench = setUpBench(async ({ put }) => {
  await put('users/student', { name: 'Arjun Reddy', email: 'student@demo.test' })
  await put(member, report())
})
const enter = (id: string, list = 'users/student/counted/reports', role = 'student') =>
  setDoc(doc(bench.db(role), list), { ids: arrayUnion(id) }, { merge: true })
const send = async (fields: Fields) => {
  await enter(idOf(fields))
  return setDoc(doc(bench.db('student'), `users/student/reports/${idOf(fields)}`), fields)
}

beforeEach(() => deleteDoc(doc(bench.db('admin'), mine)))

describe('a student’s own reports', () => {
  it('are written, read and listed by their student', async () => {
    await send(report())
    await send({ ...report(), questionId: 'q8', text: 'Two lines\nof their own,\tand a table' })
    await send({ ...report(), testKey: 'quiz/rivers%20of%20India', text: 'క'.repeat(500) })
    expect((await getDoc(doc(bench.db('student'), mine))).get('status')).toBe('received')
    const all = collection(bench.db('student'), 'users/student/reports')
    expect((await getDocs(query(all, limit(100)))).size).toBe(3)
    await expectRefused(getDocs(query(all, limit(101))))
    await expectRefused(getDocs(all))
  })

  it('are written once, and neither changed nor taken back', async () => {
    await send(report())
    await expectRefused(send(report()))
    const there = doc(bench.db('student'), mine)
    await expectRefused(updateDoc(there, { text: 'Another text' }))
    await expectRefused(updateDoc(there, { status: 'corrected' }))
    await expectRefused(updateDoc(there, { answer: 'You are right' }))
    await expectRefused(deleteDoc(there))
  })

  it('stay when there is no record', async () => {
    await bench.put(mine, report())
    await deleteDoc(doc(bench.db('admin'), 'users/student'))
    await expectRefused(deleteDoc(doc(bench.db('student'), mine)))
    await bench.put('users/student', { name: 'Arjun Reddy', email: 'student@demo.test' })
  })

  it.each<[string, Fields]>([
    ['a reason that is none', { reason: 'too-hard' }],
    ['a reason that is no text', { reason: 1 }],
    ['an endless text', { text: 'x'.repeat(501) }],
    ['a text around which are spaces', { text: ' The key ' }],
    ['a text that is none', { text: null }],
    ['no title', { testTitle: '' }],
    ['an endless title', { testTitle: 'x'.repeat(201) }],
    ['no question', { questionId: '' }],
    ['an endless id of a question', { questionId: 'x'.repeat(201) }],
    ['an endless text of the question', { questionText: 'x'.repeat(301) }],
    ['a test that is none', { testKey: 'pdf/notes' }],
    ['an endless test', { testKey: `quiz/${'x'.repeat(3000)}` }],
    ['a time of its own', { createdAt: new Date('2026-11-20') }],
    ['a forged state', { status: 'corrected' }],
    ['an answer', { answer: 'You are right' }],
    ['a field of its own', { isAdmin: true }],
    ['an escape sequence', { text: 'Hello\x1b[2Jthere' }],
    ['a line that goes back to its start', { text: 'Hello\rNobody reported anything' }],
    ['a title that forges a line', { testTitle: 'Mock\x85Corrected' }],
    ['a question that turns the direction', { questionText: 'Which \u202etxet' }],
    ['an isolate', { questionText: 'Which \u2066river' }],
    ['an escape sequence in the id', { questionId: 'q7\x1b[1m' }],
  ])('are refused with %s', async (_, change) => {
    await expectRefused(send({ ...report(), ...change }))
  })

  it.each(Object.keys(report()))('are refused without %s', async (field) => {
    const fields: Fields = report()
    delete fields[field]
    await expectRefused(setDoc(doc(bench.db('student'), mine), fields))
  })

  it('are refused under another id than that of their question', async () => {
    for (const id of [idOf({ ...report(), questionId: 'q8' }), 'q7', idOf(report()).toUpperCase()])
      await expectRefused(setDoc(doc(bench.db('student'), `users/student/reports/${id}`), report()))
  })
})

describe('the list that counts reports', () => {
  const list = 'users/student/counted/reports'
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => idOf({ ...report(), questionId: `n${index}` }))
  const more = { ...report(), questionId: 'more' }

  it('lets a report in once its id is entered, and ends at 200', async () => {
    await bench.put(list, { ids: many(199) })
    const there = doc(bench.db('student'), `users/student/reports/${idOf(more)}`)
    await expectRefused(setDoc(there, more))
    await enter(idOf(more))
    await enter(idOf(more))
    await setDoc(there, more)
    await expectRefused(enter(idOf({ ...report(), questionId: 'one too many' })))
  })

  it('loses no id, takes one at a time, and nothing else', async () => {
    await bench.put(list, { ids: many(3) })
    const mine = doc(bench.db('student'), list)
    await expectRefused(setDoc(mine, { ids: [] }))
    await expectRefused(setDoc(mine, { ids: many(5) }))
    await expectRefused(setDoc(mine, { ids: [...many(2), idOf(more)] }))
    await expectRefused(setDoc(mine, { ids: arrayUnion('short') }, { merge: true }))
    await expectRefused(setDoc(mine, { other: 1 }, { merge: true }))
    await expectRefused(setDoc(mine, { ids: ['anything', ...many(3)] }))
    await expectRefused(deleteDoc(mine))
    await expectRefused(enter(idOf(more), 'users/student/counted/other'))
  })

  it('stays also where its student never made a record', async () => {
    const theirs = 'users/unverified/counted/reports'
    await bench.put(theirs, { ids: many(3) })
    await expectRefused(deleteDoc(doc(bench.db('unverified'), theirs)))
  })

  it('is nobody else’s', async () => {
    await expectRefused(enter(idOf(more), list, 'member'))
    await expectRefused(enter(idOf(more), list, 'visitor'))
    await expectRefused(getDoc(doc(bench.db('member'), list)))
  })
})
