import { collection, documentId, type Firestore, limit, orderBy, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { type Page, type Part, readDocument, readList, readPage } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type CurrentAffair, currentAffairSchema } from './current-affair-schema'
import { addressed, candidateIds } from './model/article-address'

const active = (articles: readonly CurrentAffair[]) => articles.filter((article) => article.isActive)

/** The `current_affairs` collection (spec section 7). Lists are newest first by `timestamp`. */
export function createCurrentAffairRepository(firestore: Firestore) {
  const articles = collection(firestore, 'current_affairs')
  const newest = (category: string | null) => [
    ...(category === null ? [] : [where('category', '==', category)]),
    orderBy('timestamp', 'desc'),
  ]
  return {
    /** The newest 100 of all; of a category the newest 10, or those that `part` names. @throws AppError when the read fails. */
    async list(
      category: string | null,
      part: Part = { count: readLimits.default },
    ): Promise<Page<CurrentAffair>> {
      const wanted = category === null ? { count: readLimits.allCurrentAffairs } : part
      const page = await readPage(articles, newest(category), wanted, currentAffairSchema)
      // More than a hundred would be an archive, which the categories are the way into.
      return { ...page, items: active(page.items), next: category === null ? null : page.next }
    },

    /** The newest 5 that are marked as important and on show. @throws AppError when the read fails. */
    async important(): Promise<CurrentAffair[]> {
      const important = query(
        articles,
        where('isImportant', '==', true),
        where('isActive', '==', true),
        orderBy('date', 'desc'),
        limit(readLimits.importantCurrentAffairs),
      )
      return readList(important, currentAffairSchema)
    },

    /** One article; null when there is none or it is switched off. @throws AppError when the read fails. */
    async find(id: string): Promise<CurrentAffair | null> {
      if (!isDocumentId(id)) return null
      const article = await readDocument(firestore, `current_affairs/${id}`, currentAffairSchema)
      return article?.isActive ? article : null
    },

    /** The article of a readable address (slug, hyphen, id). @throws AppError when the read fails. */
    async findByAddress(slugId: string): Promise<CurrentAffair | null> {
      const ids = candidateIds(slugId).filter(isDocumentId)
      if (ids.length === 0) return null
      const named = query(articles, where(documentId(), 'in', ids), limit(ids.length))
      return addressed(slugId, active(await readList(named, currentAffairSchema)))
    },

    /** Up to 4 others of the same category (6 are read, spec section 9). @throws AppError when the read fails. */
    async related(article: { id: string; category: string }): Promise<CurrentAffair[]> {
      const { fetch, show } = readLimits.relatedCurrentAffairs
      const same = active(
        await readList(query(articles, ...newest(article.category), limit(fetch)), currentAffairSchema),
      )
      return same.filter(({ id }) => id !== article.id).slice(0, show)
    },
  }
}

export const currentAffairRepository = createCurrentAffairRepository(db)
