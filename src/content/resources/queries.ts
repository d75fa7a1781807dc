import { queryOptions } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import type { Page } from '@/lib/page-repository'
import { pagedList } from '@/lib/paged-list'
import { kept } from '../kept'
import { pdfRepository } from '../pdfs/repository'
import { resourceRepository } from './repository'
import type { StudyResource } from './schema'

/** What the resource section shows: free resources, or the PDFs, which have a chip of their own. */
export type ResourceChoice = { of: 'resources'; category: string | null } | { of: 'pdfs' }

export function resourcesList(choice: ResourceChoice) {
  return choice.of === 'pdfs'
    ? pagedList(
        sectionKey('resource', 'pdfs', 'pdfs'),
        (): Promise<Page<StudyResource>> => pdfRepository.list(),
        kept('pdfs'),
      )
    : pagedList(
        sectionKey('resource', 'resources', choice.category),
        (count): Promise<Page<StudyResource>> => resourceRepository.listFree(choice.category, count),
        kept('resources'),
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
