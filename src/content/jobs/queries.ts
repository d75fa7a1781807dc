import { queryOptions, skipToken } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { pagedList } from '@/lib/paged-list'
import { kept } from '../kept'
import { jobRepository } from './repository'

export function jobsList(category: string | null) {
  return pagedList(sectionKey('jobs', category), (count) => jobRepository.list(category, count), kept('jobs'))
}

/** @param id null when the address names none; then nothing is read. */
export function jobQuery(id: string | null) {
  return queryOptions({
    queryKey: ['job', id],
    meta: kept('jobs'),
    queryFn: id === null ? skipToken : () => jobRepository.find(id),
  })
}
