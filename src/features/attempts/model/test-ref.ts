import { paths } from '@/config/paths'

/** A test of the exam screen: one of a package, or a mock test that stands alone. */
export type ExamRef =
  | { kind: 'series'; packageId: string; testId: string }
  | { kind: 'mock'; mockTestId: string }

/** Whatever is sat: a test or a quiz. Both are kept in the same way. */
export type TestRef = ExamRef | { kind: 'quiz'; quizId: string }

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
  if (ref.kind === 'quiz') {
    return {
      test: paths.quiz(ref.quizId),
      results: paths.quiz(ref.quizId),
      back: paths.contentQuizzes,
      backLabel: 'Back to Quizzes',
    }
  }
  return {
    test: paths.test(ref.packageId, ref.testId),
    results: paths.testResults(ref.packageId, ref.testId),
    back: paths.testSeriesPackage(ref.packageId),
    backLabel: 'Back to Test Series',
  }
}

function partsOf(ref: TestRef): string[] {
  switch (ref.kind) {
    case 'mock':
      return ['mock', ref.mockTestId]
    case 'quiz':
      return ['quiz', ref.quizId]
    case 'series':
      return ['series', ref.packageId, ref.testId]
  }
}

/**
 * Names a test in attempts: `series/{packageId}/{testId}`, `mock/{mockTestId}` or `quiz/{quizId}`, each part
 * percent-encoded.
 */
export function testKey(ref: TestRef): string {
  return partsOf(ref).map(encodeURIComponent).join('/')
}

/** Whether an attempt is of a quiz, which is practice; all others are of tests. */
export function isQuiz({ testKey: key }: { testKey: string }): boolean {
  return key.startsWith('quiz/')
}

/** A quiz that was opened and not answered: nothing to list, to go on with or to tell another device of. */
export function isOnlyLookedAt({ testKey: key, answered }: { testKey: string; answered: number }): boolean {
  return isQuiz({ testKey: key }) && answered === 0
}

/** Empty, which is no id, for what cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** The test that `key` names; null when it is no such key. */
export function testOfKey(key: string): TestRef | null {
  const [kind, first, second, ...more] = key.split('/').map(decoded)
  if (!first || more.length > 0) return null
  if (kind === 'mock') return second === undefined ? { kind, mockTestId: first } : null
  if (kind === 'quiz') return second === undefined ? { kind, quizId: first } : null
  return kind === 'series' && second ? { kind, packageId: first, testId: second } : null
}
