import { queryOptions } from '@tanstack/react-query'
import { type ExamRef, paperSearch } from '@/features/attempts'

/** The paper of a test as this student may see it (`userId` null: a visitor). */
export function paperQuery(ref: ExamRef, userId: string | null) {
  return queryOptions({
    queryKey: ['paper', userId, ref],
    queryFn: () =>
      ref.kind === 'mock'
        ? paperSearch.mockTest(ref.mockTestId)
        : paperSearch.inSeries(ref.packageId, ref.testId),
    // The paper on the table is not exchanged while the student looks away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
