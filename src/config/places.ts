import { BookOpen, CalendarDays, CircleUserRound, ClipboardList, type LucideIcon, Target } from 'lucide-react'
import { t } from '@/language/text'
import { addressesOf, paths, patterns } from './paths'
import { practicePages } from './practice-pages'
import { patternsOf, sections } from './sections'

interface Place {
  label: string
  icon: LucideIcon
  to: string
  /** The addresses at which it is the current place. */
  within: RegExp
}

const testSections: readonly string[] = ['test-series', 'mock-test', 'quizzes']
/** Whether a section belongs to Tests; the others belong to Learn. */
export const isOfTests = ({ id }: { id: string }): boolean => testSections.includes(id)

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
    within: addressesOf(patternsOf(sections.filter(isOfTests))),
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
    within: addressesOf(patternsOf(sections.filter((section) => !isOfTests(section)))),
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
