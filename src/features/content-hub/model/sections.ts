import { currentAffairsCategories } from '@/config/limits'
import { paths } from '@/config/paths'
import { type SectionId, sectionAt } from '@/config/sections'
import { t } from '@/language/text'

/**
 * Where a section's categories come from: documents of `categories` with this `section_type` (and names of its own that
 * follow them), the test series packages, or a fixed list.
 */
type CategorySource =
  | 'packages'
  | { sectionType: string; additional?: readonly string[] }
  | { fixed: readonly string[] }

/** The chip of the resource section that shows the `pdfs` collection, whose documents are in no category. */
export const pdfsCategory = 'PDFs'

/** What the hub's screen says and asks of a section. */
interface HubDetails {
  description: string
  categories: CategorySource
  /** Pages that its title leads to besides; some of them are tabs of a signed-in student. */
  neighbours?: ReadonlyArray<{ label: string; to: string; isStudentTab?: boolean }>
  /** Path of the feed that tells its news. */
  feed?: string
}

/** A section on the hub's screen. */
export interface HubSection extends HubDetails {
  id: SectionId
  title: string
}

/** Beside the sections whose items can be saved for later. */
const saved = [{ label: t('Saved'), to: paths.saved }]
const myTests = { label: t('My tests'), to: paths.history, isStudentTab: true }

/** Every section on the hub's screen; null for one with a screen of its own. */
export const hubSections: Readonly<Record<SectionId, HubDetails | null>> = {
  'test-series': {
    description: t('Packages of full papers for one exam each, on the real exam screen.'),
    categories: 'packages',
    neighbours: [{ label: t('Mock Tests'), to: paths.contentMockTest, isStudentTab: true }, myTests],
  },
  'mock-test': {
    description: t('One full test of every subject, with a timer.'),
    categories: { sectionType: 'Mock Test' },
    neighbours: [{ label: t('Test Series'), to: paths.contentTestSeries, isStudentTab: true }, myTests],
  },
  'paid-resources': null,
  quizzes: null,
  videos: {
    description: t('Video lessons and solved problems.'),
    categories: { sectionType: 'Videos' },
  },
  'current-affairs': {
    description: t('News that matters for your exam, by category and date.'),
    categories: { fixed: currentAffairsCategories },
    neighbours: saved,
    feed: paths.currentAffairsFeed,
  },
  'daily-dose': {
    description: t('One short read a day.'),
    categories: { sectionType: 'Daily_Dose' },
  },
  jobs: {
    description: t('Jobs with their deadlines. Open jobs come first.'),
    categories: { sectionType: 'Jobs' },
    neighbours: saved,
    feed: paths.jobsFeed,
  },
  resource: {
    description: t('Free notes, syllabuses and official sources.'),
    categories: { sectionType: 'Resources', additional: [pdfsCategory] },
    neighbours: saved,
  },
}

/**
 * The section of a path on the hub's screen.
 * @throws Error for a path that the route table does not put under the section layout.
 */
export function hubSectionOf(pathname: string): HubSection {
  const section = sectionAt(pathname)
  const details = section && hubSections[section.id]
  if (!details) throw new Error(`${pathname} is no section of the content hub`)
  return { id: section.id, title: section.title, ...details }
}
