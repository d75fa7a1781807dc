import {
  Bookmark,
  Download,
  FlagTriangleRight,
  ListChecks,
  LogOut,
  ReceiptIndianRupee,
  Settings,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { academyLinks } from '@/config/academy-links'
import { getEnv } from '@/config/env'
import { paths } from '@/config/paths'
import { ExtraTimeSelect } from '@/features/preferences'
import { t } from '@/language/text'
import { RequireSession, type SessionUser, useLogOut } from '@/session'
import { Card } from '@/ui/card'
import { LanguageLinks } from '@/ui/language-links'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { RowContent, rowClass } from '@/ui/row'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { PageRows } from '../components/page-rows'

const rows = [
  {
    to: paths.purchases,
    icon: ReceiptIndianRupee,
    title: t('Purchases and receipts'),
    detail: t('Books and test series you bought'),
  },
  { to: paths.saved, icon: Bookmark, title: t('Saved'), detail: t('Articles, jobs and resources') },
  { to: paths.offline, icon: Download, title: t('Downloads'), detail: t('Available offline') },
  { to: paths.history, icon: ListChecks, title: t('My tests'), detail: t('Every result, with its answers') },
  {
    to: paths.reports,
    icon: FlagTriangleRight,
    title: t('Reported questions'),
    detail: t('Your reports and our answers'),
  },
  {
    to: paths.account,
    icon: Settings,
    title: t('Account settings'),
    detail: t('Email, password and your data'),
  },
]

/** What runs here, for a report of something wrong; a site for students needs no label (.env.example). */
function versionText(): string {
  const { VITE_APP_VERSION: version, VITE_APP_ENV: label } = getEnv()
  return [t('Version {version}', { version }), label !== 'production' && label].filter(Boolean).join(' · ')
}

const skeleton = (
  <LoadingRegion label={t('Loading your pages')}>
    <Skeleton className="h-96 rounded-card" />
  </LoadingRegion>
)

function Mine({ user: { id, firstName, lastName, email } }: { user: SessionUser }) {
  const logOut = useLogOut()
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return (
    <div className="grid gap-3 sm:gap-5 lg:grid-cols-3">
      <p className="mb-2 wrap-anywhere text-muted lg:col-span-3">
        {name && <span className="block font-semibold text-text">{name}</span>}
        {email}
      </p>
      <div className="lg:col-span-2">
        <PageRows label={t('Your pages')} rows={rows} />
      </div>
      <div className="grid content-start gap-3">
        <Card className="grid gap-2 p-4 sm:p-6">
          <LanguageLinks owner={id} />
          <ExtraTimeSelect />
        </Card>
        <button type="button" className={`${rowClass} sm:p-6`} onClick={() => void logOut()}>
          <RowContent icon={LogOut} title={t('Logout')} />
        </button>
      </div>
      <nav aria-label={t('Academy')} className="flex flex-wrap gap-x-3 md:hidden">
        {academyLinks.map(([label, to]) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center text-caption text-muted">
            {label}
          </Link>
        ))}
      </nav>
      <p className="text-caption text-muted tabular-nums">{versionText()}</p>
    </div>
  )
}

/** /me: who is signed in, and the student's own things. */
export function MePage() {
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Me')} />
      <NoIndex />
      <h1 className="mb-2 text-page sm:text-page-wide">{t('Me')}</h1>
      <RequireSession message={t('Please login to see your account')} loading={skeleton}>
        {(user) => <Mine user={user} />}
      </RequireSession>
    </div>
  )
}
