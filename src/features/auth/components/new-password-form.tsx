import { paths } from '@/config/paths'
import { authRepository } from '@/session/auth-repository'
import { logOut } from '@/session/identity'
import { newPasswordForm } from '../forms/account-forms'
import { useAccountForm } from '../forms/use-account-form'
import { usePasswordPolicy } from '../forms/use-password-policy'
import { mailedLinkRepository } from '../mailed-links/mailed-link-repository'
import { AuthOverlay } from './auth-overlay'
import { FormFrame } from './form-frame'
import { NewPasswordFields } from './new-password-fields'
import { SubmitButton } from './submit-button'

/** Sets the password that the mailed `code` allows to set. */
export function NewPasswordForm({
  title,
  code,
  email,
  onDone,
}: {
  title: string
  code: string
  email: string
  onDone: () => void
}) {
  const { policy, askIfTooWeak } = usePasswordPolicy()
  const { form, bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: newPasswordForm,
    defaultValues: { password: '', confirmPassword: '' },
    submit: async ({ password }) => {
      await mailedLinkRepository.setPassword(code, password)
      // A new password ends all sessions, this browser's too.
      if (authRepository.currentAccountId()) await logOut().catch(console.info)
      onDone()
    },
    fallback: 'Failed to change the password. Please try again.',
    onRefused: (error) => {
      askIfTooWeak(error)
      return 'password'
    },
  })
  return (
    <AuthOverlay
      title={title}
      intro={
        <>
          For <strong className="font-semibold text-text">{email}</strong>
        </>
      }
      problem={problem}
      closeTo={paths.home}
    >
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        {/* So that a password manager files the password under the address. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <NewPasswordFields control={form.control} bind={bind} policy={policy} label="New password" />
        <SubmitButton busy={busy} label="Save password" busyLabel="Saving..." />
      </FormFrame>
    </AuthOverlay>
  )
}
