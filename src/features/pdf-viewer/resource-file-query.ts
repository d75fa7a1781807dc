import { queryOptions } from '@tanstack/react-query'
import { resourceFileRepository } from './resource-file-repository'

/** What a resource says of its file; null when there is none. */
export function resourceFileQuery(resourceId: string) {
  return queryOptions({
    queryKey: ['pdf-viewer', 'resource', resourceId],
    queryFn: () => resourceFileRepository.find(resourceId),
  })
}
