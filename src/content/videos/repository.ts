import { collection, type Firestore, limit, or, query, where } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Video, videoSchema } from './schema'

/** The `videos` collection (spec section 7). */
export function createVideoRepository(firestore: Firestore) {
  return {
    /**
     * The published videos, of a category or of all: 100 at most, so that a large collection opens as fast as a small
     * one (docs/decisions/010). @throws AppError when the read fails.
     */
    async list(category: string | null): Promise<Video[]> {
      const videos = collection(firestore, 'videos')
      const most = limit(readLimits.videos)
      if (category === null)
        return (await readList(query(videos, most), videoSchema)).filter((video) => video.isVisible)
      // Older documents say it under another name.
      const named = or(
        where('category', '==', category),
        where('categoryName', '==', category),
        where('subject', '==', category),
      )
      const found = await readList(query(videos, named, most), videoSchema)
      return found.filter((video) => video.isVisible && video.category === category)
    },

    /** One video; null when there is none or it is not published. @throws AppError when the read fails. */
    async find(id: string): Promise<Video | null> {
      if (!isDocumentId(id)) return null
      const video = await readDocument(firestore, `videos/${id}`, videoSchema)
      return video?.isVisible ? video : null
    },
  }
}

export const videoRepository = createVideoRepository(db)
