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
import { describe, expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const message = () => ({
  name: 'Lakshmi Rao',
  email: 'lakshmi@demo.test',
  subject: 'Payment',
  message: 'Which payment id do you need?',
  createdAt: serverTimestamp(),
})
const there = 'contact_messages/aaaaaaaaaaaaaaaaaaaa'

const bench = setUpBench(({ put }) => put(there, message()))
const another = (role: string) => doc(collection(bench.db(role), 'contact_messages'))

describe('a contact message', () => {
  it.each(['visitor', 'student'])('is written by a %s', async (role) => {
    const [plain, longest] = [another(role), another(role)]
    await setDoc(plain, message())
    await setDoc(longest, { ...message(), name: 'x'.repeat(200), message: 'క'.repeat(5000) })
    const stored = await Promise.all([plain, longest].map(({ path }) => getDoc(doc(bench.db('admin'), path))))
    expect(stored.map((document) => document.exists())).toEqual([true, true])
  })

  it.each(['visitor', 'student'])('is neither read, listed, changed nor deleted by a %s', async (role) => {
    const db = bench.db(role)
    await expectRefused(getDoc(doc(db, there)))
    await expectRefused(getDocs(query(collection(db, 'contact_messages'), limit(1))))
    await expectRefused(setDoc(doc(db, there), message()))
    await expectRefused(setDoc(doc(db, there), { subject: 'Other' }, { merge: true }))
    await expectRefused(deleteDoc(doc(db, there)))
    expect((await getDoc(doc(bench.db('admin'), there))).get('subject')).toBe('Payment')
  })

  it.each([
    ['no name', { name: '' }],
    ['an endless name', { name: 'x'.repeat(201) }],
    ['a name that is no text', { name: 7 }],
    ['an email without a domain', { email: 'lakshmi@home' }],
    ['an email with a space', { email: 'lak shmi@demo.test' }],
    ['an endless email', { email: `${'x'.repeat(320)}@demo.test` }],
    ['no subject', { subject: '' }],
    ['an endless subject', { subject: 'x'.repeat(201) }],
    ['no words', { message: '' }],
    ['endless words', { message: 'x'.repeat(5001) }],
    ['words around which are spaces', { message: ' Hello ' }],
    ['words of nothing but spaces', { message: '   ' }],
    ['a name of nothing but lines', { name: '\n\n' }],
    ['words in a list', { message: ['x'] }],
    ['a time of its own', { createdAt: new Date('2026-11-20') }],
    ['a field of its own', { isAdmin: true }],
  ])('is refused with %s', async (_, change) => {
    await expectRefused(setDoc(another('visitor'), { ...message(), ...change }))
  })

  it.each(['name', 'email', 'subject', 'message', 'createdAt'] as const)(
    'is refused without %s',
    async (field) => {
      const { [field]: _, ...rest } = message()
      await expectRefused(setDoc(another('visitor'), rest))
    },
  )

  it('is refused under an id that somebody chose', async () => {
    await expectRefused(setDoc(doc(bench.db('visitor'), 'contact_messages/hello'), message()))
  })
})
