import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'

const offerings = [
  {
    title: 'Test series',
    text: 'Full papers in packages, some of them free, on a screen like the exam hall’s.',
    to: paths.contentTestSeries,
  },
  {
    title: 'Mock tests',
    text: 'A single sitting against the clock, to see where you stand.',
    to: paths.contentMockTest,
  },
  {
    title: 'Quizzes',
    text: 'Ten questions from one of twelve subjects, with an explanation for each.',
    to: paths.contentQuizzes,
  },
  {
    title: 'Current affairs',
    text: 'What is worth remembering, by category and date.',
    to: paths.contentCurrentAffairs,
  },
  { title: 'Daily dose', text: 'One short read a day.', to: paths.contentDailyDose },
  { title: 'PDF packs', text: 'Compact notes, bought once and read on any device.', to: paths.paidResources },
  { title: 'Videos', text: 'Short lessons, to watch when reading is too much.', to: paths.contentVideos },
  { title: 'Jobs', text: 'Openings with their deadlines, so that none slips by.', to: paths.contentJobs },
] as const

/** Everything the academy offers, each with the way to it. */
export function OfferingList() {
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {offerings.map(({ title, text, to }) => (
        <li key={title}>
          <Link
            to={to}
            className="block h-full rounded-card border border-line bg-surface p-5 transition-colors hover:border-edge"
          >
            <h3 className="text-base">{title}</h3>
            <p className="mt-1.5 text-detail text-muted">{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
