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

/** Tells the attempts on one device apart: by student and by test. */
export function attemptKey(ref: TestRef, userId: string | null): string {
  const test = ref.kind === 'mock' ? ['mock', ref.mockTestId] : ['series', ref.packageId, ref.testId]
  // A colon keeps the visitor apart from a student whose id is "visitor".
  const owner = userId === null ? 'visitor' : `student:${userId}`
  return [owner, ...test].map(encodeURIComponent).join('/')
}
