import {
  collection,
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
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const record = (uid: string, email: string) => ({
  id: uid,
  name: 'Lakshmi Rao',
  email,
  phone: '+91 90000 00123',
  isActive: true,
  purchase: [] as string[],
  Resource: [] as string[],
})
const stored = (uid: string, email: string) => ({
  ...record(uid, email),
  createdAt: new Date(),
  updatedAt: new Date(),
})
/** Later than today, also in India. */
const later = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
const consent = () => ({ notice: '2026-11-24', language: 'en', at: serverTimestamp(), adultOrGuardian: true })
const fresh = () => ({
  ...record('student', 'student@demo.test'),
  consent: consent(),
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
})

const bench = setUpBench(async ({ put }) => {
  await put('users/member', stored('member', 'member@demo.test'))
  await put('users/generated-7', { name: 'Older Student', email: 'older@demo.test', purchase: ['Old Pack'] })
})

describe('a new record', () => {
  beforeEach(() => deleteDoc(doc(bench.db('admin'), 'users/student')))

  it('is made by its own student, without purchases', async () => {
    await setDoc(doc(bench.db('student'), 'users/student'), fresh())
    expect((await getDoc(doc(bench.db('student'), 'users/student'))).data()).toMatchObject({
      name: 'Lakshmi Rao',
    })
  })

  it.each(['te', 'hi'])('says that the notice was read in %s', async (language) => {
    const record = { ...fresh(), consent: { ...consent(), language } }
    await setDoc(doc(bench.db('student'), 'users/student'), record)
    expect((await getDoc(doc(bench.db('student'), 'users/student'))).get('consent.language')).toBe(language)
  })

  it.each([
    ['a purchase', { purchase: ['APPSC Group II Screening'] }],
    ['a resource', { Resource: ['Indian Polity Notes'] }],
    ['a password', { password: 'Student@123' }],
    ['a role', { role: 'admin' }],
    ['a pointer to a product', { lastProductId: 'testseries_x' }],
    ['isActive false', { isActive: false }],
    ['somebody else’s address', { email: 'member@demo.test' }],
    ['somebody else’s id', { id: 'member' }],
    ['an empty name', { name: '' }],
    ['an endless name', { name: 'x'.repeat(201) }],
    ['a name that is no text', { name: 7 }],
    ['an endless phone', { phone: '9'.repeat(41) }],
    ['a date of its own', { createdAt: new Date('2020-01-01') }],
    ['an empty consent', { consent: {} }],
    ['a consent of another time', { consent: { ...consent(), at: new Date() } }],
    ['a consent to no notice', { consent: { ...consent(), notice: '' } }],
    ['a consent to an endless notice', { consent: { ...consent(), notice: '2026-11-24'.repeat(100) } }],
    ['a consent to the notice of a later day', { consent: { ...consent(), notice: later } }],
    ['a consent in a language without a notice', { consent: { ...consent(), language: 'fr' } }],
    ['a consent of a child alone', { consent: { ...consent(), adultOrGuardian: false } }],
    ['a consent that says more', { consent: { ...consent(), marketing: true } }],
  ])('with %s is refused', async (_, change) => {
    await expectRefused(setDoc(doc(bench.db('student'), 'users/student'), { ...fresh(), ...change }))
  })

  it.each(['purchase', 'consent'])('without its %s is refused', async (name) => {
    const { [name]: _, ...without }: Record<string, unknown> = fresh()
    await expectRefused(setDoc(doc(bench.db('student'), 'users/student'), without))
  })

  it('is refused to a visitor, and to a student for another’s id', async () => {
    await expectRefused(setDoc(doc(bench.db('visitor'), 'users/student'), fresh()))
    await expectRefused(setDoc(doc(bench.db('student'), 'users/someone'), fresh()))
  })
})

describe('the own record', () => {
  const mine = () => doc(bench.db('student'), 'users/student')
  beforeEach(() => bench.put('users/student', stored('student', 'student@demo.test')))

  it.each([
    ['name', { name: 'Lakshmi Devi' }],
    ['phone', { phone: '' }],
    ['name and phone', { name: 'లక్ష్మి', phone: '9000000123' }],
    ['its own address', { email: 'student@demo.test' }],
  ])('changes %s', async (_, change) => {
    await updateDoc(mine(), { ...change, updatedAt: serverTimestamp() })
    expect((await getDoc(mine())).data()).toMatchObject(change)
  })

  it.each([
    ['isActive', { isActive: false }],
    ['the address of another', { email: 'member@demo.test' }],
    ['a purchase', { purchase: ['APPSC Group II Screening'] }],
    ['a resource', { Resource: ['Indian Polity Notes'] }],
    ['the date of creation', { createdAt: serverTimestamp() }],
    ['the id', { id: 'member' }],
    ['an unknown field', { password: 'x' }],
    ['no name', { name: deleteField() }],
    ['the consent', { consent: consent() }],
    ['the end of older sessions', { signedOutAt: new Date(0) }],
  ])('does not change %s', async (_, change) => {
    await expectRefused(updateDoc(mine(), { ...change, updatedAt: serverTimestamp() }))
  })

  it('does not change without the server’s time', async () => {
    await expectRefused(updateDoc(mine(), { name: 'Lakshmi' }))
    await expectRefused(updateDoc(mine(), { name: 'Lakshmi', updatedAt: new Date() }))
  })

  it('is deleted by nobody', async () => {
    for (const role of ['visitor', 'member', 'student'])
      await expectRefused(deleteDoc(doc(bench.db(role), 'users/student')))
  })
})

describe('other people’s records', () => {
  it.each(['visitor', 'student'])('are closed to a %s', async (role) => {
    const db = bench.db(role)
    await expectRefused(getDoc(doc(db, 'users/member')))
    await expectRefused(getDocs(query(collection(db, 'users'), limit(10))))
    await expectRefused(getDocs(query(collection(db, 'users'), limit(1))))
    await expectRefused(
      getDocs(query(collection(db, 'users'), where('email', '==', 'member@demo.test'), limit(1))),
    )
    await expectRefused(updateDoc(doc(db, 'users/member'), { name: 'X', updatedAt: serverTimestamp() }))
    await expectRefused(deleteDoc(doc(db, 'users/member')))
  })

  it('an older record is found by the e-mail of a verified account only', async () => {
    const byEmail = (role: string) =>
      getDocs(query(collection(bench.db(role), 'users'), where('email', '==', 'older@demo.test'), limit(1)))
    expect((await byEmail('older')).docs.map((found) => found.id)).toEqual(['generated-7'])
    await expectRefused(byEmail('unverified'))
    await expectRefused(byEmail('student'))
    await expectRefused(byEmail('visitor'))
    const many = query(
      collection(bench.db('older'), 'users'),
      where('email', '==', 'older@demo.test'),
      limit(2),
    )
    await expectRefused(getDocs(many))
  })
})
