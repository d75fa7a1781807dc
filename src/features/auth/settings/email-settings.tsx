import { useQuery } from '@tanstack/react-query'
import { CircleCheck, MailWarning } from 'lucide-react'
import { useState } from 'react'
import { t } from '@/language/text'
import { messageOf } from '@/lib/app-error'
import { useAction } from '@/lib/hooks/use-action'
import type { SessionUser } from '@/session/session-user'
import { Button } from '@/ui/button'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { accountRepository } from '../account/account-repository'
import { LinkSent } from '../profile/link-sent'
import { ProfileOverlay } from '../profile/profile-overlay'
import { SettingsSection } from './settings-section'

/** The address, whether it is confirmed, and the link for that once more. */
export function EmailSettings({ user }: { user: SessionUser }) {
  const [editing, setEditing] = useState(false)
  return (
    <SettingsSection title={t('Email')}>
      <p className="mb-2 font-medium">{user.email}</p>
      <Verification user={user} />
      <Button onClick={() => setEditing(true)}>{t('Edit Profile')}</Button>
      {editing && <ProfileOverlay startsEditing onClose={() => setEditing(false)} />}
    </SettingsSection>
  )
}

function Verification({ user }: { user: SessionUser }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['email-verified', user.id, user.email],
    queryFn: () => accountRepository.isEmailVerified(),
    // The link is opened in another tab; coming back here asks again.
    staleTime: 0,
  })
  if (data === undefined && error) {
    return (
      <div role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-error">
        {messageOf(error, t('We could not check whether your email is confirmed.'))}
        <Button onClick={() => void refetch()}>{t('Try Again')}</Button>
      </div>
    )
  }
  if (data === undefined) {
    return (
      <LoadingRegion label={t('Checking whether your email is confirmed')}>
        <Skeleton className="mb-4 h-6 w-56" />
      </LoadingRegion>
    )
  }
  if (!data) return <NotVerified email={user.email} />
  return (
    <p className="mb-4 flex items-center gap-2 text-success">
      <CircleCheck size={18} aria-hidden className="flex-none" />
      {t('Your email is confirmed.')}
    </p>
  )
}

function NotVerified({ email }: { email: string }) {
  const { run, status, error } = useAction(() => accountRepository.sendVerification())
  const isPending = status === 'pending'
  const isSuccess = status === 'done'
  return (
    <div className="mb-4">
      <p className="mb-3 flex items-start gap-2 text-warning">
        <MailWarning size={18} aria-hidden className="mt-1 flex-none" />
        {t('Your email is not confirmed yet. Confirm it to keep access to your account.')}
      </p>
      {isSuccess && <LinkSent to={email} then={t('Open it to confirm your email.')} />}
      {error !== undefined && (
        <p role="alert" className="mb-3 text-error">
          {messageOf(error, t('The link could not be sent. Please try again.'))}
        </p>
      )}
      <Button disabled={isPending} onClick={run}>
        {isPending ? t('Sending link...') : isSuccess ? t('Send link again') : t('Send confirmation link')}
      </Button>
    </div>
  )
}
