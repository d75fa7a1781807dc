import { Link } from 'react-router-dom'
import { academy } from '@/config/academy'
import { paths } from '@/config/paths'
import { Logo } from './logo'

const columns = [
  {
    title: 'Learn',
    links: [
      ['Test Series', paths.contentTestSeries],
      ['Quizzes', paths.contentQuizzes],
      ['Current Affairs', paths.contentCurrentAffairs],
      ['Paid PDFs', paths.paidResources],
      ['Saved', paths.saved],
    ],
  },
  {
    title: 'Academy',
    links: [
      ['About', paths.about],
      ['Contact', paths.contact],
      ['Terms', paths.terms],
      ['Privacy', paths.privacy],
    ],
  },
] as const

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page-column flex flex-wrap justify-between gap-x-16 gap-y-8 py-10">
        <div className="max-w-xs">
          <Logo />
          <p className="mt-3 text-sm text-muted">{academy.tagline}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="text-sm font-semibold">{title}</p>
            <ul className="mt-1">
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-sm text-muted hover:text-text"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="text-sm">
          <p className="font-semibold">Contact</p>
          <ul className="mt-1 text-muted">
            <li>
              <a
                href={`mailto:${academy.email}`}
                className="inline-flex min-h-11 items-center hover:text-text"
              >
                {academy.email}
              </a>
            </li>
            <li>
              <a
                href={`tel:${academy.phone.replaceAll(' ', '')}`}
                className="inline-flex min-h-11 items-center hover:text-text"
              >
                {academy.phone}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
