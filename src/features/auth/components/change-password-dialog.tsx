import { Modal } from '@/ui/dialog/modal'
import { accountRepository } from '../account/account-repository'
import { changePasswordForm } from '../forms/account-forms'
import { useAccountForm } from '../forms/use-account-form'
import { usePasswordPolicy } from '../forms/use-password-policy'
import { FormFrame } from './form-frame'
import { FormStatus } from './form-status'
import { NewPasswordFields } from './new-password-fields'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'

/** A new password, after the current one. */
export function ChangePasswordDialog({
  email,
  onClose,
  onChanged,
}: {
  email: string
  onClose: () => void
  onChanged: () => void
}) {
  const { policy, askIfTooWeak } = usePasswordPolicy()
  const { form, bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: changePasswordForm,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    submit: async ({ currentPassword, password }) => {
      await accountRepository.reauthenticate(currentPassword)
      await accountRepository.changePassword(password)
      onChanged()
    },
    fallback: 'Failed to change the password. Please try again.',
    onRefused: (error) => (askIfTooWeak(error) ? 'password' : 'currentPassword'),
  })
  return (
    <Modal title="Change password" onClose={busy ? () => undefined : onClose} topOn={problem ?? ''}>
      <div className="-mt-3">
        <FormStatus problem={problem}>Other devices are signed out when you change it.</FormStatus>
      </div>
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        {/* So that a password manager files the password under the address. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...bind('currentPassword')}
        />
        <NewPasswordFields control={form.control} bind={bind} policy={policy} label="New password" />
        <SubmitButton busy={busy} label="Change password" busyLabel="Changing password..." />
      </FormFrame>
    </Modal>
  )
}
