import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test } from 'vitest'
import { runningAttempt } from './testing/attempt-fields'
import { expectRefused, setUpBench } from './testing/roles'

const over = () => ({
  ...runningAttempt(),
  status: 'submitted',
  submittedAt: 9000,
  endedBy: 'student',
  score: {
    percentage: 50,
    marks: { scored: { numerator: 1, denominator: 3 }, possible: { numerator: 2, denominator: 1 } },
  },
  keys: '1,0',
  marking: '2:1 -1/3 0',
})

/** A hundred years stand for no limit. */
const untimed = { scope: 'untimed', deadline: 1000 + 100 * 365 * 86_400_000 }

const fraction = (numerator: number, denominator: number) => ({ numerator, denominator })
const withMarks = (marks: object) => ({ ...over(), score: { percentage: 10, marks } })
const each = (count: number, part: string, separator = ',') => Array(count).fill(part).join(separator)
const manyQuestions = (questionCount: number) => ({
  questionCount,
  questionIds: each(questionCount, 'q', '\n'),
  options: each(questionCount, ''),
  flags: each(questionCount, '0', ''),
  milliseconds: each(questionCount, '0'),
  revisions: each(questionCount, '0'),
  prints: each(questionCount, '01234567', ''),
})
const bench = setUpBench(() => Promise.resolve())
const at = (role: string, id = 'a1') => doc(bench.db(role), `users/student/attempts/${id}`)
const write = (fields: object, role = 'student') => setDoc(at(role), fields)

beforeEach(() => deleteDoc(at('admin')))

describe('an attempt', () => {
  test('is written, read and listed by its own student, and deleted by nobody', async () => {
    await write(runningAttempt())
    expect((await getDoc(at('student'))).data()).toMatchObject({ testKey: 'series/banking/full-1' })
    const own = collection(bench.db('student'), 'users/student/attempts')
    expect((await getDocs(query(own, orderBy('startedAt', 'desc'), limit(100)))).size).toBe(1)
    await expectRefused(deleteDoc(at('student')))
  })

  test('that was submitted is not made again with a better score, also not in one commit', async () => {
    await write(over())
    const better = { ...over(), score: { ...over().score, percentage: 100 } }
    await expectRefused(write(better))
    await expectRefused(
      writeBatch(bench.db('student')).delete(at('student')).set(at('student'), better).commit(),
    )
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

  test('may say that the device had its keys, and does not take that back', async () => {
    await write({ ...runningAttempt(), seen: true })
    const next = { ...runningAttempt(), follows: 2, revision: 3 }
    await expectRefused(write(next))
    await write({ ...next, seen: true })
    await expectRefused(setDoc(at('student', 'a2'), { ...runningAttempt(), seen: false }))
  })

  test.each(['quiz/rivers', 'daily/2026-11-22', 'practice/a1', 'study/a1'])('may be of %s', async (key) => {
    await write({ ...over(), testKey: key })
    expect((await getDoc(at('student'))).data()).toMatchObject({ testKey: key })
  })

  test('may be practice without a clock', async () => {
    await write({ ...runningAttempt(), ...untimed })
    await write({ ...over(), ...untimed, follows: 2, revision: 3 })
    expect((await getDoc(at('student'))).data()).toMatchObject({ status: 'submitted', scope: 'untimed' })
  })

  test.each<[string, object]>([
    ['a time limit', { deadline: 601_000 }],
    ['extra time', { extra: 'third' }],
    ['a section that is alone open', { open: { section: 0, deadline: 601_000 } }],
  ])('that is practice without a clock has not %s', async (_, wrong) => {
    await expectRefused(write({ ...runningAttempt(), ...untimed, ...wrong }))
  })

  test.each(['third', 'half'])('may have been given a %s more time', async (extra) => {
    await write({ ...runningAttempt(), extra })
    await write({ ...over(), extra, follows: 2, revision: 3 })
    expect((await getDoc(at('student'))).data()).toMatchObject({ status: 'submitted', extra })
  })

  test.each<[string, object]>([
    ['another field', { questions: ['What is ...?'] }],
    ['twice the time', { extra: 'double' }],
    ['extra time that says none', { extra: 'none' }],
    ['extra time of nothing', { extra: null }],
    ['extra time as a number', { extra: 1.5 }],
    ['no test', { testKey: '' }],
    ['a test of no kind', { testKey: 'paper/1' }],
    ['a test as a number', { testKey: 7 }],
    ['an unknown scope', { scope: 'half' }],
    ['no title', { title: '' }],
    ['a title of a page', { title: 'x'.repeat(201) }],
    ['a start as text', { startedAt: 'now' }],
    ['no questions', { questionCount: 0, questionIds: '', options: '', flags: '' }],
    ['more questions than ids', { questionCount: 3 }],
    ['too many questions', manyQuestions(501)],
    ['ids as a list', { questionIds: ['q1', 'q2'] }],
    ['one id too many', { questionIds: 'q1\nq2\nq3' }],
    ['an empty id', { questionIds: 'q1\n' }],
    ['an endless id', { questionIds: `q1\n${'x'.repeat(601)}` }],
    ['ids of a book', { ...manyQuestions(500), questionIds: Array(500).fill('x'.repeat(120)).join('\n') }],
    ['too few answers', { options: '1' }],
    ['answers as a list', { options: [1, -1] }],
    ['answers with two signs', { options: '1,--1' }],
    ['answers of eleven digits', { options: '1,10000000000' }],
    ['answers of seven decimals', { options: '1,0.1234567' }],
    ['answers with an exponent', { options: '1,1e9' }],
    ['answers in words', { options: '1,none' }],
    ['too many flags', { flags: '100' }],
    ['flags as a list', { flags: [1, 0] }],
    ['a flag that is none', { flags: '14' }],
    ['times missing', { milliseconds: null }],
    ['times as a list', { milliseconds: [4000, 0] }],
    ['no time at a question', { milliseconds: '4000,' }],
    ['a time of nine digits', { milliseconds: '100000000,0' }],
    ['revisions missing', { revisions: '' }],
    ['revisions as a list', { revisions: [2, 0] }],
    ['a revision of seven digits', { revisions: '1000000,0' }],
    ['a field below zero', { revisions: '-2,0' }],
    ['a place outside of the paper', { current: 2 }],
    ['a place that is none', { current: -1 }],
    ['exits below zero', { exits: -1 }],
    ['endless exits', { exits: 1e6 }],
    ['a start beyond all dates', { startedAt: 1e13 }],
    ['a clock beyond all dates', { clock: 1e13 }],
    ['a deadline beyond all dates', { deadline: 1e13 }],
    ['counted to beyond all dates', { countedTo: 1e13 }],
    ['a test with a line break', { testKey: 'mock/a\nb' }],
    ['a test in letters that an address has not', { testKey: 'mock/అ' }],
    ['a test of a page', { testKey: `mock/${'x'.repeat(2996)}` }],
    ['a deadline with a fraction', { deadline: 601_000.5 }],
    ['an open section with more in it', { open: { section: 0, deadline: 1, answers: [] } }],
    ['an open section that is none', { open: 'A' }],
    ['an open section beyond the questions', { open: { section: 3, deadline: 1 } }],
    ['an open section that ends never', { open: { section: 0, deadline: 1e13 } }],
    ['an endless revision', { revision: 1e6 }],
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
    ['a score with a fraction', { ...over(), score: { percentage: 10.5, marks: null } }],
    ['marks that are no marks', { ...over(), score: { percentage: 10, marks: 'many' } }],
    ['marks of two texts', { ...over(), score: { percentage: 10, marks: { scored: 'a', possible: 'b' } } }],
    ['marks of something else', withMarks({ name: fraction(1, 3), possible: fraction(2, 1) })],
    ['marks with more', withMarks({ scored: fraction(1, 3), possible: fraction(2, 1), rank: 1 })],
    ['half of the marks', withMarks({ scored: fraction(1, 3) })],
    ['a mark of texts', withMarks({ scored: { numerator: '1', denominator: 3 }, possible: fraction(2, 1) })],
    ['a mark with more', withMarks({ scored: { ...fraction(1, 3), note: 'x' }, possible: fraction(2, 1) })],
    ['a mark by zero', withMarks({ scored: fraction(1, 0), possible: fraction(2, 1) })],
    ['an endless mark', withMarks({ scored: fraction(1e12, 1), possible: fraction(2, 1) })],
    ['an endless loss', withMarks({ scored: fraction(-1e12, 1), possible: fraction(2, 1) })],
    ['an end beyond all dates', { ...over(), deadline: 9_999_999_999_999, submittedAt: 1e13 }],
    ['a key of eleven digits', { ...over(), keys: '1,10000000000' }],
    ['a key of eleven answers', { ...over(), keys: `1,${each(11, '1', '|')}` }],
    ['a key of a range without an end', { ...over(), keys: '1,3~' }],
    ['a key of half a range', { ...over(), keys: '1,3~4~5' }],
    ['a key while it runs', { keys: '1,0' }],
    ['marks of questions while it runs', { marking: '2:1 -1/3 0' }],
    ['a key of one question too few', { ...over(), keys: '1' }],
    ['a key that is no list of options', { ...over(), keys: '1,b' }],
    ['a key as numbers', { ...over(), keys: [1, 0] }],
    ['marks in words', { ...over(), marking: '2:one' }],
    ['marks of a page', { ...over(), marking: '1:0 0 0;'.repeat(1501) }],
    ['an end without what it was scored by', { ...over(), keys: '' }],
    ['an end without its marks', { ...over(), marking: '' }],
    ['no fingerprint', { prints: '' }],
    ['a fingerprint of other questions', { prints: '01234567' }],
    ['a fingerprint in words', { prints: 'not a fingerpint' }],
  ])('with %s is refused', async (_, wrong) => {
    await expectRefused(write({ ...runningAttempt(), ...wrong }))
  })

  test('carries what it was scored by and the fingerprint of its questions', async () => {
    const told = { options: '1,12', keys: '1,12', marking: '1:1 -1/3 0;1:', prints: '0123456789abcdef' }
    await write({ ...over(), ...told })
    expect((await getDoc(at('student'))).data()).toMatchObject(told)
  })

  test.each([
    ['a set of options and a number below zero', runningAttempt(), { options: '5,-2.5' }],
    ['no answers', runningAttempt(), { options: ',' }],
    ['keys of every form', over(), { options: '5,-2.5', keys: '1|2,-3.5~3.6' }],
    ['keys that an exam body has given up', over(), { keys: '*,x', marking: '2:4 -2 0 1' }],
  ])('takes %s', async (_, attempt, fields) => {
    await write({ ...attempt, ...fields })
    expect((await getDoc(at('student'))).data()).toMatchObject(fields)
  })

  test.each(Object.keys(runningAttempt()))('without its %s is refused', async (field) => {
    const { [field]: _, ...rest } = runningAttempt() as Record<string, unknown>
    await expectRefused(write(rest))
  })
})

describe('the longest attempt that is taken', () => {
  const moment = 9_999_999_999_999
  const mark = { numerator: -999_999_999_999, denominator: 999_999_999_999 }
  const longest = {
    ...over(),
    testKey: `mock/${'x'.repeat(2995)}`,
    scope: 'skipped',
    title: '🎓'.repeat(200),
    startedAt: moment,
    questionCount: 500,
    // With 499 line breaks they are 60,100 bytes.
    questionIds: `${each(499, 'x'.repeat(119), '\n')}\n${'x'.repeat(220)}`,
    options: each(500, '-1234567890.123456'),
    flags: each(500, '3', ''),
    milliseconds: each(500, '99999999'),
    revisions: each(500, '999999'),
    current: 499,
    exits: 999_999,
    countedTo: moment,
    clock: moment,
    deadline: moment,
    open: { section: 500, deadline: moment },
    revision: 999_999,
    submittedAt: moment,
    score: { percentage: 100, marks: { scored: mark, possible: mark } },
    keys: `${each(499, '1234567.123')},${'9'.repeat(10)}|1`,
    marking: '9'.repeat(12_000),
    prints: 'f'.repeat(4000),
  }

  test('has less than 105 KB', async () => {
    await write(longest)
    const size = await bench.sizeOf('users/student/attempts/a1')
    expect(size).toBeGreaterThan(103_000)
    expect(size).toBeLessThan(105_000)
  })

  test.each<[string, object]>([
    ['test', { testKey: `${longest.testKey}x` }],
    ['title', { title: `${longest.title}x` }],
    ['list of ids', { questionIds: `${longest.questionIds}x` }],
    ['list of answers', { options: `${longest.options}9` }],
    ['row of flags', { flags: `${longest.flags}3` }],
    ['list of times', { milliseconds: `${longest.milliseconds}9` }],
    ['list of revisions', { revisions: `${longest.revisions}9` }],
    ['key', { keys: `${longest.keys}9` }],
    ['text of marks', { marking: `${longest.marking}9` }],
    ['fingerprint', { prints: `${longest.prints}f` }],
  ])('is not taken with a %s that is longer by one', async (_, wrong) => {
    await expectRefused(write({ ...longest, ...wrong }))
  })
})

describe('an attempt that is there', () => {
  const next = { follows: 2, revision: 5 }
  beforeEach(() => write(runningAttempt()))

  test('goes on from the revision that is stored, and ends once', async () => {
    await write({ ...runningAttempt(), ...next, options: '1,3' })
    await write({ ...over(), follows: 5, revision: 6 })
    await expectRefused(write({ ...over(), follows: 6, revision: 7 }))
    await expectRefused(write({ ...runningAttempt(), follows: 6, revision: 7 }))
    expect((await getDoc(at('student'))).data()).toMatchObject({ status: 'submitted', revision: 6 })
  })

  test.each<[string, object]>([
    ['by a device that has not heard of the last write', { follows: 1, revision: 9 }],
    ['by one that claims to know more', { follows: 3, revision: 9 }],
    ['back to the same revision', { follows: 2, revision: 2 }],
    ['to another test', { ...next, testKey: 'series/banking/full-2' }],
    ['to another start', { ...next, startedAt: 2000 }],
    ['to another scope', { ...next, scope: 'wrong' }],
    ['to practice without a clock', { ...next, ...untimed }],
    ['to another title', { ...next, title: 'Full 2' }],
    ['to other questions', { ...next, questionIds: 'q1\nq3' }],
    ['to more questions', { ...next, ...manyQuestions(3), questionIds: 'q1\nq2\nq3' }],
    ['to more time', { ...next, extra: 'half' }],
  ])('is not changed %s', async (_, wrong) => {
    await expectRefused(write({ ...runningAttempt(), ...wrong }))
  })
})

test('practice without a clock does not become an attempt with one', async () => {
  const next = { follows: 2, revision: 5 }
  await write({ ...runningAttempt(), ...untimed })
  await expectRefused(write({ ...runningAttempt(), ...next }))
  await expectRefused(write({ ...runningAttempt(), ...next, deadline: untimed.deadline }))
  await expectRefused(write({ ...runningAttempt(), ...untimed, ...next, deadline: 601_000 }))
  await write({ ...runningAttempt(), ...untimed, ...next })
})

test('the extra time of an attempt is neither changed nor taken away', async () => {
  const next = { follows: 2, revision: 5 }
  await write({ ...runningAttempt(), extra: 'third' })
  await expectRefused(write({ ...runningAttempt(), ...next, extra: 'half' }))
  await expectRefused(write({ ...runningAttempt(), ...next }))
  await write({ ...runningAttempt(), ...next, extra: 'third' })
})
