import { BookOpen, CalendarDays, CircleUserRound, ClipboardList, type LucideIcon, Target } from 'lucide-react'
import { t } from '@/language/text'
import { addressesOf, paths, patterns } from './paths'
import { practicePages } from './practice-pages'
import { patternsOf, type SectionId, sectionAt, sections, tabAt, tabs } from './sections'

interface Place {
  label: string
  icon: LucideIcon
  to: string
  /** The addresses at which it is the current place. */
  within: RegExp
}

/** The sections of two places, in the order of their tabs. */
const ofTests: readonly SectionId[] = ['test-series', 'mock-test', 'quizzes']
const ofLearn: readonly SectionId[] = [
  'current-affairs',
  'daily-dose',
  'videos',
  'paid-resources',
  'resource',
  'jobs',
]
const sectionsOf = (ids: readonly SectionId[]) =>
  ids.flatMap((id) => sections.filter((section) => section.id === id))

/** The navigation of a signed-in student, in its order: the same five places on every page. */
export const places: readonly Place[] = [
  {
    label: t('Today'),
    icon: CalendarDays,
    to: paths.home,
    within: addressesOf([paths.home, paths.continueLearning]),
  },
  {
    label: t('Tests'),
    icon: ClipboardList,
    to: paths.contentTestSeries,
    within: addressesOf([...patternsOf(sectionsOf(ofTests)), paths.history]),
  },
  {
    label: t('Practise'),
    icon: Target,
    to: paths.study,
    within: addressesOf([
      paths.study,
      ...practicePages.map(({ to }) => to),
      patterns.ownPractice,
      patterns.dailyOf,
    ]),
  },
  {
    label: t('Learn'),
    icon: BookOpen,
    to: paths.contentCurrentAffairs,
    within: addressesOf(patternsOf(sectionsOf(ofLearn))),
  },
  {
    label: t('Me'),
    icon: CircleUserRound,
    to: paths.me,
    within: addressesOf([
      paths.me,
      paths.purchases,
      patterns.receipt,
      paths.saved,
      paths.offline,
      paths.reports,
      paths.account,
    ]),
  },
]

/** A tab over the content sections. */
interface PlaceTab {
  label: string
  to: string
  isCurrent: boolean
}

/** Whether an address has the tab bar. */
export const hasTabs = (pathname: string): boolean =>
  sectionAt(pathname) !== null || addressesOf([paths.history]).test(pathname)

/** The tab bar of a visitor, who has no places: spec section 2, content hub. */
export function visitorTabs(pathname: string): PlaceTab[] {
  const current = tabAt(pathname)
  return tabs.map(({ id, tab, path }) => ({ label: tab, to: path, isCurrent: id === current }))
}

/** The tab bar of a signed-in student: the pages of the place that an address is in. */
export function studentTabs(pathname: string): PlaceTab[] {
  const isOfTests = addressesOf([...patternsOf(sectionsOf(ofTests)), paths.history]).test(pathname)
  const own = { label: t('My tests'), to: paths.history, patterns: [paths.history] }
  return [
    ...sectionsOf(isOfTests ? ofTests : ofLearn).map((section) => ({
      label: 'tab' in section ? section.tab : section.title,
      to: section.path,
      patterns: patternsOf([section]),
    })),
    ...(isOfTests ? [own] : []),
  ].map(({ patterns: these, ...tab }) => ({ ...tab, isCurrent: addressesOf(these).test(pathname) }))
}
