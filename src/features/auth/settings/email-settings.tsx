import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { CircleCheck, Mail, MailWarning } from 'lucide-react'
import { useState } from 'react'
import { t } from '@/language/text'
import { messageOf } from '@/lib/app-error'
import { useAction } from '@/lib/hooks/use-action'
import type { SessionUser } from '@/session/session-user'
import { Button } from '@/ui/button'
import { DisclosureRow } from '@/ui/disclosure-row'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { accountRepository } from '../account/account-repository'
import { LinkSent } from '../profile/link-sent'
import { ProfileOverlay } from '../profile/profile-overlay'

/** The address, whether it is confirmed, and the link for that once more. */
export function EmailRow({ user, group }: { user: SessionUser; group: string }) {
  const [editing, setEditing] = useState(false)
  const verified = useQuery({
    queryKey: ['email-verified', user.id, user.email],
    queryFn: () => accountRepository.isEmailVerified(),
    // The link is opened in another tab; coming back here asks again.
    staleTime: 0,
  })
  return (
    <DisclosureRow
      group={group}
      icon={Mail}
      title={t('Email')}
      detail={
        <>
          <span className="wrap-anywhere">{user.email}</span>
          {verified.data === false && <span className="block text-warning">{t('Not confirmed')}</span>}
        </>
      }
    >
      <Verification email={user.email} {...verified} />
      <Button onClick={() => setEditing(true)}>{t('Edit Profile')}</Button>
      {editing && <ProfileOverlay startsEditing onClose={() => setEditing(false)} />}
    </DisclosureRow>
  )
}

function Verification({
  email,
  data,
  error,
  refetch,
}: { email: string } & Pick<UseQueryResult<boolean>, 'data' | 'error' | 'refetch'>) {
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
  if (!data) return <NotVerified email={email} />
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
