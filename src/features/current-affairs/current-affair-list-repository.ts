import { collection, type Firestore, orderBy, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { db } from '@/lib/firebase/firestore'
import { type Page, readPage } from '@/lib/page-repository'
import { type CurrentAffair, currentAffairSchema } from './current-affair-schema'

/** The list of the `current_affairs` collection (spec section 7), newest first. */
export function createCurrentAffairListRepository(firestore: Firestore) {
  const articles = collection(firestore, 'current_affairs')
  return {
    /** The newest 100 of all, the newest `count` of a category. @throws AppError when the read fails. */
    async list(category: string | null, count: number = readLimits.default): Promise<Page<CurrentAffair>> {
      const wanted = category === null ? readLimits.allCurrentAffairs : count
      const inCategory = category === null ? [] : [where('category', '==', category)]
      const newest = query(articles, ...inCategory, orderBy('timestamp', 'desc'))
      const page = await readPage(newest, wanted, currentAffairSchema)
      return { ...page, items: page.items.filter((article) => article.isActive) }
    },
  }
}

export const currentAffairListRepository = createCurrentAffairListRepository(db)
