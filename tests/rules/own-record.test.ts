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
const fresh = () => ({
  ...record('student', 'student@demo.test'),
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
  ])('with %s is refused', async (_, change) => {
    await expectRefused(setDoc(doc(bench.db('student'), 'users/student'), { ...fresh(), ...change }))
  })

  it('without its lists is refused', async () => {
    const { purchase: _, ...without } = fresh()
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
  ])('does not change %s', async (_, change) => {
    await expectRefused(updateDoc(mine(), { ...change, updatedAt: serverTimestamp() }))
  })

  it('does not change without the server’s time', async () => {
    await expectRefused(updateDoc(mine(), { name: 'Lakshmi' }))
    await expectRefused(updateDoc(mine(), { name: 'Lakshmi', updatedAt: new Date() }))
  })

  it('is deleted by its student, and by nobody else', async () => {
    await expectRefused(deleteDoc(doc(bench.db('visitor'), 'users/student')))
    await expectRefused(deleteDoc(doc(bench.db('member'), 'users/student')))
    await deleteDoc(mine())
    expect((await getDoc(doc(bench.db('admin'), 'users/student'))).exists()).toBe(false)
  })

  it('is deleted too when it is an older one that does not say whether it is active', async () => {
    await bench.put('users/student', { name: 'Older', email: 'student@demo.test' })
    await expect(deleteDoc(mine())).resolves.toBeUndefined()
  })

  it('stays when an operator has switched it off', async () => {
    await bench.put('users/student', { ...stored('student', 'student@demo.test'), isActive: false })
    await expectRefused(deleteDoc(mine()))
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
