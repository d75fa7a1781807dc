import { queryOptions } from '@tanstack/react-query'
import type { Firestore } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import type { AppError } from '@/lib/app-error'
import { asStudent } from '@/lib/firebase/as-student'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { closedFilmPath } from '../fields'
import { addressFields, type OpenAddress, openAddressOf } from './schema'

/** Where a video that needs login is: on the web, or among the files that only students may read (a Storage path). */
export type VideoAccess = { kind: 'web'; address: OpenAddress } | { kind: 'film'; path: string }

/** `videos/{id}/private/access` (docs/decisions/034); null when it leads nowhere. */
export const videoAccessSchema = z.pipe(
  z.object(addressFields),
  z.transform((raw): VideoAccess | null => {
    const path = closedFilmPath(raw.url)
    if (path !== null) return { kind: 'film', path }
    const address = openAddressOf(raw)
    return address && { kind: 'web', address }
  }),
)

/** The addresses of the videos that need login. Only the video's page reads them, so only it loads this. */
export function createVideoAccessRepository(firestore: Firestore) {
  return {
    /**
     * @returns `refused` when the video belongs to a product that the student does not own; null when no address is
     * stored.
     * @throws AppError when the read fails.
     */
    find(videoId: string): Promise<VideoAccess | 'refused' | null> {
      return asStudent(() =>
        readDocument(firestore, `videos/${videoId}/private/access`, videoAccessSchema),
      ).catch((error: AppError) => {
        if (error.code === 'permission-denied') return 'refused'
        throw error
      })
    },
  }
}

const repository = createVideoAccessRepository(db)

/** Where a video that needs login is; one student's, because another may be refused. The device never keeps it. */
export function videoAccessQuery(userId: string, videoId: string) {
  return queryOptions({
    queryKey: ['video', 'access', userId, videoId],
    queryFn: () => repository.find(videoId),
    // Who was refused may have bought it since.
    staleTime: 0,
  })
}
