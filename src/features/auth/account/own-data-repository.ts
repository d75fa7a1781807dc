import {
  collection,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite'
import type { ownCollections } from '@/config/own-collections'
import { liveTestsCollection, sheetPath } from '@/content/live-tests/paths'
import { rethrow } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { db } from '@/lib/firebase/firestore'

/** A document as it is stored, with its id. */
type StoredFields = Readonly<Record<string, unknown>> & { readonly id: string }

/** As many as the rules let a list ask for. */
const atOnce = 100

/** All documents of a list as they are stored, page by page, in the order of their ids. @throws AppError */
async function readWholeList(list: Query): Promise<StoredFields[]> {
  const found: StoredFields[] = []
  let page = query(list, orderBy(documentId()), limit(atOnce))
  for (;;) {
    const { docs } = await getDocs(page).catch(rethrow)
    found.push(...docs.map((document) => ({ ...document.data(), id: document.id })))
    const last = docs[docs.length - 1]
    if (docs.length < atOnce || !last) return found
    page = query(list, orderBy(documentId()), startAfter(last.id), limit(atOnce))
  }
}

/** Everything that is a student's own (docs/decisions/008). */
function createOwnDataRepository(firestore: Firestore) {
  return {
    /** The student's own record as it is stored; null when there is none. @throws AppError */
    async record(id: string): Promise<StoredFields | null> {
      const snapshot = await asStudent(() => getDoc(doc(firestore, 'users', id))).catch(rethrow)
      return snapshot.exists() ? { ...snapshot.data(), id } : null
    },

    /** All of one collection below the record. @throws AppError */
    below: (id: string, name: (typeof ownCollections)[number]): Promise<StoredFields[]> =>
      asStudent(() => readWholeList(collection(firestore, 'users', id, name))),

    /** The sheets of live tests, which stand below their tests. @throws AppError */
    async liveSheets(id: string): Promise<StoredFields[]> {
      const tests = await readWholeList(collection(firestore, liveTestsCollection))
      const paths = tests.map((test) => sheetPath(id, test.id))
      const read = (path: string) => asStudent(() => getDoc(doc(firestore, path))).catch(rethrow)
      const sheets = await Promise.all(paths.map(read))
      return sheets.flatMap((sheet, index) =>
        sheet.exists() ? [{ ...sheet.data(), id: paths[index] ?? '' }] : [],
      )
    },

    /** Every purchase record, also one that is no longer active. @throws AppError */
    purchases: (id: string): Promise<StoredFields[]> =>
      asStudent(() =>
        readWholeList(query(collection(firestore, 'user_purchases'), where('userId', '==', id))),
      ),
  }
}

export const ownDataRepository = createOwnDataRepository(db)
