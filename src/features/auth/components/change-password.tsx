import { useState } from 'react'
import { PasswordField } from '@/ui/password-field'
import { changePasswordForm } from '../account-forms'
import { accountRepository } from '../account-repository'
import { useAccountForm } from '../use-account-form'
import { usePasswordPolicy } from '../use-password-policy'
import { FormFrame } from './form-frame'
import { FormStatus } from './form-status'
import { NewPasswordFields } from './new-password-fields'
import { SettingsSection } from './settings-section'
import { SubmitButton } from './submit-button'

/** A new password, after the current one. */
export function ChangePassword({ email }: { email: string }) {
  const [changed, setChanged] = useState(false)
  const { policy, askIfTooWeak } = usePasswordPolicy()
  const { form, bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: changePasswordForm,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    submit: async ({ currentPassword, password }) => {
      setChanged(false)
      await accountRepository.reauthenticate(currentPassword)
      await accountRepository.changePassword(password)
      form.reset()
      setChanged(true)
    },
    fallback: 'Failed to change the password. Please try again.',
    onRefused: (error) => (askIfTooWeak(error) ? 'password' : 'currentPassword'),
  })
  return (
    <SettingsSection title="Change password">
      <FormStatus problem={problem}>
        {changed ? (
          <span role="status" className="text-success">
            Your password is changed. Other devices are signed out.
          </span>
        ) : (
          'Other devices are signed out when you change it.'
        )}
      </FormStatus>
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        {/* So that a password manager files the password under the address. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...bind('currentPassword')}
        />
        <NewPasswordFields control={form.control} bind={bind} policy={policy} label="New password" />
        <SubmitButton
          busy={busy}
          label="Change password"
          busyLabel="Changing password..."
          look="outline"
          className="mt-1 justify-self-start"
        />
      </FormFrame>
    </SettingsSection>
  )
}
