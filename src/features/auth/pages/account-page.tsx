import { InstallRow } from '@/features/install'
import { ExtraTimeChoice } from '@/features/preferences'
import { t } from '@/language/text'
import { RequireSession } from '@/session/require-session'
import { Card } from '@/ui/card'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { LetterKeysChoice } from '@/ui/question/letter-keys'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { CategoryChoice } from '../settings/category-choice'
import { ChangePassword } from '../settings/change-password'
import { DeleteAccount } from '../settings/delete-account'
import { DownloadMyData } from '../settings/download-my-data'
import { EmailSettings } from '../settings/email-settings'
import { SettingsSection } from '../settings/settings-section'
import { SignOutEverywhere } from '../settings/sign-out-everywhere'

function AccountSkeleton() {
  return (
    <LoadingRegion label={t('Loading account')}>
      <div className="mt-6 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
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
        {(user) => (
          <div className="mt-6 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <Card className="divide-y divide-line">
              <EmailSettings user={user} />
              <ChangePassword email={user.email} />
              <SignOutEverywhere uid={user.id} />
            </Card>
            <Card className="divide-y divide-line">
              <SettingsSection title={t('Extra time')}>
                <ExtraTimeChoice />
              </SettingsSection>
              <SettingsSection title={t('Category for cut-offs')}>
                <CategoryChoice />
              </SettingsSection>
              <SettingsSection title={t('Keyboard shortcuts in tests and quizzes')}>
                <LetterKeysChoice />
              </SettingsSection>
              <InstallRow>
                {(row) => <SettingsSection title={t('Install the app')}>{row}</SettingsSection>}
              </InstallRow>
            </Card>
            <Card>
              <DownloadMyData uid={user.id} />
            </Card>
            <Card>
              <DeleteAccount user={user} />
            </Card>
          </div>
        )}
      </RequireSession>
    </div>
  )
}
