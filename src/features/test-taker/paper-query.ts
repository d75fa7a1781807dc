import { queryOptions } from '@tanstack/react-query'
import type { TestRef } from './model/test-ref'
import { paperRepository } from './paper-repository'

/** The paper of a test as this student may see it (`userId` null: a visitor). */
export function paperQuery(ref: TestRef, userId: string | null) {
  return queryOptions({
    queryKey: ['paper', userId, ref],
    queryFn: () =>
      ref.kind === 'mock'
        ? paperRepository.findMockTest(ref.mockTestId)
        : paperRepository.findInSeries(ref.packageId, ref.testId),
    // The paper on the table is not exchanged while the student looks away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
