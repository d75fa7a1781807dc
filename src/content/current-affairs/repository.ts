import { collection, documentId, type Firestore, limit, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readList, readVisibleDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { newestFirst, type Page } from '@/lib/firebase/page'
import { ofValue, scheduledPath } from '../catalogues/definitions'
import { readPage } from '../catalogues/repository'
import { readOpened } from '../opened-repository'
import { addressed, candidateIds } from './article-address'
import {
  type CurrentAffair,
  currentAffairSchema,
  type ImportantAffair,
  importantAffairSchema,
  type ListedAffair,
  listedAffairSchema,
  type RelatedAffair,
  relatedAffairSchema,
} from './schema'

/** The `current_affairs` collection (spec section 7); what is switched off is left out. */
export function createCurrentAffairRepository(firestore: Firestore) {
  const articles = collection(firestore, 'current_affairs')
  return {
    /** The newest 100 of all, or `count` when that is more; the newest `count` of a category. @throws AppError when the read fails. */
    async list(category: string | null, count: number = readLimits.default): Promise<Page<ListedAffair>> {
      const listing = { of: 'current_affairs', equal: ofValue('category', category) } as const
      const wanted = category === null ? Math.max(count, readLimits.allCurrentAffairs) : count
      const page = await readPage(firestore, listing, wanted, listedAffairSchema)
      return { ...page, items: newestFirst(page.items) }
    },

    /**
     * The newest 5 of those that every student should have read. Ten are read: up to five with a date in text, which the
     * database gives first, displace none of the newest. @throws AppError when the read fails.
     */
    async important(): Promise<ImportantAffair[]> {
      const { fetch, show } = readLimits.importantCurrentAffairs
      const { items } = await readPage(firestore, { of: 'important_affairs' }, fetch, importantAffairSchema)
      return newestFirst(items).slice(0, show)
    },

    /** One article; null when there is none or it is switched off. @throws AppError when the read fails. */
    async find(id: string): Promise<CurrentAffair | null> {
      if (!isDocumentId(id)) return null
      const article = await readOpened(firestore, `current_affairs/${id}`, currentAffairSchema)
      return article?.isActive ? article : null
    },

    /** The article of a readable address (slug, hyphen, id). @throws AppError when the read fails. */
    async findByAddress(slugId: string): Promise<CurrentAffair | null> {
      const ids = candidateIds(slugId).filter(isDocumentId)
      if (ids.length === 0) return null
      const named = query(articles, where(documentId(), 'in', ids), limit(ids.length))
      const published = await readList(named, currentAffairSchema)
      const found =
        published.length > 0
          ? published
          : (
              await Promise.all(
                ids.map((id) =>
                  readVisibleDocument(firestore, scheduledPath(`current_affairs/${id}`), currentAffairSchema),
                ),
              )
            ).filter((article) => article !== null)
      return addressed(
        slugId,
        found.filter((article) => article.isActive),
      )
    },

    /** Up to 4 others of the same category (6 are read, spec section 9). @throws AppError when the read fails. */
    async related(article: { id: string; category: string }): Promise<RelatedAffair[]> {
      const { fetch, show } = readLimits.relatedCurrentAffairs
      const listing = { of: 'related_affairs', equal: ofValue('category', article.category) } as const
      const { items } = await readPage(firestore, listing, fetch, relatedAffairSchema)
      return newestFirst(items)
        .filter(({ id }) => id !== article.id)
        .slice(0, show)
    },
  }
}

export const currentAffairRepository = createCurrentAffairRepository(db)
