import { Link } from 'react-router-dom'
import { academy } from '@/config/academy'
import { academyLinks } from '@/config/academy-links'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { useOwner } from '@/session'
import { LanguageLinks } from '@/ui/language-links'
import { Logo } from './logo'

const columns = [
  {
    title: t('Learn'),
    links: [
      [t('Test Series'), paths.contentTestSeries],
      [t('Mock Tests'), paths.contentMockTest],
      [t('Quizzes'), paths.contentQuizzes],
      [t('Daily quiz'), paths.daily],
      [t('Current Affairs'), paths.contentCurrentAffairs],
      [t('Paid PDFs'), paths.paidResources],
      [t('Saved'), paths.saved],
    ],
  },
  {
    title: t('Academy'),
    links: academyLinks,
  },
] as const

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center text-sm wrap-anywhere text-muted hover:text-text'

export function Footer() {
  const owner = useOwner()
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page-column grid grid-cols-2 gap-8 py-10 md:flex md:justify-between">
        <div className="max-w-xs max-md:col-span-2 md:-mt-3 [&>a]:w-auto">
          <Logo />
          <p className="mt-1 text-sm text-muted">{academy.tagline}</p>
          <LanguageLinks owner={owner} className="mt-3" />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="text-sm font-semibold">{title}</p>
            <ul className="mt-1">
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to} className={linkClass}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="max-md:col-span-2">
          <p className="text-sm font-semibold">{t('Contact')}</p>
          <ul className="mt-1">
            <li>
              <a href={`mailto:${academy.email}`} className={linkClass}>
                {academy.email}
              </a>
            </li>
            <li>
              <a href={`tel:${academy.phone.replaceAll(' ', '')}`} className={linkClass}>
                {academy.phone}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
