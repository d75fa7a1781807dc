import { useState } from 'react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { messageOf } from '@/lib/app-error'
import { Button, ButtonLink } from '@/ui/button'
import { AuthOverlay } from '../sign-in/auth-overlay'
import { applyMailedLink } from './apply-mailed-link'
import { type LinkTexts, linkTexts } from './link-texts'
import { MailedLink } from './mailed-link'
import { mailedLinkRepository } from './mailed-link-repository'

const readLink = (code: string) => mailedLinkRepository.addressAfter(code)

const toAccount = (
  <ButtonLink to={paths.account} look="primary" className="w-full">
    {t('Open Account settings')}
  </ButtonLink>
)

/**
 * Mailed links about an address (docs/decisions/009). Applying one takes a click, because programs that
 * scan mails open links too.
 */
export function ConfirmEmail({ mode, code }: { mode: string; code: string }) {
  const texts = linkTexts(mode)
  return (
    <MailedLink title={texts.title} code={code} read={readLink} wayOut={toAccount}>
      {(email) => <ApplyLink code={code} email={email} texts={texts} />}
    </MailedLink>
  )
}

function ApplyLink({ code, email, texts }: { code: string; email: string; texts: LinkTexts }) {
  const [step, setStep] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<string>()
  if (step === 'done') {
    return (
      <AuthOverlay
        title={texts.doneTitle}
        intro={<span role="status">{texts.done(email)}</span>}
        closeTo={paths.home}
      >
        <ButtonLink
          to={texts.endsSessions ? paths.login : paths.home}
          state={{ email }}
          look="primary"
          className="w-full"
        >
          {texts.endsSessions ? t('Sign in') : t('Continue')}
        </ButtonLink>
      </AuthOverlay>
    )
  }
  const apply = async () => {
    setProblem(undefined)
    setStep('busy')
    try {
      await applyMailedLink(code, texts.endsSessions)
      setStep('done')
    } catch (error) {
      setProblem(messageOf(error, t('The link could not be used. Please try again.')))
      setStep('asking')
    }
  }
  return (
    <AuthOverlay title={texts.title} intro={texts.intro(email)} problem={problem} closeTo={paths.home}>
      <Button look="primary" className="w-full" disabled={step === 'busy'} onClick={() => void apply()}>
        {step === 'busy' ? texts.busyLabel : texts.label}
      </Button>
    </AuthOverlay>
  )
}
