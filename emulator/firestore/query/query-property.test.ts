/** For random documents and random queries, what the SDK gets over the wire is what the naive reading finds. */
import * as fc from 'fast-check'
import {
  and,
  collection,
  doc,
  documentId,
  endAt,
  endBefore,
  type Firestore,
  getCount,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  startAfter,
  startAt,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, expect, test } from 'vitest'
import { type Asked, leaves, naive, type Tree } from '../testing/naive-query'
import { asked, documents } from '../testing/random-queries'
import { setUpBackend } from '../testing/set-up-backend'

const backend = setUpBackend()
let db: Firestore

beforeAll(() => {
  db = backend.connect('student')
})

function toFilter(node: Tree): QueryFilterConstraint {
  if ('op' in node) return where(node.field, node.op, node.value)
  const parts = node.parts.map(toFilter)
  return node.join === 'and' ? and(...parts) : or(...parts)
}

function toConstraints({ orders, cut, count, byId }: Asked): QueryNonFilterConstraint[] {
  const cursors = { start: [startAfter, startAt], end: [endBefore, endAt] } as const
  const last = orders.at(-1)
  const idOrder = byId && last ? [orderBy(documentId(), last.descending ? 'desc' : 'asc')] : []
  return [
    ...orders.map((item) => orderBy(item.field, item.descending ? 'desc' : 'asc')),
    ...idOrder,
    ...cut.map(({ side, inclusive, values }) => cursors[side][inclusive ? 1 : 0](...values)),
    ...(count ? [count.last ? limitToLast(count.size) : limit(count.size)] : []),
  ]
}

/** A thousand runs passed when this was written; these keep watch. */
const RUNS = 60

test('queries find what the naive reading finds', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(documents, fc.array(asked, { minLength: 1, maxLength: 8 }), async (all, questions) => {
      backend.store.clear()
      const batch = writeBatch(db)
      for (const { id, ...fields } of all) {
        const present = Object.entries(fields).filter(([, value]) => value !== undefined)
        batch.set(doc(db, 'docs', id), Object.fromEntries(present))
      }
      await batch.commit()
      for (const raw of questions) {
        // An explicit order by id ends the order, so it stands only where nothing implicit would follow.
        const implicit = leaves(raw.tree).some(
          ({ op }) => !['==', 'in', 'array-contains', 'array-contains-any'].includes(op),
        )
        const question = { ...raw, byId: raw.byId && !implicit }
        const constraints = toConstraints(question)
        const target = question.tree
          ? query(collection(db, 'docs'), and(toFilter(question.tree)), ...constraints)
          : query(collection(db, 'docs'), ...constraints)
        const expected = naive(all, question)
        const found = (await getDocs(target)).docs.map(({ id }) => id)
        expect(found).toEqual(expected)
        expect((await getCount(target)).data().count).toBe(expected.length)
      }
    }),
    { numRuns: RUNS },
  )
})
