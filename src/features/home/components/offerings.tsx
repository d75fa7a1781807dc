import { FileText, ListChecks, MonitorCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'

const offerings = [
  {
    title: 'Test series',
    text: 'The same screen, timer and palette as the exam hall. Your answers survive a dead battery.',
    action: 'See test series',
    to: paths.contentTestSeries,
    icon: MonitorCheck,
  },
  {
    title: 'Current affairs',
    text: 'What matters for your exam, by category and date, with the important ones first.',
    action: "Read today's",
    to: paths.contentCurrentAffairs,
    icon: ListChecks,
  },
  {
    title: 'PDF packs',
    text: 'Compact notes that you can read page by page, on the phone.',
    action: 'Open the packs',
    to: paths.paidResources,
    icon: FileText,
  },
] as const

export function Offerings() {
  return (
    <section className="mt-14 lg:mt-22">
      <h2 className="text-[25px] lg:text-[32px]">Everything in one calm place</h2>
      <p className="mt-2 text-muted">Free to start. Pay only for the packs you need.</p>
      <ul className="mt-7 grid gap-3 md:grid-cols-3 md:gap-5">
        {offerings.map(({ title, text, action, to, icon: Icon }) => (
          <li key={title} className="flex flex-col rounded-card border border-line bg-surface p-6">
            <Icon size={22} aria-hidden className="text-primary" />
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1.5 text-[15px] text-muted">{text}</p>
            <Link
              to={to}
              className="mt-auto inline-flex min-h-11 items-end self-start pt-3 text-[14.5px] font-semibold text-secondary hover:underline"
            >
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
