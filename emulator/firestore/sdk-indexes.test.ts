/** Missing indexes as the SDK sees them. */
import {
  collection,
  doc,
  type Firestore,
  getCount,
  getDocs,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { parseIndexes } from './indexes'
import { OPEN } from './testing/backend'
import { setUpBackend } from './testing/set-up-backend'

const backend = setUpBackend({
  indexes: parseIndexes(
    JSON.stringify({
      indexes: [
        {
          collectionGroup: 'news',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'topic', order: 'ASCENDING' },
            { fieldPath: 'date', order: 'DESCENDING' },
          ],
        },
      ],
    }),
  ),
})
let db: Firestore

beforeAll(() => {
  db = backend.connect('student')
})
beforeEach(async () => {
  backend.rules.current = OPEN
  await setDoc(doc(db, 'news/n1'), { topic: 'a', state: 'b', date: 1 })
})

const news = () => collection(db, 'news')
const unserved = () => query(news(), where('state', '==', 'b'), orderBy('date', 'desc'))

test('a query that an index serves is answered, as are equalities alone', async () => {
  expect((await getDocs(query(news(), where('topic', '==', 'a'), orderBy('date', 'desc')))).size).toBe(1)
  expect((await getDocs(query(news(), where('topic', '==', 'a'), where('state', '==', 'b')))).size).toBe(1)
})

test('one that no index serves is failed-precondition with the index, for lists and counts', async () => {
  const refusal = {
    code: 'failed-precondition',
    message: expect.stringMatching(
      /The query requires an index\. You can create it here: https:\/\/console\.firebase\.google\.com\/.*collectionGroup "news".*fields: state ASCENDING, date DESCENDING/,
    ),
  }
  await expect(getDocs(unserved())).rejects.toMatchObject(refusal)
  await expect(getCount(unserved())).rejects.toMatchObject(refusal)
})

test('the administrator needs indexes too', async () => {
  const target = query(
    collection(backend.connect('owner'), 'news'),
    where('state', '==', 'b'),
    orderBy('date'),
  )
  await expect(getDocs(target)).rejects.toThrow('The query requires an index')
})

test('who may not read is not told about indexes', async () => {
  backend.rules.current = { ...OPEN, judgeQuery: () => ({ allowed: false, reason: 'no' }) }
  await expect(getDocs(unserved())).rejects.toMatchObject({ code: 'permission-denied' })
})
