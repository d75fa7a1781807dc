import { queryOptions, skipToken } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { kept, longList } from '../kept'
import { videoRepository } from './repository'

export function videosQuery(category: string | null) {
  return queryOptions({
    queryKey: sectionKey('videos', category),
    meta: kept('videos'),
    queryFn: () => videoRepository.list(category),
    ...longList,
  })
}

/** @param id null when the address names none; then nothing is read. */
export function videoQuery(id: string | null) {
  return queryOptions({
    queryKey: ['video', id],
    meta: kept('videos'),
    queryFn: id === null ? skipToken : () => videoRepository.find(id),
  })
}
