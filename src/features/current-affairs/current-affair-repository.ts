import { collection, documentId, type Firestore, limit, orderBy, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type CurrentAffair, currentAffairSchema } from './current-affair-schema'
import { addressed, candidateIds } from './model/article-address'

const active = (articles: readonly CurrentAffair[]) => articles.filter((article) => article.isActive)

/** One article of the `current_affairs` collection, and those like it (spec section 7); its lists stand apart. */
export function createCurrentAffairRepository(firestore: Firestore) {
  const articles = collection(firestore, 'current_affairs')
  return {
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
        await readList(
          query(
            articles,
            where('category', '==', article.category),
            orderBy('timestamp', 'desc'),
            limit(fetch),
          ),
          currentAffairSchema,
        ),
      )
      return same.filter(({ id }) => id !== article.id).slice(0, show)
    },
  }
}

export const currentAffairRepository = createCurrentAffairRepository(db)
