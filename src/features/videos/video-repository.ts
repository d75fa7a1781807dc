import { collection, type Firestore, limit, query } from 'firebase/firestore/lite'
import { readLimits } from '@/config/limits'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument, readList } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type Video, videoSchema } from './video-schema'

/** The `videos` collection (spec section 7). */
export function createVideoRepository(firestore: Firestore) {
  return {
    /** All published videos; the list filters them by category. @throws AppError when the read fails. */
    async list(): Promise<Video[]> {
      const videos = query(collection(firestore, 'videos'), limit(readLimits.videos))
      return (await readList(videos, videoSchema)).filter((video) => video.isVisible)
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
