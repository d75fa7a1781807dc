import type { Firestore } from 'firebase/firestore/lite'
import { isDocumentId } from '@/lib/firebase/document-id'
import { readDocument } from '@/lib/firebase/documents'
import { db } from '@/lib/firebase/firestore'
import { type ResourceFile, resourceFileSchema } from './resource-file-schema'

/** The `resources` collection, as far as the viewer needs it. */
export function createResourceFileRepository(firestore: Firestore) {
  return {
    /** null when there is no such resource. @throws AppError */
    async find(resourceId: string): Promise<ResourceFile | null> {
      if (!isDocumentId(resourceId)) return null
      return readDocument(firestore, `resources/${resourceId}`, resourceFileSchema)
    },
  }
}

export const resourceFileRepository = createResourceFileRepository(db)
