import { useState } from 'react'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import { Trans } from '@/language/trans'
import { authRepository } from '@/session/auth-repository'
import { logOut } from '@/session/identity'
import { ButtonLink } from '@/ui/button'
import { newPasswordForm } from '../forms/account-forms'
import { FormFrame } from '../forms/form-frame'
import { NewPasswordFields } from '../forms/new-password-fields'
import { SubmitButton } from '../forms/submit-button'
import { useAccountForm } from '../forms/use-account-form'
import { usePasswordPolicy } from '../forms/use-password-policy'
import { AuthOverlay } from '../sign-in/auth-overlay'
import { MailedLink } from './mailed-link'
import { mailedLinkRepository } from './mailed-link-repository'

const title = t('Choose a new password')
const readLink = (code: string) => mailedLinkRepository.addressOfReset(code)

const newLink = (
  <ButtonLink to={paths.forgotPassword} look="primary" className="w-full">
    {t('Send a new link')}
  </ButtonLink>
)

/** A new password by a mailed link: checking it, the form, done. */
export function ResetPassword({ code }: { code: string }) {
  return (
    <MailedLink title={title} code={code} read={readLink} wayOut={newLink}>
      {(email) => <NewPassword code={code} email={email} />}
    </MailedLink>
  )
}

function NewPassword({ code, email }: { code: string; email: string }) {
  const [done, setDone] = useState(false)
  const { policy, askIfTooWeak } = usePasswordPolicy()
  const { form, bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: newPasswordForm,
    defaultValues: { password: '', confirmPassword: '' },
    submit: async ({ password }) => {
      await mailedLinkRepository.setPassword(code, password)
      // A new password ends all sessions, this browser's too.
      if (authRepository.currentAccountId()) await logOut().catch(console.info)
      setDone(true)
    },
    fallback: t('Failed to change the password. Please try again.'),
    onRefused: (error) => {
      askIfTooWeak(error)
      return 'password'
    },
  })
  if (done) {
    return (
      <AuthOverlay
        title={t('Your password is changed')}
        intro={
          <span role="status">{t('Sign in with your new password. Other devices are signed out.')}</span>
        }
        closeTo={paths.home}
      >
        <ButtonLink to={paths.login} state={{ email }} look="primary" className="w-full">
          {t('Sign in')}
        </ButtonLink>
      </AuthOverlay>
    )
  }
  const intro = (
    <Trans
      message={'For <b>{email}</b>'}
      values={{ email }}
      parts={{ b: <strong className="font-semibold text-text" /> }}
    />
  )
  return (
    <AuthOverlay title={title} intro={intro} problem={problem} closeTo={paths.home}>
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        {/* So that a password manager files the password under the address. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <NewPasswordFields control={form.control} bind={bind} policy={policy} label={t('New password')} />
        <SubmitButton busy={busy} label={t('Save password')} busyLabel={t('Saving...')} />
      </FormFrame>
    </AuthOverlay>
  )
}
