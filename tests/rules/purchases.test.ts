import {
  arrayRemove,
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
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { getBytes, ref } from 'firebase/storage'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const series = 'testseries_x'
const pack = 'resource_y'
const purchase = (productId: string, productName: string, isActive = true) => ({
  userId: 'member',
  productId,
  productName,
  isActive,
})

const bench = setUpBench(async ({ put }) => {
  await put(`user_purchases/member_${series}`, purchase(series, 'Series X'))
  await put(`user_purchases/member_${pack}`, purchase(pack, 'Pack Y'))
  await put('user_purchases/member_resource_revoked', purchase('resource_revoked', 'Revoked', false))
})

beforeEach(async () => {
  const record = {
    email: '',
    isActive: true,
    purchase: ['Earlier'],
    Resource: [],
    createdAt: new Date(),
    updatedAt: new Date(),
  }
  await bench.put('users/member', { ...record, name: 'Arjun Reddy', email: 'member@demo.test' })
  await bench.put('users/student', { ...record, name: 'Lakshmi Rao', email: 'student@demo.test' })
})

const update = (role: string, change: Record<string, unknown>, id = role) =>
  updateDoc(doc(bench.db(role), `users/${id}`), { ...change, updatedAt: serverTimestamp() })

describe('the owner of a product', () => {
  it('adds its name to the list that it belongs to, once and again', async () => {
    await update('member', { purchase: arrayUnion('Series X'), lastProductId: series })
    await update('member', { Resource: arrayUnion('Pack Y'), lastProductId: pack })
    await update('member', { Resource: arrayUnion('Pack Y'), lastProductId: pack })
    const record = await getDoc(doc(bench.db('member'), 'users/member'))
    expect(record.data()).toMatchObject({ purchase: ['Earlier', 'Series X'], Resource: ['Pack Y'] })
  })

  it.each([
    ['the name of another product', { purchase: arrayUnion('Series Z'), lastProductId: series }],
    ['two names', { purchase: arrayUnion('Series X', 'Series Z'), lastProductId: series }],
    ['the name without its product', { purchase: arrayUnion('Series X') }],
    [
      'a product that was never bought',
      { purchase: arrayUnion('Series X'), lastProductId: 'testseries_never' },
    ],
    ['a purchase that was revoked', { Resource: arrayUnion('Revoked'), lastProductId: 'resource_revoked' }],
    ['a pack among the test series', { purchase: arrayUnion('Pack Y'), lastProductId: pack }],
    ['a test series among the resources', { Resource: arrayUnion('Series X'), lastProductId: series }],
    [
      'both lists at once',
      { purchase: arrayUnion('Series X'), Resource: arrayUnion('Pack Y'), lastProductId: series },
    ],
    ['the name, losing an earlier one', { purchase: ['Series X'], lastProductId: series }],
    [
      'the name and isActive',
      { purchase: arrayUnion('Series X'), lastProductId: series, isActive: true, role: 'x' },
    ],
    ['a path in the product id', { purchase: arrayUnion('Series X'), lastProductId: `../member_${series}` }],
  ])('does not add %s', async (_, change) => {
    await expectRefused(update('member', change))
  })

  it('does not add a name that is there', async () => {
    await update('member', { purchase: arrayUnion('Series X'), lastProductId: series })
    const twice = ['Earlier', 'Series X', 'Series X']
    await expectRefused(update('member', { purchase: twice, lastProductId: series }))
  })

  it('never removes a name', async () => {
    await expectRefused(update('member', { purchase: arrayRemove('Earlier'), lastProductId: series }))
    await expectRefused(update('member', { purchase: [], lastProductId: series }))
  })
})

describe('somebody whose uid and product make the same id as another’s purchase', () => {
  it('does not open a premium test, an address or a file, and adds no name', async () => {
    await bench.put('test_series/s/tests/y', { isPaid: true, productId: 'y' })
    await bench.put('resources/r', { productId: 'y' })
    await bench.put('resources/r/private/access', { url: 'paid/y/notes.pdf' })
    await bench.putFile('paid/y/notes.pdf', 'paid')
    await bench.put('users/member_resource', { name: 'Other', email: 'namesake@demo.test', Resource: [] })
    const db = bench.db('namesake')
    await expectRefused(getDoc(doc(db, 'test_series/s/tests/y')))
    await expectRefused(getDoc(doc(db, 'resources/r/private/access')))
    await expectRefused(getBytes(ref(bench.storage('namesake'), 'paid/y/notes.pdf')))
    await expectRefused(
      update('namesake', { Resource: arrayUnion('Pack Y'), lastProductId: 'y' }, 'member_resource'),
    )
  })
})

describe('a student without the purchase', () => {
  it('does not add its name, not even with the owner’s record in hand', async () => {
    await expectRefused(update('student', { purchase: arrayUnion('Series X'), lastProductId: series }))
    await expectRefused(
      update('student', { purchase: arrayUnion('Series X'), lastProductId: series }, 'member'),
    )
  })

  it('does not forge the record, alone or in the same batch', async () => {
    const db = bench.db('student')
    const forged = doc(db, `user_purchases/student_${series}`)
    const data = { ...purchase(series, 'Series X'), userId: 'student' }
    await expectRefused(setDoc(forged, data))
    const batch = writeBatch(db)
    batch.set(forged, data)
    batch.update(doc(db, 'users/student'), {
      purchase: arrayUnion('Series X'),
      lastProductId: series,
      updatedAt: serverTimestamp(),
    })
    await expectRefused(batch.commit())
    expect((await getDoc(doc(bench.db('admin'), `user_purchases/student_${series}`))).exists()).toBe(false)
  })
})

describe('purchase records', () => {
  const owned = (role: string) =>
    query(
      collection(bench.db(role), 'user_purchases'),
      where('userId', '==', 'member'),
      where('isActive', '==', true),
      limit(100),
    )

  it('are read by their own student', async () => {
    expect((await getDocs(owned('member'))).size).toBe(2)
    expect((await getDoc(doc(bench.db('member'), `user_purchases/member_${series}`))).exists()).toBe(true)
  })

  it.each(['visitor', 'student'])('are closed to a %s', async (role) => {
    await expectRefused(getDocs(owned(role)))
    await expectRefused(getDoc(doc(bench.db(role), `user_purchases/member_${series}`)))
    await expectRefused(getDocs(query(collection(bench.db(role), 'user_purchases'), limit(100))))
  })

  it('are changed by nobody, their owner included', async () => {
    for (const role of ['visitor', 'student', 'member']) {
      const record = doc(bench.db(role), `user_purchases/member_${series}`)
      await expectRefused(updateDoc(record, { isActive: true }))
      await expectRefused(deleteDoc(record))
    }
    await expectRefused(
      setDoc(doc(bench.db('member'), 'user_purchases/member_other'), purchase('other', 'Other')),
    )
  })
})

describe.each(['orders', 'open_orders', 'payment_events', 'local_payments'])('%s', (name) => {
  it.each(['visitor', 'student', 'member'])('is closed to a %s, for reading and writing', async (role) => {
    await bench.put(`${name}/mine`, { userId: role, orderId: 'order_1', paid: true })
    const entry = doc(bench.db(role), `${name}/mine`)
    await expectRefused(getDoc(entry))
    await expectRefused(
      getDocs(query(collection(bench.db(role), name), where('userId', '==', role), limit(1))),
    )
    await expectRefused(setDoc(doc(bench.db(role), `${name}/forged`), { userId: role, paid: true }))
    await expectRefused(updateDoc(entry, { status: 'paid' }))
    await expectRefused(deleteDoc(entry))
  })
})
