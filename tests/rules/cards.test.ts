import * as fc from 'fast-check'
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
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { cardLimits } from '../../src/domain/learning/card'
import { gatherCards, shardBytes } from '../../src/domain/learning/card-shards'
import { readCards, writeCard } from '../../src/domain/learning/card-text'
import { arbitraryCard } from '../../src/domain/testing/arbitrary-cards'
import { expectRefused, setUpBench } from './testing/roles'

const line = writeCard({
  ref: 'series/upsc/full-1#q%201',
  reviews: [
    { at: 1_790_000_000_000, result: 'again' },
    { at: 1_790_086_400_000, result: 'good' },
    { at: 1_790_186_400_000, result: 'put-back' },
  ],
  star: { value: true, at: 1_790_000_000_123 },
  reason: { value: null, at: 1_790_000_000_123 },
  note: { value: 'గంగా\n\\ 😀 quiz/a#b  - - -', at: 9_999_999_999_999 },
})
const text = `${line}\nquiz/rivers#q1  - - -\n`
const shard = (change: Record<string, unknown> = {}) => ({
  text,
  follows: 0,
  revision: 1,
  updatedAt: serverTimestamp(),
  ...change,
})

const bench = setUpBench(async ({ put }) => {
  await put('users/member/cards/3', { text, follows: 0, revision: 1, updatedAt: new Date() })
})
const mine = (id: string) => doc(bench.db('student'), `users/student/cards/${id}`)

beforeEach(async () => {
  for (const id of ['0', '1', '9']) await deleteDoc(doc(bench.db('admin'), `users/student/cards/${id}`))
})

describe('a student’s own cards', () => {
  it('are written, written on, read and listed by their last change by their student, and deleted by nobody', async () => {
    await setDoc(mine('0'), shard())
    await setDoc(mine('0'), shard({ text: '', follows: 1, revision: 2 }))
    await setDoc(mine('9'), shard())
    expect((await getDoc(mine('0'))).get('text')).toBe('')
    const all = collection(bench.db('student'), 'users/student/cards')
    const news = query(all, where('updatedAt', '>', new Date(0)), orderBy('updatedAt'), limit(10))
    expect((await getDocs(news)).docs.map(({ id }) => id)).toEqual(['0', '9'])
    await expectRefused(deleteDoc(mine('0')))
  })

  it('are taken whatever they say, as the app writes them', async () => {
    const cards = gatherCards(fc.sample(arbitraryCard(), 200))
    const lines = [...cards.values()].map((card) => `${writeCard(card)}\n`)
    await setDoc(mine('0'), shard({ text: lines.join('') }))
    expect(readCards(String((await getDoc(mine('0'))).get('text')))).toEqual([...cards.values()])
  })

  it('follow the state that is stored: who has not heard of the last write is refused', async () => {
    await expectRefused(setDoc(mine('0'), shard({ follows: 1, revision: 2 })))
    await setDoc(mine('0'), shard())
    await expectRefused(setDoc(mine('0'), shard()))
    await expectRefused(setDoc(mine('0'), shard({ follows: 2, revision: 3 })))
    await expectRefused(setDoc(mine('0'), shard({ follows: 1, revision: 3 })))
    await expectRefused(updateDoc(mine('0'), { text: '' }))
    await setDoc(mine('0'), shard({ follows: 1, revision: 2 }))
  })

  it('lie in ten documents and nowhere else', async () => {
    for (const id of ['10', '00', 'a', 'all', '-1', '٣']) await expectRefused(setDoc(mine(id), shard()))
  })

  it('are not listed without a limit, or beyond it', async () => {
    const all = collection(bench.db('student'), 'users/student/cards')
    await expectRefused(getDocs(all))
    await expectRefused(getDocs(query(all, limit(101))))
  })

  it('have at most 200,000 bytes in one document', async () => {
    const full = `quiz/a#1  - - 1:${'క'.repeat(280)}\n`
    const size = new TextEncoder().encode(full).length
    const count = Math.floor(shardBytes / size)
    const rest = shardBytes - count * size
    // A second note fills up what is left, byte by byte.
    const last = `quiz/b#1  - - 1:${'x'.repeat(rest - 'quiz/b#1  - - 1:\n'.length)}\n`
    await setDoc(mine('0'), shard({ text: full.repeat(count) + last }))
    expect(await bench.sizeOf('users/student/cards/0')).toBeLessThan(shardBytes + 500)
    await expectRefused(setDoc(mine('1'), shard({ text: full.repeat(count) + last.replace('x', 'xx') })))
  })

  it('have 40 reviews, a name of 600 characters and a note of 560 at most', async () => {
    const name = `quiz/${'x'.repeat(600)}`
    const most = [
      `${name}  - - -\n`,
      `quiz/a#1 ${'1A'.repeat(cardLimits.reviews)} - - -\n`,
      `quiz/a#1 zzzzzzzA - - -\n`,
      `quiz/a#1  1zzzzzzzzz Nzzzzzzzzz zzzzzzzzz:${'\\\\'.repeat(cardLimits.note)}\n`,
    ]
    await setDoc(mine('0'), shard({ text: most.join('') }))
    for (const longer of [
      `${name}x  - - -\n`,
      `quiz/a#1 ${'1A'.repeat(cardLimits.reviews + 1)} - - -\n`,
      `quiz/a#1 zzzzzzzzA - - -\n`,
      `quiz/a#1  1zzzzzzzzzz - -\n`,
      `quiz/a#1  - Nzzzzzzzzzz -\n`,
      `quiz/a#1  - - zzzzzzzzzz:\n`,
      `quiz/a#1  - - 1:${'x'.repeat(2 * cardLimits.note + 1)}\n`,
    ]) {
      await expectRefused(setDoc(mine('1'), shard({ text: most.join('') + longer })))
    }
  })

  it.each([
    ['a text that is none', { text: 1 }],
    ['a list for a text', { text: [line] }],
    ['a line that does not end', { text: line }],
    ['a line that is no card', { text: `${text}hello\n` }],
    ['an empty line', { text: `\n${text}` }],
    ['a name without a test', { text: 'rivers#q1  - - -\n' }],
    ['a name with a space', { text: 'quiz/ri vers#q1  - - -\n' }],
    ['a name in another script', { text: 'quiz/నది#q1  - - -\n' }],
    ['a result that is none', { text: 'quiz/a#1 1B - - -\n' }],
    ['a star that is neither on nor off', { text: 'quiz/a#1  21 - -\n' }],
    ['a reason that is none', { text: 'quiz/a#1  - X1 -\n' }],
    ['a note without a time', { text: 'quiz/a#1  - - hello\n' }],
    ['a revision that is no number', { revision: '1' }],
    ['a revision below none', { follows: -1, revision: 0 }],
    ['a time of its own', { updatedAt: new Date() }],
    ['a field of its own', { owner: 'member' }],
  ])('are not written with %s', async (_, change) => {
    await expectRefused(setDoc(mine('0'), shard(change)))
  })

  it.each(['text', 'follows', 'revision', 'updatedAt'])('are not written without %s', async (field) => {
    const { [field]: _, ...without } = shard() as Record<string, unknown>
    await expectRefused(setDoc(mine('0'), without))
  })
})
