import { queryOptions } from '@tanstack/react-query'
import { kept, keptForOffline, longList } from '../kept'
import { liveTestRepository } from './repository'

/** The latest live tests, the newest first; the device keeps them. */
export const liveTestsQuery = queryOptions({
  queryKey: ['live-tests'],
  queryFn: () => liveTestRepository.latest(),
  meta: kept('parts'),
  ...longList,
})

/** One live test; null when there is none. */
export const liveTestQuery = (id: string) =>
  queryOptions({
    queryKey: ['live-test', id],
    queryFn: () => liveTestRepository.find(id),
    // Its hours may have been moved.
    meta: keptForOffline('parts'),
    staleTime: 0,
  })

/** Its sealed paper, read once: it does not change, and it is most of what a test weighs. */
export const sealedPaperQuery = (id: string, userId: string) =>
  queryOptions({
    queryKey: ['sealed-paper', id, userId],
    queryFn: () => liveTestRepository.sealed(id),
    staleTime: Number.POSITIVE_INFINITY,
  })
