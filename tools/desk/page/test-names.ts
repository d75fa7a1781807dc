import type { OutputOf } from './call'
import { collectionNames } from './papers/paper-state'

/** What each kind of test is called. */
export const testKinds = {
  quiz: collectionNames.quizzes,
  'mock test': collectionNames.mock_tests,
  'live test': collectionNames.live_tests,
  'test of a package': 'Test of a package',
} as const

/** The title with its package: tests of several packages may have one title. */
export const testName = ({
  title,
  package: own,
}: Pick<OutputOf<'listTests'>[number], 'title' | 'package'>): string =>
  own ? `${title} (${own.title})` : title
