import { useState } from 'react'
import { paths } from '@/config/paths'
import { messageOf } from '@/lib/app-error'
import { Button, ButtonLink } from '@/ui/button'
import { applyMailedLink } from '../mailed-links/apply-mailed-link'
import { linkTexts } from '../mailed-links/link-texts'
import { mailedLinkRepository } from '../mailed-links/mailed-link-repository'
import { useMailedLink } from '../mailed-links/use-mailed-link'
import { AuthOverlay } from './auth-overlay'
import { MailedLinkProblem } from './mailed-link-problem'

const readLink = (code: string) => mailedLinkRepository.addressAfter(code)

/**
 * Mailed links about an address (docs/decisions/009). Applying one takes a click, because programs that
 * scan mails open links too.
 */
export function ConfirmEmail({ mode, code }: { mode: string; code: string }) {
  const { link, retry } = useMailedLink(code, readLink)
  const [step, setStep] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<string>()
  const texts = linkTexts(mode)

  if (link.status !== 'ready') {
    const toAccount = (
      <ButtonLink to={paths.account} look="primary" className="w-full">
        Open Account settings
      </ButtonLink>
    )
    return <MailedLinkProblem title={texts.title} link={link} retry={retry} wayOut={toAccount} />
  }
  if (step === 'done') {
    return (
      <AuthOverlay
        title={texts.doneTitle}
        intro={<span role="status">{texts.done(link.email)}</span>}
        closeTo={paths.home}
      >
        <ButtonLink
          to={texts.endsSessions ? paths.login : paths.home}
          state={{ email: link.email }}
          look="primary"
          className="w-full"
        >
          {texts.endsSessions ? 'Sign in' : 'Continue'}
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
      setProblem(messageOf(error, 'The link could not be used. Please try again.'))
      setStep('asking')
    }
  }
  return (
    <AuthOverlay title={texts.title} intro={texts.intro(link.email)} problem={problem} closeTo={paths.home}>
      <Button look="primary" className="w-full" disabled={step === 'busy'} onClick={() => void apply()}>
        {step === 'busy' ? texts.busyLabel : texts.label}
      </Button>
    </AuthOverlay>
  )
}
