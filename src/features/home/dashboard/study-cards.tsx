import { useQuery } from '@tanstack/react-query'
import { ArrowRight, BookOpenText, ClipboardList, FileText, Newspaper, Sparkles, Timer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { sectionAt } from '@/config/sections'
import { sectionsOnDeviceQuery } from '@/content/sections-on-device'
import { t } from '@/language/text'
import { useNetworkState } from '@/lib/hooks/use-network-state'

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

/** Without a network, says of an address whether its list is on the device; null with a network, or while it is looked for. */
function useOfflineNote(userId: string) {
  const isOffline = useNetworkState().status === 'offline'
  const { data } = useQuery({ ...sectionsOnDeviceQuery(userId), enabled: isOffline })
  return (to: string): string | null => {
    if (!isOffline || !data) return null
    const section = sectionAt(to)
    return data.some(({ id }) => id === section?.id) ? t('On this device') : t('Needs the internet')
  }
}

/** The ways into everything there is. */
export function StudyCards({ userId }: { userId: string }) {
  const offlineNote = useOfflineNote(userId)
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
            <p className="mt-1 text-sm text-muted empty:hidden">{offlineNote(to)}</p>
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
