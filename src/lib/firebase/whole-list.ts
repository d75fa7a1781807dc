import { documentId, getDocs, limit, orderBy, type Query, query, startAfter } from 'firebase/firestore/lite'
import { rethrow } from '../app-error'

/** A document as it is stored, with its id. */
export type StoredFields = Readonly<Record<string, unknown>> & { readonly id: string }

/** As many as the rules let a list of a student's own things ask for. */
const atOnce = 100

/** All documents of a list as they are stored, page by page, in the order of their ids. @throws AppError */
export async function readWholeList(list: Query): Promise<StoredFields[]> {
  const found: StoredFields[] = []
  let page = query(list, orderBy(documentId()), limit(atOnce))
  for (;;) {
    const { docs } = await getDocs(page).catch(rethrow)
    found.push(...docs.map((document) => ({ ...document.data(), id: document.id })))
    const last = docs.at(-1)
    if (docs.length < atOnce || !last) return found
    page = query(list, orderBy(documentId()), startAfter(last.id), limit(atOnce))
  }
}
