import { useState } from 'react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { authRepository } from '@/session/auth-repository'
import { Button, ButtonLink } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { forgotPasswordForm } from '../forms/account-forms'
import { FormFrame } from '../forms/form-frame'
import { emailInput } from '../forms/inputs'
import { SubmitButton } from '../forms/submit-button'
import { useAccountForm } from '../forms/use-account-form'
import { AuthOverlay } from '../sign-in/auth-overlay'
import { OtherPageLine } from '../sign-in/other-page-line'
import { useReturnState } from '../sign-in/return-state'

function AskForEmail({ typed, onSent }: { typed: string; onSent: (email: string) => void }) {
  const { state } = useReturnState()
  const { bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: forgotPasswordForm,
    defaultValues: { email: typed },
    submit: async ({ email }) => {
      await authRepository.sendPasswordReset(email)
      onSent(email)
    },
    fallback: t('Failed to send reset email. Check your email address.'),
    onRefused: () => 'email',
  })
  return (
    <AuthOverlay
      title={t('Forgot your password?')}
      intro={t('Enter your email and we will send you a link to choose a new one.')}
      problem={problem}
      closeTo={paths.login}
      closeState={state}
    >
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        <Field label={t('Email')} {...emailInput} enterKeyHint="send" {...bind('email')} />
        <SubmitButton busy={busy} label={t('Send reset email')} busyLabel={t('Sending reset email...')} />
      </FormFrame>
      <OtherPageLine label={t('Back to sign in')} to={paths.login} state={state} />
    </AuthOverlay>
  )
}

function EmailSent({ email, onRestart }: { email: string; onRestart: () => void }) {
  const { state } = useReturnState()
  return (
    <AuthOverlay
      title={t('Check your email')}
      intro={
        <span role="status">
          <Trans
            message={'If an account exists for <b>{email}</b>, the reset email was sent to it.'}
            values={{ email }}
            parts={{ b: <strong className="font-semibold text-text" /> }}
          />
        </span>
      }
      closeTo={paths.login}
      closeState={{ ...state, email }}
    >
      <ul className="mb-6 list-disc space-y-1.5 pl-5 text-muted">
        <li>{t('Check your spam or junk folder.')}</li>
        <li>{t('Check that the address is spelled correctly.')}</li>
        <li>{t('It may take a few minutes to arrive.')}</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button className="flex-1 whitespace-nowrap" onClick={onRestart}>
          {t('Try with different email')}
        </Button>
        <ButtonLink
          to={paths.login}
          state={{ ...state, email }}
          look="primary"
          className="flex-1 whitespace-nowrap"
        >
          {t('Back to sign in')}
        </ButtonLink>
      </div>
    </AuthOverlay>
  )
}

/** /forgot-password: entering the e-mail, then the confirmation (spec sections 2 and 4). */
export function ForgotPasswordPage() {
  const { email } = useReturnState()
  const [typed, setTyped] = useState(email)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) return <AskForEmail typed={typed} onSent={setSentTo} />
  return (
    <EmailSent
      email={sentTo}
      onRestart={() => {
        setTyped('')
        setSentTo(null)
      }}
    />
  )
}
