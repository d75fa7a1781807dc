import { ArrowRight, BookOpenText, ClipboardList, FileText, Newspaper, Sparkles, Timer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { SessionUser } from '@/features/auth'
import { ButtonLink } from '@/ui/button'
import { PageTitle } from '@/ui/page-title'

/** The six cards of the home page (spec section 2, home for logged-in users). */
const cards = [
  {
    title: 'Test Series',
    text: 'Full tests on the real exam screen.',
    action: 'Start Test Series',
    to: paths.contentTestSeries,
    icon: ClipboardList,
  },
  {
    title: 'Study Resources',
    text: 'PDF packs to read page by page.',
    action: 'Browse Resources',
    to: paths.paidResources,
    icon: BookOpenText,
  },
  {
    title: 'Mock Tests',
    text: 'One sitting, every subject, against the clock.',
    action: 'Take Mock Test',
    to: paths.contentMockTest,
    icon: Timer,
  },
  {
    title: 'Current Affairs',
    text: 'What matters for your exam, by category and date.',
    action: 'Read News',
    to: paths.contentCurrentAffairs,
    icon: Newspaper,
  },
  {
    title: 'Quizzes',
    text: 'Ten good minutes of practice.',
    action: 'Start Quiz',
    to: paths.contentQuizzes,
    icon: FileText,
  },
  {
    title: 'Daily Dose',
    text: 'One short read a day.',
    action: "Today's Dose",
    to: paths.contentDailyDose,
    icon: Sparkles,
  },
] as const

export function DashboardPage({ user }: { user: SessionUser }) {
  return (
    <div className="page-column py-10 sm:py-14">
      <PageTitle title="Home" />
      <h1 className="text-3xl sm:text-4xl">Welcome back, {user.firstName || 'Student'}</h1>
      <p className="mt-3 text-muted">Pick up where you left off, or start something new.</p>
      <ButtonLink to={paths.contentTestSeries} look="primary" className="mt-6">
        Continue Learning
        <ArrowRight size={18} aria-hidden />
      </ButtonLink>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ title, text, action, to, icon: Icon }) => (
          <li key={title}>
            <Link
              to={to}
              className="group flex h-full flex-col rounded-card border border-line bg-surface p-6 transition-colors hover:border-edge"
            >
              <Icon size={22} aria-hidden className="text-primary" />
              <h2 className="mt-4 text-lg">{title}</h2>
              <p className="mt-1.5 text-[15px] text-muted">{text}</p>
              <span className="mt-auto inline-flex items-center gap-2 pt-4 text-[15px] font-semibold text-secondary">
                {action}
                <ArrowRight
                  size={16}
                  aria-hidden
                  className="transition-transform group-hover:translate-x-0.5"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
