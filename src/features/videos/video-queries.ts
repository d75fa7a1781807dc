import { queryOptions, skipToken } from '@tanstack/react-query'
import { sectionKey } from '@/domain/content-section'
import { videoRepository } from './video-repository'

/** One read for every category. */
export const videosQuery = queryOptions({
  queryKey: sectionKey('videos'),
  queryFn: () => videoRepository.list(),
})

/** @param id null when the address names none; then nothing is read. */
export function videoQuery(id: string | null) {
  return queryOptions({
    queryKey: ['video', id],
    queryFn: id === null ? skipToken : () => videoRepository.find(id),
  })
}
