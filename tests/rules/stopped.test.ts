import { createHash } from 'node:crypto'
import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { getBytes, ref } from 'firebase/storage'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownCollections } from '../../src/config/own-collections'
import { runningAttempt } from './testing/attempt-fields'
import { expectRefused, setUpBench } from './testing/roles'

const product = 'resource_y'
const record = (isActive: boolean | null) => ({
  name: 'Arjun Reddy',
  email: 'member@demo.test',
  purchase: [],
  Resource: [],
  createdAt: new Date(),
  updatedAt: new Date(),
  ...(isActive === null ? {} : { isActive }),
})
const item = { kind: 'job', itemId: 'j', title: 'Clerk', detail: '', url: '', savedAt: new Date() }
const drawer = { items: { job_j: item }, lastKey: 'job_j' }

const cards = { text: 'quiz/rivers#q1  - - -\n', follows: 0, revision: 1 }

const report = {
  testKey: 'quiz/rivers',
  testTitle: 'Rivers',
  questionId: 'q1',
  questionText: 'Which is the longest?',
  reason: 'other',
  text: '',
  status: 'received',
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const reportId = sha256('quiz/rivers\nq1')

const marks = {
  book: 'public/rivers.pdf',
  title: 'Rivers',
  bookmarks: '3 1mubbs7ln\n',
  notes: '',
  place: null,
  follows: 0,
  revision: 1,
}
const bookId = sha256(marks.book)
const marksAt = `/marks/${bookId}`

const preferences = { minutes: { value: 45, at: 10 } }

/** The day as the rules have it: in India, by the clock of the server. */
const inIndia = () => new Date(Date.now() + 330 * 60_000)
const today = () => (inIndia().getUTCMonth() + 1) * 100 + inIndia().getUTCDate()
const yearAt = () => `/days/${inIndia().getUTCFullYear()}`

const bench = setUpBench(async ({ put, putFile }) => {
  await put(`user_purchases/member_${product}`, {
    userId: 'member',
    productId: product,
    productName: 'Pack Y',
    isActive: true,
  })
  await put('test_series/s/tests/premium', { isPaid: true, productId: product })
  await put('test_series/s/tests/free', { isPaid: false })
  await put('resources/r', { productId: product })
  await put('resources/r/private/access', { url: 'paid/resource_y/notes.pdf' })
  await put('videos/v', { isPaid: true })
  await put('videos/v/private/access', { url: 'members/videos/v.webm' })
  await putFile('paid/resource_y/notes.pdf', 'paid')
  await putFile('members/videos/v.webm', 'film')
})

const at = (path: string) => doc(bench.db('member'), path)
const own = (path: string, role = 'member') => doc(bench.db(role), `users/member${path}`)

/** Stores a document as the administrator, and only then writes: the update path, or what the write needs. */
const after = async (path: string, fields: Record<string, unknown>, write: () => Promise<unknown>) => {
  await bench.put(`users/member${path}`, fields)
  await write()
}
const merge = { merge: true }
const count = (kind: string, id: string, role: string) =>
  setDoc(own(`/counted/${kind}`, role), { ids: arrayUnion(id) }, merge)

/** What only a student who goes on may read. */
const openings: Record<string, () => Promise<unknown>> = {
  'reads a premium test': () => getDoc(at('test_series/s/tests/premium')),
  'reads the address of a paid resource': () => getDoc(at('resources/r/private/access')),
  'gets a paid file': () => getBytes(ref(bench.storage('member'), 'paid/resource_y/notes.pdf')),
  'reads the address of a video for students': () => getDoc(at('videos/v/private/access')),
  'gets a film for students': () => getBytes(ref(bench.storage('member'), 'members/videos/v.webm')),
}
/** What only the student writes below their record, each on its own. */
const writings = (role: string): Record<string, () => Promise<unknown>> => ({
  'begins an attempt': () => setDoc(own('/attempts/new', role), runningAttempt()),
  'goes on with an attempt': () =>
    setDoc(own('/attempts/there', role), { ...runningAttempt(), follows: 2, revision: 3 }),
  'saves an item': () => setDoc(own('/saved/0', role), drawer),
  'saves one more item': () => setDoc(own('/saved/1', role), { ...drawer, items: {} }),
  'counts a first report': () => count('reports', reportId, role),
  'counts one more report': () =>
    after('/counted/reports', { ids: [bookId] }, () => count('reports', reportId, role)),
  'reports a question': () =>
    after('/counted/reports', { ids: [reportId] }, () =>
      setDoc(own(`/reports/${reportId}`, role), { ...report, createdAt: serverTimestamp() }),
    ),
  'counts a first book': () => count('marks', bookId, role),
  'counts one more book': () =>
    after('/counted/marks', { ids: [reportId] }, () => count('marks', bookId, role)),
  'marks a book': () =>
    after('/counted/marks', { ids: [bookId] }, () =>
      setDoc(own(marksAt, role), { ...marks, updatedAt: serverTimestamp() }),
    ),
  'marks more in a book': () =>
    after(marksAt, { ...marks, updatedAt: new Date() }, () =>
      setDoc(own(marksAt, role), { ...marks, follows: 1, revision: 2, updatedAt: serverTimestamp() }),
    ),
  'sets preferences': () =>
    setDoc(own('/preferences/study', role), { ...preferences, updatedAt: serverTimestamp() }),
  'changes preferences': () =>
    after('/preferences/study', { ...preferences, updatedAt: new Date() }, () =>
      setDoc(own('/preferences/study', role), {
        minutes: { value: 60, at: 20 },
        updatedAt: serverTimestamp(),
      }),
    ),
  'takes the first daily quiz of a year': () => setDoc(own(yearAt(), role), { days: [today()] }),
  'takes one more daily quiz': () =>
    after(yearAt(), { days: [] }, () => setDoc(own(yearAt(), role), { days: arrayUnion(today()) }, merge)),
  'writes cards': () => setDoc(own('/cards/0', role), { ...cards, updatedAt: serverTimestamp() }),
  'writes on cards': () =>
    setDoc(own('/cards/1', role), { ...cards, follows: 1, revision: 2, updatedAt: serverTimestamp() }),
})
const doings = { ...openings, ...writings('member') }
/** The same, of who has a record. */
const doingsWithRecord: typeof doings = {
  'changes the name': () => updateDoc(own(''), { name: 'Arjun', updatedAt: serverTimestamp() }),
  'notes a purchase': () =>
    updateDoc(own(''), {
      Resource: arrayUnion('Pack Y'),
      lastProductId: product,
      updatedAt: serverTimestamp(),
    }),
}

beforeEach(async () => {
  await bench.put('users/member/attempts/there', { ...runningAttempt(), updatedAt: new Date() })
  await bench.put('users/member/saved/1', drawer)
  await bench.put('users/member/cards/1', { ...cards, updatedAt: new Date() })
  for (const path of [
    '/attempts/new',
    '/saved/0',
    '/cards/0',
    '/counted/reports',
    '/counted/marks',
    '/preferences/study',
    `/reports/${reportId}`,
    marksAt,
    yearAt(),
  ])
    await deleteDoc(doc(bench.db('admin'), `users/member${path}`))
})

describe.each(['visitor', 'student', 'namesake'])('a %s', (role) => {
  beforeEach(() => bench.put('users/member', record(true)))

  it('writes nothing of another student', async () => {
    for (const writing of Object.values(writings(role))) await expectRefused(writing())
  })

  it('neither reads, lists, changes nor deletes anything of another student', async () => {
    const db = bench.db(role)
    for (const name of ownCollections) {
      const path = `users/member/${name}/there`
      await bench.put(path, { title: 'Theirs' })
      await expectRefused(getDoc(doc(db, path)))
      await expectRefused(getDocs(query(collection(db, `users/member/${name}`), limit(1))))
      await expectRefused(getDocs(query(collectionGroup(db, name), limit(1))))
      await expectRefused(updateDoc(doc(db, path), { title: 'Mine' }))
      await expectRefused(deleteDoc(doc(db, path)))
      await deleteDoc(doc(bench.db('admin'), path))
    }
  })
})

describe('a student whom an operator has switched off, with a token that is still valid', () => {
  beforeEach(() => bench.put('users/member', record(false)))

  it.each(Object.entries({ ...doings, ...doingsWithRecord }))('no longer %s', async (_, doing) => {
    await expectRefused(doing())
  })

  it('does not switch on again, and begins no new record', async () => {
    await expectRefused(updateDoc(own(''), { isActive: true, updatedAt: serverTimestamp() }))
    await expectRefused(setDoc(own(''), { ...record(true), updatedAt: serverTimestamp() }))
  })

  it('reads the own record, attempts, saved items, cards, reports and purchases, and what is free', async () => {
    await bench.put('users/member/reports/there', report)
    expect((await getDoc(own(''))).get('isActive')).toBe(false)
    const listed = (name: string) => getDocs(query(collection(bench.db('member'), name), limit(100)))
    expect((await listed('users/member/attempts')).size).toBe(1)
    expect((await listed('users/member/saved')).size).toBe(1)
    expect((await listed('users/member/cards')).size).toBe(1)
    expect((await listed('users/member/reports')).size).toBe(1)
    const purchases = query(
      collection(bench.db('member'), 'user_purchases'),
      where('userId', '==', 'member'),
      limit(100),
    )
    expect((await getDocs(purchases)).size).toBe(1)
    expect((await getDoc(at('test_series/s/tests/free'))).exists()).toBe(true)
  })
})

describe('a student who has signed out everywhere', () => {
  // The role `member` signed in at the second 1000.
  beforeEach(() => bench.put('users/member', { ...record(true), signedOutAt: new Date(1_001_000) }))

  it.each(Object.entries({ ...doings, ...doingsWithRecord }))(
    'no longer %s in an older session',
    async (_, doing) => {
      await expectRefused(doing())
    },
  )

  it('no longer reads name, e-mail and phone in an older session, and brings it back to life in no way', async () => {
    await expectRefused(getDoc(own('')))
    const records = collection(bench.db('member'), 'users')
    await expectRefused(getDocs(query(records, where('email', '==', 'member@demo.test'), limit(1))))
    const again = { updatedAt: serverTimestamp() }
    await expectRefused(updateDoc(own(''), { signedOutAt: new Date(0), ...again }))
    await expectRefused(updateDoc(own(''), { signedOutAt: deleteField(), ...again }))
  })
})

describe('a student whose account was deleted, with a token that is still valid', () => {
  beforeEach(() => bench.put('users/member', { isActive: false, deletedAt: new Date() }))

  it.each(Object.entries({ ...doings, ...doingsWithRecord }))('no longer %s', async (_, doing) => {
    await expectRefused(doing())
  })

  it('makes no new record, and neither deletes nor changes what stands in its place', async () => {
    const fresh = { ...record(true), createdAt: serverTimestamp(), updatedAt: serverTimestamp() }
    const consent = { notice: '2026-11-24', language: 'en', at: serverTimestamp(), adultOrGuardian: true }
    await expectRefused(setDoc(own(''), { ...fresh, consent }))
    await expectRefused(deleteDoc(own('')))
    await expectRefused(updateDoc(own(''), { isActive: true, updatedAt: serverTimestamp() }))
    const batch = writeBatch(bench.db('member'))
    batch.delete(own(''))
    batch.set(own(''), { ...fresh, consent })
    await expectRefused(batch.commit())
  })
})

describe.each<[string, ReturnType<typeof record> | null]>([
  ['with an active record', record(true)],
  [
    'who signed in as or after all others were signed out',
    { ...record(true), signedOutAt: new Date(1_000_000) } as ReturnType<typeof record>,
  ],
  ['with an older record that does not say whether it is active', record(null)],
  ['without a record at the own id', null],
])('a student %s', (_, stored) => {
  beforeEach(async () => {
    if (stored) await bench.put('users/member', stored)
    else await deleteDoc(doc(bench.db('admin'), 'users/member'))
  })

  it.each(Object.entries({ ...doings, ...(stored ? doingsWithRecord : {}) }))('%s', async (__, doing) => {
    expect(await doing().then(() => 'taken')).toBe('taken')
  })
})

it('a batch of ten writes reads the record within the services’ limit', async () => {
  await bench.put('users/member', record(true))
  const batch = writeBatch(bench.db('member'))
  for (let index = 0; index < 10; index++) batch.set(own(`/attempts/batch-${index}`), runningAttempt())
  await batch.commit()
  expect((await getDoc(own('/attempts/batch-9'))).exists()).toBe(true)
})
