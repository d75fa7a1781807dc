import { useState } from 'react'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button'
import { mailedLinkRepository } from '../mailed-links/mailed-link-repository'
import { useMailedLink } from '../mailed-links/use-mailed-link'
import { AuthOverlay } from './auth-overlay'
import { MailedLinkProblem } from './mailed-link-problem'
import { NewPasswordForm } from './new-password-form'

const title = 'Choose a new password'
const readLink = (code: string) => mailedLinkRepository.addressOfReset(code)

/** A new password by a mailed link: checking it, the form, done. */
export function ResetPassword({ code }: { code: string }) {
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
