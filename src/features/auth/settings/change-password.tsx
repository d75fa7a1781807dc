import { t } from '@/language/text'
import { accountRepository } from '../account/account-repository'
import { changePasswordForm } from '../forms/account-forms'
import { FormFrame } from '../forms/form-frame'
import { FormStatus } from '../forms/form-status'
import { NewPasswordFields } from '../forms/new-password-fields'
import { PasswordField } from '../forms/password-field'
import { SubmitButton } from '../forms/submit-button'
import { useAccountForm } from '../forms/use-account-form'
import { usePasswordPolicy } from '../forms/use-password-policy'

/** A new password, after the current one. */
export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { policy, askIfTooWeak } = usePasswordPolicy()
  const { form, bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: changePasswordForm,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    submit: async ({ currentPassword, password }) => {
      await accountRepository.reauthenticate(currentPassword)
      await accountRepository.changePassword(password)
      form.reset()
      onChanged()
    },
    fallback: t('Failed to change the password. Please try again.'),
    onRefused: (error) => (askIfTooWeak(error) ? 'password' : 'currentPassword'),
  })
  return (
    <>
      <FormStatus problem={problem}>{t('Other devices are signed out when you change it.')}</FormStatus>
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        {/* So that a password manager files the password under the address. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          {...bind('currentPassword')}
        />
        <NewPasswordFields control={form.control} bind={bind} policy={policy} label={t('New password')} />
        <SubmitButton
          busy={busy}
          label={t('Change password')}
          busyLabel={t('Changing password...')}
          className="justify-self-start max-sm:w-full"
        />
      </FormFrame>
    </>
  )
}
