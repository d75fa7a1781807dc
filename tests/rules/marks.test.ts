import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
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
import { markLimits, mergeMarks } from '../../src/domain/marks/marks'
import { readMarks, writeMarks } from '../../src/domain/marks/marks-text'
import { arbitraryMarks } from '../../src/domain/testing/arbitrary-marks'
import { expectRefused, setUpBench } from './testing/roles'

const book = 'paid/resource_indian_polity/union-government.pdf'
const idOf = (name: string) => createHash('sha256').update(name).digest('hex')
const texts = {
  bookmarks: '3 1mubbs7ln\n12 0mubbs7ln\n',
  notes: 'mubbs7lp4f2a 4 mubbs7lp:గంగా\\nYamuna 😀 3 1a\nb1 4 0:\n',
}
const marks = (change: Record<string, unknown> = {}) => ({
  book,
  title: 'Book 3: The Union Government',
  ...texts,
  place: { page: 4, fraction: 0.25, at: 1_790_000_000_000 },
  follows: 0,
  revision: 1,
  updatedAt: serverTimestamp(),
  ...change,
})

const bench = setUpBench(async ({ put }) => {
  await put(`users/member/marks/${idOf(book)}`, { ...marks(), updatedAt: new Date() })
})
const path = `users/student/marks/${idOf(book)}`
const mine = () => doc(bench.db('student'), path)

beforeEach(async () => {
  await deleteDoc(doc(bench.db('admin'), path))
  await bench.put('users/student/counted/marks', { ids: [idOf(book)] })
})

it('the first marks in a book need its id in the list that counts books, which ends at 500', async () => {
  const list = doc(bench.db('student'), 'users/student/counted/marks')
  const ids = Array.from({ length: 499 }, (_, index) => idOf(String(index)))
  await bench.put('users/student/counted/marks', { ids })
  await expectRefused(setDoc(mine(), marks()))
  await setDoc(list, { ids: arrayUnion(idOf(book)) }, { merge: true })
  await setDoc(mine(), marks())
  await expectRefused(setDoc(list, { ids: arrayUnion(idOf('another')) }, { merge: true }))
})

describe('a student’s own marks in a book', () => {
  it('are written, also of a book that is not theirs any more, written on, read and listed, and deleted by nobody', async () => {
    await setDoc(mine(), marks())
    await setDoc(mine(), marks({ notes: '', place: null, follows: 1, revision: 2 }))
    expect((await getDoc(mine())).get('notes')).toBe('')
    const all = collection(bench.db('student'), 'users/student/marks')
    expect((await getDocs(query(all, limit(100)))).size).toBe(1)
    await expectRefused(getDocs(all))
    await expectRefused(getDocs(query(all, limit(101))))
    await expectRefused(deleteDoc(mine()))
  })

  it('are taken whatever they say, as the app writes them', async () => {
    const many = fc.sample(arbitraryMarks, 8).reduce(mergeMarks)
    await setDoc(mine(), marks({ ...writeMarks(many) }))
    const stored = await getDoc(mine())
    const read = { bookmarks: String(stored.get('bookmarks')), notes: String(stored.get('notes')) }
    expect(readMarks(read)).toEqual(many)
  })

  it('follow the state that is stored: who has not heard of the last write is refused', async () => {
    await expectRefused(setDoc(mine(), marks({ follows: 1, revision: 2 })))
    await setDoc(mine(), marks())
    await expectRefused(setDoc(mine(), marks()))
    await expectRefused(setDoc(mine(), marks({ follows: 1, revision: 3 })))
    await expectRefused(updateDoc(mine(), { notes: '' }))
    await setDoc(mine(), marks({ follows: 1, revision: 2 }))
  })

  it('stand at the name of their book', async () => {
    const db = bench.db('student')
    await expectRefused(setDoc(doc(db, `users/student/marks/${idOf('another.pdf')}`), marks()))
    await expectRefused(setDoc(doc(db, 'users/student/marks/one'), marks()))
    await setDoc(mine(), marks())
    await expectRefused(setDoc(mine(), marks({ book: 'another.pdf', follows: 1, revision: 2 })))
  })

  it('are as many as the app keeps, and no more', async () => {
    const bookmarks = '99999 1zzzzzzzzz\n'.repeat(markLimits.bookmarkLines)
    const note = `${'z'.repeat(20)} 99999 zzzzzzzzz:`
    const most = { bookmarks, notes: `${note}${'\\\\'.repeat(markLimits.note)}\n`.repeat(190) }
    await setDoc(mine(), marks(most))
    let follows = 1
    for (const change of [
      { bookmarks: `${bookmarks}1 1a\n` },
      { notes: 'a 1 1:\n'.repeat(markLimits.noteLines + 1) },
      { notes: `${note}${'x'.repeat(1001)}\n` },
      { notes: `a 1 1:${'క'.repeat(1000)}\n`.repeat(67) },
    ]) {
      await expectRefused(setDoc(mine(), marks({ ...change, follows, revision: follows + 1 })))
    }
    const full = 'a 1 1:'.length + 1
    const lines = `a 1 1:${'x'.repeat(1000)}\n`.repeat(198)
    const rest = markLimits.noteBytes - lines.length - full
    await setDoc(mine(), marks({ notes: `${lines}a 1 1:${'x'.repeat(rest)}\n`, follows, revision: 2 }))
    follows = 2
    await expectRefused(
      setDoc(mine(), marks({ notes: `${lines}a 1 1:${'x'.repeat(rest + 1)}\n`, follows, revision: 3 })),
    )
  })

  it.each([
    ['bookmarks that are no text', { bookmarks: ['3 1a'] }],
    ['a bookmark that does not end', { bookmarks: '3 1a' }],
    ['a page zero', { bookmarks: '0 1a\n' }],
    ['a page of six digits', { bookmarks: '100000 1a\n' }],
    ['a bookmark that is neither on nor off', { bookmarks: '3 2a\n' }],
    ['an empty line', { bookmarks: '\n3 1a\n' }],
    ['a note without a name', { notes: ' 3 a:hello\n' }],
    ['a note with an endless name', { notes: `${'a'.repeat(21)} 3 a:hello\n` }],
    ['a note without a time', { notes: 'a 3 hello\n' }],
    ['a note that does not end', { notes: 'a 3 a:hello' }],
    ['a note over two lines', { notes: 'a 3 a:hello\nworld\n' }],
    ['a place before the first page', { place: { page: 0, fraction: 0, at: 1 } }],
    ['a place far from its page', { place: { page: 1, fraction: 3, at: 1 } }],
    ['a place without a time', { place: { page: 1, fraction: 0 } }],
    ['a place with a word more', { place: { page: 1, fraction: 0, at: 1, by: 'me' } }],
    ['half a page', { place: { page: 1.5, fraction: 0, at: 1 } }],
    ['an endless title', { title: 'x'.repeat(301) }],
    ['a title that is none', { title: 1 }],
    ['a revision that is no number', { revision: '1' }],
    ['a time of its own', { updatedAt: new Date() }],
    ['a field of its own', { owner: 'member' }],
  ])('are not written with %s', async (_, change) => {
    await expectRefused(setDoc(mine(), marks(change)))
  })

  it.each(['book', 'title', 'bookmarks', 'notes', 'place', 'follows', 'revision', 'updatedAt'])(
    'are not written without %s',
    async (field) => {
      const { [field]: _, ...without } = marks() as Record<string, unknown>
      await expectRefused(setDoc(mine(), without))
    },
  )
})
