import { paths } from '@/config/paths'

/** Which test: one of a package, or a mock test that stands alone. Both are taken in the same way. */
export type TestRef =
  | { kind: 'series'; packageId: string; testId: string }
  | { kind: 'mock'; mockTestId: string }

export interface TestPlaces {
  test: string
  results: string
  /** Where the student came from. */
  back: string
  backLabel: string
}

/** The addresses around a test. */
export function placesOf(ref: TestRef): TestPlaces {
  if (ref.kind === 'mock') {
    return {
      test: paths.mockTest(ref.mockTestId),
      results: paths.mockTestResults(ref.mockTestId),
      back: paths.contentMockTest,
      backLabel: 'Back to Mock Tests',
    }
  }
  return {
    test: paths.test(ref.packageId, ref.testId),
    results: paths.testResults(ref.packageId, ref.testId),
    back: paths.testSeriesPackage(ref.packageId),
    backLabel: 'Back to Test Series',
  }
}

/** Names a test in attempts: `series/{packageId}/{testId}` or `mock/{mockTestId}`, each part percent-encoded. */
export function testKey(ref: TestRef): string {
  const parts = ref.kind === 'mock' ? ['mock', ref.mockTestId] : ['series', ref.packageId, ref.testId]
  return parts.map(encodeURIComponent).join('/')
}

/** The test that `key` names; null when it is no such key. */
export function testOfKey(key: string): TestRef | null {
  const [kind, first, second, ...more] = key.split('/').map(decodeURIComponent)
  if (!first || more.length > 0) return null
  if (kind === 'mock') return second === undefined ? { kind, mockTestId: first } : null
  return kind === 'series' && second ? { kind, packageId: first, testId: second } : null
}
