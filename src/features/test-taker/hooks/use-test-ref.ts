import { useParams } from 'react-router-dom'
import type { TestRef } from '@/features/attempts'

/** The test that the address names. */
export function useTestRef(): TestRef {
  const { packageId = '', testId = '', mockTestId } = useParams()
  return mockTestId === undefined ? { kind: 'series', packageId, testId } : { kind: 'mock', mockTestId }
}
