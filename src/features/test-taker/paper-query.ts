import { queryOptions } from '@tanstack/react-query'
import type { ExamRef } from '@/domain/sitting/test-ref'
import { findTest } from '@/features/offline'
import { visitor } from '@/lib/device/device-store'

/** The paper of a test as this student may see it (`userId` null: a visitor). */
export function paperQuery(ref: ExamRef, userId: string | null) {
  return queryOptions({
    queryKey: ['paper', userId, ref],
    queryFn: () => findTest(userId ?? visitor, ref),
    // The paper on the table is not exchanged while the student looks away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
