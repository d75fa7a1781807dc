/** The file of everything that is kept about a student, on this file's backend. */
import './testing/device-of-a-browser'
import { readFileSync } from 'node:fs'
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { ownCollections } from '@/config/own-collections'
import { deleteMyAccount } from '@/features/auth/account/delete-my-account'
import { collectMyData } from '@/features/auth/account/my-data'
import { registerStudent } from '@/features/auth/account/register-student'
import { createDeviceStore } from '@/lib/device/device-store'
import { expectSession, ownId, registration, setUpAppSession } from './testing/app-session'
import { setUpEndpoint } from './testing/endpoint'
import { password } from './testing/operator'
import { setUpSeededBackend } from './testing/seeded-backend'

const backend = setUpSeededBackend()
setUpEndpoint(backend)
setUpAppSession(backend)

const fileSchema = z.looseObject({
  account: z.looseObject({}),
  profile: z.looseObject({}),
  saved: z.array(z.looseObject({})),
  attempts: z.array(z.looseObject({})),
  purchases: z.array(z.looseObject({})),
  onThisDevice: z.looseObject({}),
})

async function collected(uid: string) {
  const { file, name } = await collectMyData(uid, new Date(2026, 0, 5, 23, 59))
  return { name, text: await file.text(), data: fileSchema.parse(JSON.parse(await file.text())) }
}

async function registered(name: string): Promise<string> {
  await registerStudent(registration(name))
  await expectSession({ email: `${name}@demo.test` })
  return ownId()
}

const attempt = {
  title: 'Polity Mock 1',
  testKey: 'mock/polity-1',
  questionIds: 'q1\nq2\nq3',
  options: '1,,0',
  keys: '1,3,2',
  score: { percentage: 33, marks: null },
  startedAt: Date.UTC(2026, 0, 1),
  submittedAt: Date.UTC(2026, 0, 1, 1),
}

/** The collections that the rules let stand below a student's record. */
function collectionsBelowARecord(): string[] {
  const rules = readFileSync('firestore.rules', 'utf8')
  const users = /match \/users\/\{uid\} \{([\s\S]*?)\n {4}\}/.exec(rules)?.[1] ?? ''
  return [...users.matchAll(/match \/(\w+)\/\{/g)].map(([, name = '']) => name)
}

test('the file and leaving know every collection that the rules allow below a record', async () => {
  expect(collectionsBelowARecord().length).toBeGreaterThan(1)
  expect([...ownCollections].toSorted()).toEqual(collectionsBelowARecord().toSorted())
  const uid = await registered('whole')
  for (const name of ownCollections) await backend.put(`users/${uid}/${name}/one`, { title: 'Mine' })
  const { data } = await collected(uid)
  for (const name of ownCollections) expect(data[name]).toEqual([{ id: 'one', title: 'Mine' }])
  await deleteMyAccount(uid, password)
  for (const name of ownCollections) {
    expect((await getDocs(collection(backend.admin(), 'users', uid, name))).size).toBe(0)
  }
  const stone = await getDoc(doc(backend.admin(), 'users', uid))
  expect(stone.data()).toEqual({ isActive: false, deletedAt: expect.anything() })
})

test('stars, notes and revisions are in it in words', async () => {
  const uid = await registered('cards')
  const text = 'quiz/rivers#q1 tlpwu8A1uo0G 1mubbs7ln Tmubbs7lo mubbs7lp:Ganga\\nYamuna\n'
  await backend.put(`users/${uid}/cards/0`, { text, follows: 0, revision: 1, updatedAt: new Date() })
  const { data } = await collected(uid)
  expect(data.cards).toMatchObject([
    {
      cards: [
        {
          question: 'quiz/rivers#q1',
          reviews: [{ result: 'again' }, { at: '2026-09-22T14:13:20.000Z', result: 'good' }],
          starred: true,
          reason: 'time',
          note: 'Ganga\nYamuna',
        },
      ],
      asStored: { id: '0', text },
    },
  ])
})

test('bookmarks and notes in a book are in it in words', async () => {
  const uid = await registered('marks')
  const texts = { bookmarks: '3 1mubbs7ln\n9 0mubbs7ln\n', notes: 'a1 4 mubbs7lp:Ganga\\nYamuna\n' }
  await backend.put(`users/${uid}/marks/m1`, { title: 'Polity', ...texts, place: null })
  const { data } = await collected(uid)
  expect(data.marks).toMatchObject([
    {
      book: 'Polity',
      bookmarks: [3],
      notes: [{ page: 4, note: 'Ganga\nYamuna' }],
      asStored: { id: 'm1', ...texts },
    },
  ])
})

test('profile, account, tests with their answers and every purchase are in it, and can be read', async () => {
  const uid = await registered('reading')
  await backend.put(`users/${uid}/attempts/a1`, attempt)
  const bought = { userId: uid, productName: 'Polity Notes', purchaseDate: new Date('2026-01-02T03:04:05Z') }
  await backend.put(`user_purchases/${uid}_polity`, { ...bought, productId: 'polity', isActive: false })
  await backend.put('user_purchases/other_polity', { ...bought, userId: 'other', isActive: true })
  const { name, data, text } = await collected(uid)
  expect(name).toBe('pariksha-academy-my-data-2026-01-05.json')
  expect(data.account).toMatchObject({ id: uid, email: 'reading@demo.test', emailVerified: false })
  expect(data.profile).toMatchObject({ name: 'Asha Rao', phone: '+91 90000 00009' })
  const inWords = {
    test: 'Polity Mock 1',
    startedAt: '2026-01-01T00:00:00.000Z',
    submittedAt: '2026-01-01T01:00:00.000Z',
    score: { percentage: 33, marks: null },
    answers: [
      { question: 1, questionId: 'q1', chosen: '1', correct: '1' },
      { question: 2, questionId: 'q2', chosen: null, correct: '3' },
      { question: 3, questionId: 'q3', chosen: '0', correct: '2' },
    ],
  }
  expect(data.attempts).toEqual([{ ...inWords, asStored: { id: 'a1', ...attempt } }])
  expect(data.purchases).toEqual([
    expect.objectContaining({ productName: 'Polity Notes', purchaseDate: '2026-01-02T03:04:05.000Z' }),
  ])
  expect(text).not.toContain(password)
})

test('of a long history nothing is left out', async () => {
  const uid = await registered('long')
  const ids = Array.from({ length: 203 }, (_, index) => `a${index}`)
  await Promise.all(ids.map((id) => backend.put(`users/${uid}/attempts/${id}`, { title: id })))
  const { data } = await collected(uid)
  expect(new Set(data.attempts.map(({ id }) => id))).toEqual(new Set(ids))
  expect(data.attempts).toHaveLength(ids.length)
})

test('what this device keeps for the student is in it: not copies of content, and nothing of anybody else', async () => {
  const uid = await registered('device')
  const area = (name: string, atSignOut: 'forgotten' | 'kept') => createDeviceStore(name, { atSignOut })
  await area('reading-place', 'kept').setMany(uid, [['book/1', { page: 90 }]])
  await area('attempts', 'forgotten').setMany(uid, [['a1', { at: new Date(0), drawn: new Map([[1, 2]]) }]])
  await area('attempts', 'forgotten').setMany(uid, [['a2', attempt]])
  await area('reads', 'forgotten').setMany(uid, [['["jobs"]', { data: 'a list of jobs' }]])
  await area('reading-place', 'kept').setMany('other', [['book/1', { page: 7 }]])
  localStorage.setItem(`openedOrders:${uid}`, '[1]')
  localStorage.setItem('openedOrders:other', '[2]')
  const { data } = await collected(uid)
  expect(data.onThisDevice).toEqual({
    user: expect.stringContaining(uid),
    [`openedOrders:${uid}`]: '[1]',
    'reading-place': { 'book/1': { page: 90 } },
    attempts: {
      a1: { at: '1970-01-01T00:00:00.000Z', drawn: [[1, 2]] },
      a2: expect.objectContaining({
        test: 'Polity Mock 1',
        answers: [
          { question: 1, questionId: 'q1', chosen: '1', correct: '1' },
          { question: 2, questionId: 'q2', chosen: null, correct: '3' },
          { question: 3, questionId: 'q3', chosen: '0', correct: '2' },
        ],
      }),
    },
  })
})

test('nobody else’s data can be collected', async () => {
  await registered('curious')
  await expect(collectMyData('student-demo')).rejects.toMatchObject({ code: 'permission-denied' })
})
