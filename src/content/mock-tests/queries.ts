import { queryOptions } from '@tanstack/react-query'
import { readLimits } from '@/config/limits'
import { sectionKey } from '@/domain/content-section'
import { pagedList } from '@/lib/paged-list'
import { kept } from '../kept'
import { mockTestRepository } from './repository'
import type { MockTestCard } from './schema'

export function mockTestsList(category: string | null) {
  return pagedList(
    sectionKey('mock-test', category),
    (count) => mockTestRepository.list(category, count),
    kept('mock-tests'),
  )
}

/** The previous year papers of a list. */
export const onlyPastPapers = (tests: readonly MockTestCard[]) =>
  tests.flatMap((test) => (test.source ? [{ ...test, source: test.source }] : []))

/** All previous year papers among the mock tests of a category or of all; the list of these reads the same catalogue. */
export function pastPapersQuery(category: string | null) {
  return queryOptions({
    queryKey: sectionKey('mock-test', category, 'past-papers'),
    queryFn: async () => onlyPastPapers((await mockTestRepository.list(category, readLimits.atOnce)).items),
  })
}
