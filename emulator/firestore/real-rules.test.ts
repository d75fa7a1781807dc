/** The project's rules engine in front of the documents: what it decides reaches the SDK. */
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compileRules } from '../rules/compile-rules'
import { setUpBackend } from './testing/set-up-backend'

const SOURCE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get: if resource == null || resource.data.owner == request.auth.uid || resource.data.public == true;
      allow list: if resource.data.public == true && request.query.limit <= 10;
      allow create: if request.resource.data.keys().hasOnly(['owner', 'public', 'createdAt'])
        && request.resource.data.owner == request.auth.uid
        && request.resource.data.createdAt == request.time;
      allow update: if resource.data.owner == request.auth.uid
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['public']);
      allow delete: if resource.data.owner == request.auth.uid;
    }
    match /stock/{id} {
      allow read;
      allow update: if request.resource.data.left >= 0
        && existsAfter(/databases/$(database)/documents/sales/$(id))
        && getAfter(/databases/$(database)/documents/sales/$(id)).data.sold
          == resource.data.left - request.resource.data.left;
    }
    match /sales/{id} {
      allow create: if get(/databases/$(database)/documents/stock/$(id)).data.left > 0;
    }
    match /{path=**}/comments/{id} {
      allow read: if resource.data.approved == true;
    }
  }
}`

const backend = setUpBackend({ rules: compileRules(SOURCE, 'firestore.rules', 'cloud.firestore') })
let asha: Firestore
let ravi: Firestore
let admin: Firestore

beforeAll(() => {
  asha = backend.connect('asha')
  ravi = backend.connect('ravi')
  admin = backend.connect('owner')
})

const DENIED = { code: 'permission-denied' }
const note = { owner: 'asha', public: false, createdAt: serverTimestamp() }

describe('writes', () => {
  test('the server time of a transform is request.time, a client time is not', async () => {
    await setDoc(doc(asha, 'notes/n1'), note)
    await expect(
      setDoc(doc(asha, 'notes/n2'), { ...note, createdAt: Timestamp.now() }),
    ).rejects.toMatchObject(DENIED)
    await expect(setDoc(doc(asha, 'notes/n3'), { ...note, createdAt: new Date() })).rejects.toMatchObject(
      DENIED,
    )
  })

  test('one may not write as another, add a field, or change one that is fixed', async () => {
    await expect(setDoc(doc(ravi, 'notes/n1'), note)).rejects.toMatchObject(DENIED)
    await expect(setDoc(doc(asha, 'notes/n1'), { ...note, extra: 1 })).rejects.toMatchObject(DENIED)
    await setDoc(doc(asha, 'notes/n1'), note)
    await updateDoc(doc(asha, 'notes/n1'), { public: true })
    await expect(updateDoc(doc(asha, 'notes/n1'), { owner: 'ravi' })).rejects.toMatchObject(DENIED)
    await expect(updateDoc(doc(ravi, 'notes/n1'), { public: false })).rejects.toMatchObject(DENIED)
    await expect(setDoc(doc(asha, 'notes/n1'), note), 'a second creation is an update').rejects.toMatchObject(
      DENIED,
    )
    await expect(deleteDoc(doc(ravi, 'notes/n1'))).rejects.toMatchObject(DENIED)
    await deleteDoc(doc(asha, 'notes/n1'))
  })

  test('the document of another in the same batch is judged by what the batch leaves', async () => {
    await setDoc(doc(admin, 'stock/s1'), { left: 3 })
    const sell = (taken: number, told: number): Promise<void> => {
      const batch = writeBatch(asha)
      batch.update(doc(asha, 'stock/s1'), { left: increment(-taken) })
      batch.set(doc(asha, 'sales/s1'), { sold: told })
      return batch.commit()
    }
    await expect(updateDoc(doc(asha, 'stock/s1'), { left: 2 })).rejects.toMatchObject(DENIED)
    await expect(sell(2, 1)).rejects.toMatchObject(DENIED)
    await expect(sell(4, 4)).rejects.toMatchObject(DENIED)
    expect((await getDoc(doc(asha, 'stock/s1'))).data()).toEqual({ left: 3 })
    await sell(2, 2)
    expect((await getDoc(doc(asha, 'stock/s1'))).data()).toEqual({ left: 1 })
  })
})

describe('reads', () => {
  beforeEach(async () => {
    await setDoc(doc(admin, 'notes/mine'), { owner: 'asha', public: false })
    await setDoc(doc(admin, 'notes/shared'), { owner: 'ravi', public: true })
  })

  test('a get depends on the document', async () => {
    expect((await getDoc(doc(asha, 'notes/mine'))).exists()).toBe(true)
    expect((await getDoc(doc(asha, 'notes/shared'))).exists()).toBe(true)
    expect((await getDoc(doc(asha, 'notes/none'))).exists()).toBe(false)
    await expect(getDoc(doc(ravi, 'notes/mine'))).rejects.toMatchObject(DENIED)
  })

  test('a list must prove what the rule demands, even where every document would do', async () => {
    const notes = collection(asha, 'notes')
    const proven = query(notes, where('public', '==', true), limit(10))
    expect((await getDocs(proven)).docs.map(({ id }) => id)).toEqual(['shared'])
    expect((await getCount(proven)).data().count).toBe(1)
    for (const target of [
      notes,
      query(notes, limit(10)),
      query(notes, where('public', '==', true)),
      query(notes, where('public', '==', true), limit(11)),
      query(notes, where('owner', '==', 'asha'), limit(10)),
    ]) {
      await expect(getDocs(target)).rejects.toMatchObject(DENIED)
      await expect(getCount(target)).rejects.toMatchObject(DENIED)
    }
  })

  test('a group needs a rule for the group', async () => {
    await setDoc(doc(admin, 'notes/shared/comments/c1'), { approved: true })
    await setDoc(doc(admin, 'notes/shared/comments/c2'), { approved: false })
    const approved = query(collectionGroup(asha, 'comments'), where('approved', '==', true))
    expect((await getDocs(approved)).size).toBe(1)
    await expect(getDocs(collectionGroup(asha, 'comments'))).rejects.toMatchObject(DENIED)
    await expect(
      getDocs(query(collectionGroup(asha, 'notes'), where('public', '==', true), limit(5))),
    ).rejects.toMatchObject(DENIED)
  })

  test('a list over REST is judged as a list with its page size as limit', async () => {
    const listing = await backend.rest(
      'GET',
      '/v1/projects/demo-pariksha/databases/(default)/documents/notes',
      undefined,
      '',
    )
    expect(listing.status).toBe(403)
  })

  test('the reason names the line', async () => {
    backend.lines.length = 0
    await expect(getDoc(doc(ravi, 'notes/mine'))).rejects.toThrow(/firestore\.rules:5/)
    expect(backend.lines).toEqual([
      expect.stringMatching(/^firestore refused get notes\/mine to ravi: firestore\.rules:5/),
    ])
  })
})

test('new rules hold from the next call on', async () => {
  const closed =
    "rules_version = '2'; service cloud.firestore { match /{any=**} { allow read, write: if false; } }"
  const before = backend.rules.current
  expect((await getDoc(doc(asha, 'stock/s1'))).exists()).toBe(false)
  backend.rules.current = compileRules(closed, 'firestore.rules', 'cloud.firestore')
  await expect(getDoc(doc(asha, 'stock/s1'))).rejects.toMatchObject(DENIED)
  backend.rules.current = before
})
