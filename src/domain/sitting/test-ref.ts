import { paths } from '@/config/paths'
import { asksOfOthers } from '@/domain/question/ref'
import type { QuestionState } from '@/domain/sitting/sitting-state'
import { t } from '@/language/text'

/** A test of the exam screen: one of a package, or a mock test that stands alone. */
export type ExamRef =
  | { kind: 'series'; packageId: string; testId: string }
  | { kind: 'mock'; mockTestId: string }

/**
 * Whatever is sat, all of it kept in the same way: a test, a quiz, the quiz of a day (`2026-11-22`, in India), or a
 * student's own practice, timed or in study mode, whose questions are named by their refs.
 */
export type TestRef =
  | ExamRef
  | { kind: 'quiz'; quizId: string }
  | { kind: 'daily'; day: string }
  | { kind: 'practice' | 'study'; practiceId: string }

export interface TestPlaces {
  test: string
  results: string
  /** Where the student came from. */
  back: string
  backLabel: string
}

/** The addresses around a test. */
export function placesOf(ref: TestRef): TestPlaces {
  switch (ref.kind) {
    case 'mock':
      return {
        test: paths.mockTest(ref.mockTestId),
        results: paths.mockTestResults(ref.mockTestId),
        back: paths.contentMockTest,
        backLabel: t('Back to Mock Tests'),
      }
    case 'quiz':
      return {
        test: paths.quiz(ref.quizId),
        results: paths.quiz(ref.quizId),
        back: paths.contentQuizzes,
        backLabel: t('Back to Quizzes'),
      }
    case 'daily':
      return {
        test: paths.dailyOf(ref.day),
        results: paths.dailyOf(ref.day),
        back: paths.daily,
        backLabel: t('Back to daily quiz'),
      }
    case 'practice':
    case 'study':
      return {
        test: paths.ownPractice(ref.practiceId),
        results: paths.ownPractice(ref.practiceId),
        back: paths.practice,
        backLabel: t('Back to Practice'),
      }
    case 'series':
      return {
        test: paths.test(ref.packageId, ref.testId),
        results: paths.testResults(ref.packageId, ref.testId),
        back: paths.testSeriesPackage(ref.packageId),
        backLabel: t('Back to Test Series'),
      }
  }
}

function partsOf(ref: TestRef): string[] {
  switch (ref.kind) {
    case 'mock':
      return ['mock', ref.mockTestId]
    case 'quiz':
      return ['quiz', ref.quizId]
    case 'daily':
      return ['daily', ref.day]
    case 'practice':
    case 'study':
      return [ref.kind, ref.practiceId]
    case 'series':
      return ['series', ref.packageId, ref.testId]
  }
}

/**
 * Names a test in attempts: `series/{packageId}/{testId}`, `mock/{mockTestId}`, `quiz/{quizId}`, `daily/{day}`,
 * `practice/{practiceId}` or `study/{practiceId}`, each part percent-encoded.
 */
export function testKey(ref: TestRef): string {
  return partsOf(ref).map(encodeURIComponent).join('/')
}

const studyPrefix = 'study-'

/** The practice id of a student's own test, made of a random name; its prefix says of which kind the test is. */
export const practiceIdOf = (kind: 'practice' | 'study', name: string): string =>
  kind === 'study' ? studyPrefix + name : name

/** The own test of that name. */
export const ownTest = (practiceId: string): TestRef => ({
  kind: practiceId.startsWith(studyPrefix) ? 'study' : 'practice',
  practiceId,
})

/** The kinds of attempts; `kindLabel` is what lists call them. */
export type AttemptKind = 'Test' | 'Quiz' | 'Daily quiz' | 'Practice' | 'Study'

const kindNames: Readonly<Record<string, AttemptKind>> = {
  quiz: 'Quiz',
  daily: 'Daily quiz',
  practice: 'Practice',
  study: 'Study',
}

export function kindOf({ testKey: key }: { testKey: string }): AttemptKind {
  return kindNames[key.slice(0, key.indexOf('/'))] ?? 'Test'
}

const kindLabels: Readonly<Record<AttemptKind, string>> = {
  Test: t('Test'),
  Quiz: t('Quiz'),
  'Daily quiz': t('Daily quiz'),
  Practice: t('Practice'),
  Study: t('Study'),
}

/** What lists call a kind of attempt. */
export const kindLabel = (kind: AttemptKind): string => kindLabels[kind]

/** Whether an attempt is of a test of the exam screen; all others are of something shorter, without its marks. */
export const isTest = (attempt: { testKey: string }): boolean => kindOf(attempt) === 'Test'

/** Whether an attempt may be of questions of other tests, which are named by their refs. */
export const asksByRef = ({ testKey: key }: { testKey: string }): boolean => asksOfOthers(key)

/** How many questions of an attempt are done with: answered, or in study mode given up, as their answers were told then. */
export function countDone(
  { testKey: key }: { testKey: string },
  questions: ReadonlyArray<Pick<QuestionState, 'option' | 'marked'>>,
): number {
  const isStudy = kindOf({ testKey: key }) === 'Study'
  return questions.filter(({ option, marked }) => option !== null || (isStudy && marked)).length
}

/** A quiz or a practice that was opened and not answered: nothing to list, to go on with or to tell another device of. */
export function isOnlyLookedAt({ testKey: key, answered }: { testKey: string; answered: number }): boolean {
  return !isTest({ testKey: key }) && answered === 0
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
  if (kind === 'daily') return second === undefined ? { kind, day: first } : null
  if (kind === 'practice' || kind === 'study')
    return second === undefined ? { kind, practiceId: first } : null
  return kind === 'series' && second ? { kind, packageId: first, testId: second } : null
}
