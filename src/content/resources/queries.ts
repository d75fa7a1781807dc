import { queryOptions } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import type { Page } from '@/lib/firebase/page'
import { pagedList } from '@/lib/paged-list'
import { kept } from '../kept'
import { pdfRepository } from '../pdfs/repository'
import { resourceRepository } from './repository'
import type { ResourceType, StudyResource } from './schema'

/**
 * What the resource section shows: free resources of a category and a type, or the PDFs, which are a category and a type
 * of their own.
 */
export interface ResourceChoice {
  of: 'resources' | 'pdfs'
  /** As the URL has it; null for all of them. */
  category: string | null
  type: ResourceType | null
}

const nothing: Page<StudyResource> = { items: [], read: 0, isFull: false }

export function resourcesList({ of, category, type }: ResourceChoice) {
  return pagedList(
    sectionKey('resource', of, category, type),
    async (count): Promise<Page<StudyResource>> => {
      if (of === 'resources') return resourceRepository.listFree(category, count, type)
      return type === null || type === 'pdf' ? pdfRepository.list() : nothing
    },
    of === 'pdfs' ? kept('pdfs') : kept('resources'),
  )
}

/** One resource; null when there is none. */
export function resourceQuery(id: string) {
  return queryOptions({
    queryKey: ['pdf-viewer', 'resource', id],
    queryFn: () => resourceRepository.find(id),
  })
}

/** Where a bought video or link leads; one student's, because another may not see it. */
export function resourceAccessQuery(userId: string, resourceId: string) {
  return queryOptions({
    queryKey: ['paid-resources', 'access', userId, resourceId],
    queryFn: () => resourceRepository.findAccess(resourceId),
  })
}
