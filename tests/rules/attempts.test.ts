import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const running = () => ({
  testKey: 'series/banking/full-1',
  scope: 'all',
  title: 'Full 1',
  startedAt: 1000,
  questionCount: 2,
  questionIds: ['q1', 'q2'],
  options: [1, -1],
  flags: [1, 0],
  milliseconds: [4000, 0],
  revisions: [2, 0],
  current: 0,
  exits: 0,
  countedTo: 5000,
  clock: 6000,
  deadline: 601_000,
  open: null as unknown,
  follows: 0,
  revision: 2,
  updatedAt: serverTimestamp() as unknown,
  status: 'in_progress',
  submittedAt: null as number | null,
  endedBy: null as string | null,
  score: null as unknown,
})
const over = () => ({
  ...running(),
  status: 'submitted',
  submittedAt: 9000,
  endedBy: 'student',
  score: {
    percentage: 50,
    marks: { scored: { numerator: 1, denominator: 3 }, possible: { numerator: 2, denominator: 1 } },
  },
})

const bench = setUpBench(() => Promise.resolve())
const at = (role: string, id = 'a1') => doc(bench.db(role), `users/student/attempts/${id}`)
const write = (fields: object, role = 'student') => setDoc(at(role), fields)

beforeEach(() => deleteDoc(at('admin')))

describe('an attempt', () => {
  test('is written, read, listed and deleted by its own student', async () => {
    await write(running())
    expect((await getDoc(at('student'))).data()).toMatchObject({ testKey: 'series/banking/full-1' })
    const own = collection(bench.db('student'), 'users/student/attempts')
    expect((await getDocs(query(own, orderBy('startedAt', 'desc'), limit(100)))).size).toBe(1)
    await deleteDoc(at('student'))
    expect((await getDoc(at('student'))).exists()).toBe(false)
  })

  test.each(['visitor', 'member'])('is nothing to the %s', async (role) => {
    await write(running())
    await expectRefused(getDoc(at(role)))
    await expectRefused(getDocs(query(collection(bench.db(role), 'users/student/attempts'), limit(10))))
    await expectRefused(setDoc(at(role, 'forged'), running()))
    await expectRefused(setDoc(at(role), { ...running(), follows: 2, revision: 3 }))
    await expectRefused(deleteDoc(at(role)))
  })

  test('is listed by at most 100 at a time', async () => {
    const own = collection(bench.db('student'), 'users/student/attempts')
    await expectRefused(getDocs(own))
    await expectRefused(getDocs(query(own, limit(101))))
  })

  test('may be over when it is first written: it was taken offline', async () => {
    await write({ ...over(), endedBy: 'time', open: { section: 1, deadline: 601_000 } })
    expect((await getDoc(at('student'))).data()).toMatchObject({ status: 'submitted' })
  })

  test.each<[string, object]>([
    ['another field', { questions: ['What is ...?'] }],
    ['no test', { testKey: '' }],
    ['a test of no kind', { testKey: 'paper/1' }],
    ['a test as a number', { testKey: 7 }],
    ['an unknown scope', { scope: 'half' }],
    ['no title', { title: '' }],
    ['a title of a page', { title: 'x'.repeat(201) }],
    ['a start as text', { startedAt: 'now' }],
    ['no questions', { questionCount: 0, questionIds: [], options: [], flags: [] }],
    ['more questions than ids', { questionCount: 3 }],
    ['too few answers', { options: [1] }],
    ['answers as text', { options: '1,2' }],
    ['too many flags', { flags: [1, 0, 0] }],
    ['times missing', { milliseconds: null }],
    ['revisions missing', { revisions: [] }],
    ['a place outside of the paper', { current: 2 }],
    ['exits below zero', { exits: -1 }],
    ['a deadline with a fraction', { deadline: 601_000.5 }],
    ['an open section with more in it', { open: { section: 0, deadline: 1, answers: [] } }],
    ['an open section that is none', { open: 'A' }],
    ['a revision that it claims to follow', { revision: 0 }],
    ['a first state that follows another', { follows: 1 }],
    ['a time of the device', { updatedAt: new Date() }],
    ['an unknown state', { status: 'paused' }],
    ['a score while it runs', { score: { percentage: 100, marks: null } }],
    ['an end while it runs', { submittedAt: 2000 }],
    ['an end without a score', { ...over(), score: null }],
    ['an end before the start', { ...over(), submittedAt: 999 }],
    ['an end after the deadline', { ...over(), submittedAt: 601_001 }],
    ['an end by nobody', { ...over(), endedBy: 'teacher' }],
    ['more than all of it right', { ...over(), score: { percentage: 101, marks: null } }],
    ['marks that are no marks', { ...over(), score: { percentage: 10, marks: 'many' } }],
    ['a key while it runs', { keys: '1,0' }],
    ['marks of questions while it runs', { marking: '2:1 -1/3 0' }],
    ['a key of one question too few', { ...over(), keys: '1' }],
    ['a key that is no list of options', { ...over(), keys: '1,b' }],
    ['a key as numbers', { ...over(), keys: [1, 0] }],
    ['marks in words', { ...over(), marking: '2:one' }],
    ['marks of a page', { ...over(), marking: '1:0 0 0;'.repeat(1501) }],
    ['a fingerprint of other questions', { prints: '01234567' }],
    ['a fingerprint in words', { prints: 'not a fingerpint' }],
  ])('with %s is refused', async (_, wrong) => {
    await expectRefused(write({ ...running(), ...wrong }))
  })

  test('carries what it was scored by and the fingerprint of its questions', async () => {
    const told = { keys: '1,12', marking: '1:1 -1/3 0;1:', prints: '0123456789abcdef' }
    await write({ ...over(), ...told })
    expect((await getDoc(at('student'))).data()).toMatchObject(told)
  })

  test.each(Object.keys(running()))('without its %s is refused', async (field) => {
    const { [field]: _, ...rest } = running() as Record<string, unknown>
    await expectRefused(write(rest))
  })
})

describe('an attempt that is there', () => {
  const next = { follows: 2, revision: 5 }
  beforeEach(() => write(running()))

  test('goes on from the revision that is stored, and ends once', async () => {
    await write({ ...running(), ...next, options: [1, 3] })
    await write({ ...over(), follows: 5, revision: 6 })
    await expectRefused(write({ ...over(), follows: 6, revision: 7 }))
    await expectRefused(write({ ...running(), follows: 6, revision: 7 }))
    expect((await getDoc(at('student'))).data()).toMatchObject({ status: 'submitted', revision: 6 })
  })

  test.each<[string, object]>([
    ['by a device that has not heard of the last write', { follows: 1, revision: 9 }],
    ['by one that claims to know more', { follows: 3, revision: 9 }],
    ['back to the same revision', { follows: 2, revision: 2 }],
    ['to another test', { ...next, testKey: 'series/banking/full-2' }],
    ['to another start', { ...next, startedAt: 2000 }],
    ['to another scope', { ...next, scope: 'wrong' }],
    ['to another title', { ...next, title: 'Full 2' }],
    ['to other questions', { ...next, questionIds: ['q1', 'q3'] }],
    [
      'to more questions',
      {
        ...next,
        questionCount: 3,
        questionIds: ['q1', 'q2', 'q3'],
        options: [1, 1, 1],
        flags: [1, 1, 1],
        milliseconds: [1, 1, 1],
        revisions: [1, 1, 1],
      },
    ],
  ])('is not changed %s', async (_, wrong) => {
    await expectRefused(write({ ...running(), ...wrong }))
  })
})
