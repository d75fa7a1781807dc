import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore/lite'
import { expect, it } from 'vitest'
import { expectRefused, setUpBench } from './testing/roles'

const message = {
  name: 'Lakshmi Rao',
  email: 'lakshmi@demo.test',
  subject: 'Payment',
  message: 'Which payment id do you need?',
  createdAt: new Date('2026-11-20'),
}
const there = 'contact_messages/aaaaaaaaaaaaaaaaaaaa'

const bench = setUpBench(({ put }) => put(there, message))

// The endpoint writes them, with a rate limit by address (api/contact.test.ts).
it.each(['visitor', 'student'])('a %s does nothing with contact messages', async (role) => {
  const db = bench.db(role)
  await expectRefused(setDoc(doc(collection(db, 'contact_messages')), message))
  await expectRefused(getDoc(doc(db, there)))
  await expectRefused(getDocs(query(collection(db, 'contact_messages'), limit(1))))
  await expectRefused(setDoc(doc(db, there), { subject: 'Other' }, { merge: true }))
  await expectRefused(deleteDoc(doc(db, there)))
  expect((await getDoc(doc(bench.db('admin'), there))).get('subject')).toBe('Payment')
})
