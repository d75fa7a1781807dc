import { ArrowRight, BookOpenText, ClipboardList, FileText, Newspaper, Sparkles, Timer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'

/** The six cards of the home page (spec section 2, home for logged-in users). */
const cards = [
  {
    title: t('Test Series'),
    text: t('Full tests on the real exam screen.'),
    action: t('Start Test Series'),
    to: paths.contentTestSeries,
    icon: ClipboardList,
  },
  {
    title: t('Study Resources'),
    text: t('PDF packs to read page by page.'),
    action: t('Browse Resources'),
    to: paths.paidResources,
    icon: BookOpenText,
  },
  {
    title: t('Mock Tests'),
    text: t('One full test of every subject, with a timer.'),
    action: t('Take Mock Test'),
    to: paths.contentMockTest,
    icon: Timer,
  },
  {
    title: t('Current Affairs'),
    text: t('What matters for your exam, by category and date.'),
    action: t('Read News'),
    to: paths.contentCurrentAffairs,
    icon: Newspaper,
  },
  {
    title: t('Quizzes'),
    text: t('About ten minutes of practice.'),
    action: t('Start Quiz'),
    to: paths.contentQuizzes,
    icon: FileText,
  },
  {
    title: t('Daily Dose'),
    text: t('One short read a day.'),
    action: t("Today's Dose"),
    to: paths.contentDailyDose,
    icon: Sparkles,
  },
] as const

/** The ways into everything there is. */
export function StudyCards() {
  return (
    <ul
      aria-label={t('Everything to study')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,34%)),1fr))] gap-3 sm:gap-4 lg:grid-cols-3"
    >
      {cards.map(({ title, text, action, to, icon: Icon }) => (
        <li key={title}>
          <Link
            to={to}
            className="group flex h-full flex-col rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge sm:p-6"
          >
            <span className="flex gap-3 max-sm:flex-col sm:items-center">
              <Icon size={20} aria-hidden className="flex-none text-muted" />
              <h2 className="text-base sm:text-lg">{title}</h2>
            </span>
            <p className="mt-2 text-detail text-muted max-sm:hidden">{text}</p>
            <span className="mt-auto inline-flex items-center gap-2 pt-2 text-detail sm:pt-4 font-semibold text-secondary">
              {action}
              <ArrowRight
                size={16}
                aria-hidden
                className="transition-transform max-sm:hidden group-hover:translate-x-0.5"
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
