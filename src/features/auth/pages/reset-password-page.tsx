import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { AuthOverlay } from '../components/auth-overlay'
import { MailedLinkProblem } from '../components/mailed-link-problem'
import { NewPasswordForm } from '../components/new-password-form'
import { mailedLinkRepository } from '../mailed-link-repository'
import { useStartSession } from '../session/use-session'
import { useMailedLink } from '../use-mailed-link'

const title = 'Choose a new password'
const readLink = (code: string) => mailedLinkRepository.addressOfReset(code)

function ResetPassword({ code }: { code: string }) {
  useStartSession('always')
  const { link, retry } = useMailedLink(code, readLink)
  const [done, setDone] = useState(false)

  if (link.status !== 'ready') {
    return (
      <MailedLinkProblem
        title={title}
        link={link}
        retry={retry}
        wayOut={
          <ButtonLink to={paths.forgotPassword} look="primary" className="w-full">
            Send a new link
          </ButtonLink>
        }
      />
    )
  }
  if (done) {
    return (
      <AuthOverlay
        title="Your password is changed"
        intro={<span role="status">Sign in with the new one. Other devices are signed out.</span>}
        closeTo={paths.home}
      >
        <ButtonLink to={paths.login} state={{ email: link.email }} look="primary" className="w-full">
          Sign in
        </ButtonLink>
      </AuthOverlay>
    )
  }
  return <NewPasswordForm title={title} code={code} email={link.email} onDone={() => setDone(true)} />
}

/**
 * /reset-password: where every link of the service's mails leads (docs/decisions/009). It sets a new password with the
 * rules of registration and hands links of other kinds on.
 */
export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const mode = search.get('mode')
  if (mode !== null && mode !== 'resetPassword')
    return <Navigate to={{ pathname: paths.confirmEmail, search: search.toString() }} replace />
  return <ResetPassword code={search.get('oobCode') ?? ''} />
}
