import { paths } from '@/config/paths'
import { testKey } from '@/domain/sitting/test-ref'
import { t } from '@/language/text'

/** A package with those of its tests that the student can take, in its order. */
export interface OpenPackage {
  readonly packageId: string
  readonly title: string
  readonly isOwned: boolean
  readonly tests: ReadonlyArray<{ readonly id: string; readonly title: string }>
}

export interface NextTest {
  readonly title: string
  /** What it is of, or what kind of test it is. */
  readonly detail: string
  readonly to: string
}

/** Words that any exam has in its name. */
const common = new Set([
  'exam',
  'examination',
  'test',
  'tests',
  'series',
  'the',
  'and',
  'of',
  'prelims',
  'mains',
])

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !common.has(word))

/** How many words of the exam's name stand in a title. */
function likeness(exam: string, title: string): number {
  const words = new Set(wordsOf(title))
  return new Set(wordsOf(exam).filter((word) => words.has(word))).size
}

interface Named {
  readonly packageId: string
  readonly title: string
}

/**
 * Packages in the order in which their tests are offered: those of the exam first, then the one that was worked in last,
 * then as they stood.
 * @param latest the package of the latest test; null for none
 */
export function inOrderOfPlan<Package extends Named>(
  packages: readonly Package[],
  { exam, latest }: { exam: string; latest: string | null },
): Package[] {
  return packages
    .map((one) => ({ one, fits: likeness(exam, one.title), isLatest: Number(one.packageId === latest) }))
    .sort((a, b) => b.fits - a.fits || b.isLatest - a.isLatest)
    .map(({ one }) => one)
}

/**
 * The next test: the first one that was not taken yet, of the first package that has one; else a mock test.
 * @param packages `inOrderOfPlan`
 * @param taken keys of the tests that were begun or submitted
 */
export function nextTest(packages: readonly OpenPackage[], taken: ReadonlySet<string>): NextTest {
  for (const { packageId, title, isOwned, tests } of packages) {
    const next = tests.find(({ id }) => !taken.has(testKey({ kind: 'series', packageId, testId: id })))
    if (!next) continue
    const to = paths.test(packageId, next.id)
    return { title: next.title, detail: isOwned ? title : `${title} · ${t('Free')}`, to }
  }
  return {
    title: t('Take a mock test'),
    detail: t('Every subject, with a timer'),
    to: paths.contentMockTest,
  }
}
