import type { Firestore } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { db } from '@/lib/firebase/firestore'
import { readListing } from '../catalogues/repository'
import { readOpened } from '../opened-repository'
import { type Video, videoSchema } from './schema'

/** The `videos` collection (spec section 7). */
export function createVideoRepository(firestore: Firestore) {
  return {
    /**
     * The published videos, of a category or of all: 100 at most, so that a large collection opens as fast as a small
     * one (docs/decisions/010). @throws AppError when the read fails.
     */
    async list(category: string | null): Promise<Video[]> {
      // Older documents say it under another name.
      const named = category !== null && {
        anyOf: { fields: ['category', 'categoryName', 'subject'], value: category },
      }
      const { items } = await readListing(
        firestore,
        { of: 'videos', ...named },
        readLimits.videos,
        videoSchema,
      )
      return items.filter((video) => video.isVisible && (category === null || video.category === category))
    },

    /** One video; null when there is none or it is not published. @throws AppError when the read fails. */
    async find(id: string): Promise<Video | null> {
      if (!isDocumentId(id)) return null
      const video = await readOpened(firestore, `videos/${id}`, videoSchema)
      return video?.isVisible ? video : null
    },
  }
}

export const videoRepository = createVideoRepository(db)
