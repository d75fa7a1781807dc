import {
  Download,
  Keyboard,
  KeyRound,
  Languages,
  Smartphone,
  SquareArrowDown,
  Timer,
  Users,
  UserX,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { categoryOptions } from '@/domain/cutoffs/category-options'
import { InstallRow } from '@/features/install'
import { language, languages } from '@/language/languages'
import { t } from '@/language/text'
import { usePreferences } from '@/own/preferences/use-preferences'
import { RequireSession } from '@/session/require-session'
import type { SessionUser } from '@/session/session-user'
import { DisclosureRow } from '@/ui/disclosure-row'
import { LanguageLinks } from '@/ui/language-links'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { LetterKeysChoice } from '@/ui/question/letter-keys'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { CategoryChoice } from '../settings/category-choice'
import { ChangePassword } from '../settings/change-password'
import { DeleteAccount } from '../settings/delete-account'
import { DownloadMyData } from '../settings/download-my-data'
import { EmailRow } from '../settings/email-settings'
import { ExtraTimeChoice, extraTimeNames } from '../settings/extra-time-choice'
import { SignOutEverywhere } from '../settings/sign-out-everywhere'

/** One row of the page is open at a time. */
const group = 'account'

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-3 lg:grid-cols-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="grid gap-2 lg:col-span-2">{children}</div>
    </section>
  )
}

function PasswordRow({ email }: { email: string }) {
  const [isChanged, setChanged] = useState(false)
  return (
    <div>
      <DisclosureRow group={group} icon={KeyRound} title={t('Password')} detail={t('Change password')}>
        {(close) => (
          <ChangePassword
            email={email}
            onChanged={() => {
              setChanged(true)
              close()
            }}
          />
        )}
      </DisclosureRow>
      <p role="status" className="text-detail text-success">
        {isChanged && (
          <span className="mt-2 block">{t('Your password is changed. Other devices are signed out.')}</span>
        )}
      </p>
    </div>
  )
}

function Settings({ user }: { user: SessionUser }) {
  const { extraTime, category } = usePreferences()
  const categoryName = categoryOptions(category).find(([value]) => value === category)?.[1]
  return (
    <>
      <Group title={t('Sign-in and security')}>
        <EmailRow user={user} group={group} />
        <PasswordRow email={user.email} />
        <DisclosureRow
          group={group}
          icon={Smartphone}
          title={t('Your devices')}
          detail={t('Sign out everywhere')}
        >
          <SignOutEverywhere uid={user.id} />
        </DisclosureRow>
      </Group>
      <Group title={t('Preferences')}>
        <DisclosureRow
          group={group}
          icon={Languages}
          title={t('Language')}
          detail={<span lang={language}>{languages[language].name}</span>}
        >
          <LanguageLinks owner={user.id} />
        </DisclosureRow>
        <DisclosureRow group={group} icon={Timer} title={t('Extra time')} detail={extraTimeNames[extraTime]}>
          <ExtraTimeChoice />
        </DisclosureRow>
        <DisclosureRow
          group={group}
          icon={Users}
          title={t('Category for cut-offs')}
          detail={categoryName ?? t('Not chosen')}
        >
          <CategoryChoice />
        </DisclosureRow>
        <DisclosureRow
          group={group}
          icon={Keyboard}
          title={t('Keyboard shortcuts')}
          detail={t('In tests and quizzes')}
        >
          <LetterKeysChoice />
        </DisclosureRow>
        <InstallRow>
          {(row) => (
            <DisclosureRow
              group={group}
              icon={SquareArrowDown}
              title={t('Install the app')}
              detail={t('On this device')}
            >
              {row}
            </DisclosureRow>
          )}
        </InstallRow>
      </Group>
      <Group title={t('Your data')}>
        <DisclosureRow
          group={group}
          icon={Download}
          title={t('Download my data')}
          detail={t('Everything in one file')}
        >
          <DownloadMyData uid={user.id} />
        </DisclosureRow>
        <DisclosureRow
          group={group}
          icon={UserX}
          title={t('Delete my account')}
          detail={t('This cannot be undone')}
        >
          <DeleteAccount user={user} />
        </DisclosureRow>
      </Group>
    </>
  )
}

function AccountSkeleton() {
  return (
    <LoadingRegion label={t('Loading account')}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="mt-6 grid gap-3 lg:grid-cols-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-56 rounded-card lg:col-span-2" />
        </div>
      ))}
    </LoadingRegion>
  )
}

/** /account: what a student expects of an account beyond the profile. */
export function AccountPage() {
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Account settings')} />
      <NoIndex />
      <h1 className="text-page sm:text-page-wide">{t('Account settings')}</h1>
      <RequireSession message={t('Please login to see your account settings')} loading={<AccountSkeleton />}>
        {(user) => <Settings user={user} />}
      </RequireSession>
    </div>
  )
}
