import { queryOptions, skipToken } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { jobRepository } from './job-repository'

export function jobsQuery(category: string | null) {
  return queryOptions({
    queryKey: sectionKey('jobs', category),
    queryFn: () => jobRepository.list(category),
  })
}

/** @param id null when the address names none; then nothing is read. */
export function jobQuery(id: string | null) {
  return queryOptions({
    queryKey: ['job', id],
    queryFn: id === null ? skipToken : () => jobRepository.find(id),
  })
}
