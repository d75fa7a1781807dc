import { useParams } from 'react-router-dom'
import type { ExamRef } from '@/domain/sitting/test-ref'

/** The test that the address names. */
export function useTestRef(): ExamRef {
  const { packageId = '', testId = '', mockTestId, liveTestId } = useParams()
  if (liveTestId !== undefined) return { kind: 'live', liveTestId }
  return mockTestId === undefined ? { kind: 'series', packageId, testId } : { kind: 'mock', mockTestId }
}
