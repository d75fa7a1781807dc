import { t } from '@/language/text'
import { addressesOf, paths, patterns } from './paths'

/** Documents of one kind that a section shows. */
interface Documents {
  /** The word for them in the kept reads and the search: the name of their folder in src/content, or `packages`. */
  kind: string
  /** Whether the device keeps what it has read of them (docs/decisions/026). */
  kept: boolean
  /** What the search calls them, and their place among results that fit as well; null: not searched. */
  searched: { label: string; place: number } | null
}

/** A section of the content hub, as everything that lists sections sees it. */
export interface Section {
  id: string
  /** The heading of its screen. */
  title: string
  /** The text of its tab; a section without one stands under that of another. */
  tab?: string
  /** The id of the section whose tab it stands under. */
  under?: string
  path: string
  /** Patterns of other pages under the tab bar that belong to it. */
  underTabs: readonly string[]
  /** Patterns of pages that belong to it and have the header, but no tab bar. */
  withoutTabs: readonly string[]
  /** Which of its addresses are served as HTML. */
  prerendered: readonly string[]
  inSitemap: boolean
  documents: readonly Documents[]
}

/**
 * Every section of the content hub, in the order of the tabs (spec section 2, content hub). Tabs, navigation, search, kept
 * reads, sitemap and prerendered pages are made from this list. CONTRIBUTING.md says how to add a section.
 */
export const sections = [
  {
    id: 'test-series',
    title: t('Test Series'),
    tab: t('Test Series'),
    path: paths.contentTestSeries,
    underTabs: [paths.content, paths.history],
    withoutTabs: [paths.testSeries, patterns.testSeriesPackage],
    prerendered: [paths.contentTestSeries, paths.testSeries],
    inSitemap: true,
    documents: [{ kind: 'packages', kept: true, searched: { label: t('Test Series'), place: 3 } }],
  },
  {
    id: 'mock-test',
    title: t('Mock Tests'),
    under: 'test-series',
    path: paths.contentMockTest,
    underTabs: [],
    withoutTabs: [],
    prerendered: [paths.contentMockTest],
    inSitemap: true,
    documents: [{ kind: 'mock-tests', kept: true, searched: { label: t('Mock Tests'), place: 4 } }],
  },
  {
    id: 'paid-resources',
    title: t('Paid PDFs'),
    tab: t('Paid PDFs'),
    path: paths.paidResources,
    underTabs: [],
    withoutTabs: [patterns.paidCategory],
    prerendered: [paths.paidResources],
    inSitemap: true,
    documents: [{ kind: 'packs', kept: false, searched: { label: t('Paid PDFs'), place: 10 } }],
  },
  {
    id: 'quizzes',
    title: t('Quizzes'),
    tab: t('Quizzes'),
    path: paths.contentQuizzes,
    underTabs: [paths.quizList],
    withoutTabs: [patterns.quiz, patterns.quizWithSlashes, patterns.quizPreview],
    prerendered: [paths.contentQuizzes, paths.quizList],
    inSitemap: true,
    documents: [{ kind: 'quizzes', kept: true, searched: { label: t('Quizzes'), place: 5 } }],
  },
  {
    id: 'videos',
    title: t('Videos'),
    tab: t('Videos'),
    path: paths.contentVideos,
    underTabs: [patterns.video, patterns.videoAlias],
    withoutTabs: [],
    prerendered: [paths.contentVideos],
    inSitemap: true,
    documents: [{ kind: 'videos', kept: true, searched: { label: t('Videos'), place: 6 } }],
  },
  {
    id: 'current-affairs',
    title: t('Current Affairs'),
    tab: t('Current Affairs'),
    path: paths.contentCurrentAffairs,
    underTabs: [patterns.currentAffair, patterns.currentAffairArticle],
    withoutTabs: [],
    prerendered: [paths.contentCurrentAffairs],
    inSitemap: true,
    documents: [{ kind: 'current-affairs', kept: true, searched: { label: t('Current Affairs'), place: 1 } }],
  },
  {
    id: 'daily-dose',
    title: t('Daily Dose'),
    tab: t('Daily Dose'),
    path: paths.contentDailyDose,
    underTabs: [],
    withoutTabs: [],
    prerendered: [paths.contentDailyDose],
    inSitemap: true,
    documents: [{ kind: 'daily-doses', kept: true, searched: { label: t('Daily Dose'), place: 7 } }],
  },
  {
    id: 'jobs',
    title: t('Jobs'),
    tab: t('Jobs'),
    path: paths.contentJobs,
    underTabs: [patterns.job],
    withoutTabs: [],
    prerendered: [paths.contentJobs],
    inSitemap: true,
    documents: [{ kind: 'jobs', kept: true, searched: { label: t('Jobs'), place: 2 } }],
  },
  {
    id: 'resource',
    title: t('Resources'),
    tab: t('Resource'),
    path: paths.contentResource,
    underTabs: [],
    withoutTabs: [],
    prerendered: [paths.contentResource],
    inSitemap: true,
    documents: [
      { kind: 'resources', kept: true, searched: { label: t('Resources'), place: 8 } },
      { kind: 'pdfs', kept: true, searched: { label: t('PDFs'), place: 9 } },
    ],
  },
] as const satisfies readonly Section[]

type KnownSection = (typeof sections)[number]
export type SectionId = KnownSection['id']

/** The documents of all sections. */
export const sectionDocuments = sections.flatMap(
  ({ documents }): ReadonlyArray<KnownSection['documents'][number]> => documents,
)

/** The patterns of all pages that belong to these sections. */
export const patternsOf = (these: readonly Section[]): string[] =>
  these.flatMap(({ path, underTabs, withoutTabs }) => [path, ...underTabs, ...withoutTabs])

/** The tab bar. */
export const tabs = sections.filter((section) => 'tab' in section)

/** The section whose page under the tab bar an address names; null where no tab bar stands. */
export function sectionAt(pathname: string): KnownSection | null {
  return sections.find(({ path, underTabs }) => addressesOf([path, ...underTabs]).test(pathname)) ?? null
}

/** The id of the section whose tab an address is under; null where no tab bar stands. */
export function tabAt(pathname: string): SectionId | null {
  const section = sectionAt(pathname)
  return section && ('under' in section ? section.under : section.id)
}
