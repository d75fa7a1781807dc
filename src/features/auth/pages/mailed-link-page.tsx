import { useSearchParams } from 'react-router-dom'
import { useFollowAccount } from '@/session/use-session'
import { ConfirmEmail } from '../mailed-links/confirm-email'
import { ResetPassword } from '../mailed-links/reset-password'

/**
 * /reset-password: where every link of the service's mails leads (docs/decisions/009). `mode` tells a new password from
 * what concerns the address.
 */
export function MailedLinkPage() {
  useFollowAccount()
  const [search] = useSearchParams()
  const mode = search.get('mode') ?? 'resetPassword'
  const code = search.get('oobCode') ?? ''
  return mode === 'resetPassword' ? (
    <ResetPassword key={code} code={code} />
  ) : (
    <ConfirmEmail key={code} mode={mode} code={code} />
  )
}
