import { currentAffairsCategories } from '@/config/limits'
import { paths } from '@/config/paths'
import type { ContentSection } from '@/domain/content-section'

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

export interface Section {
  id: ContentSection
  title: string
  description: string
  categories: CategorySource
  /** What a visitor is told instead of the section (spec section 6); null for a section that is free to read. */
  loginMessage: string | null
  /** The section or page that its title leads to besides. */
  neighbour?: { label: string; to: string }
}

const testSeries: Section = {
  id: 'test-series',
  title: 'Test Series',
  description: 'Packages of full papers for one exam each, on the real exam screen.',
  categories: 'packages',
  loginMessage: 'Please login to access test series',
  neighbour: { label: 'Mock Tests', to: paths.contentMockTest },
}

/** Beside the sections whose items can be saved for later. */
const saved = { label: 'Saved', to: paths.saved } as const

/** The hub's sections by path; quizzes and paid PDFs have screens of their own. */
const sections: Record<string, Section> = {
  [paths.content]: testSeries,
  [paths.contentTestSeries]: testSeries,
  [paths.contentMockTest]: {
    id: 'mock-test',
    title: 'Mock Tests',
    description: 'One sitting, every subject, against the clock.',
    categories: { sectionType: 'Mock Test' },
    loginMessage: null,
    neighbour: { label: 'Test Series', to: paths.contentTestSeries },
  },
  [paths.contentCurrentAffairs]: {
    id: 'current-affairs',
    title: 'Current Affairs',
    description: 'What matters for the exam, by category and date.',
    categories: { fixed: currentAffairsCategories },
    loginMessage: null,
    neighbour: saved,
  },
  [paths.contentDailyDose]: {
    id: 'daily-dose',
    title: 'Daily Dose',
    description: 'One short read a day.',
    categories: { sectionType: 'Daily_Dose' },
    loginMessage: null,
  },
  [paths.contentVideos]: {
    id: 'videos',
    title: 'Videos',
    description: 'Lessons and worked problems to watch.',
    categories: { sectionType: 'Videos' },
    loginMessage: null,
  },
  [paths.contentJobs]: {
    id: 'jobs',
    title: 'Jobs',
    description: 'Openings with their deadlines; those that are still open come first.',
    categories: { sectionType: 'Jobs' },
    loginMessage: null,
    neighbour: saved,
  },
  [paths.contentResource]: {
    id: 'resource',
    title: 'Resources',
    description: 'Free notes, syllabuses and official sources.',
    categories: { sectionType: 'Resources', additional: [pdfsCategory] },
    loginMessage: null,
    neighbour: saved,
  },
}

/**
 * The section of a path; as to the router, capitals do not matter to it.
 * @throws Error for a path that the route table does not put under the section layout.
 */
export function sectionOf(pathname: string): Section {
  const section = sections[pathname.replace(/\/+$/, '').toLowerCase()]
  if (!section) throw new Error(`${pathname} is no section of the content hub`)
  return section
}
