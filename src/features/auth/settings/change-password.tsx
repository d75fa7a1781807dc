import { useState } from 'react'
import { t } from '@/language/text'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { accountRepository } from '../account/account-repository'
import { changePasswordForm } from '../forms/account-forms'
import { FormFrame } from '../forms/form-frame'
import { FormStatus } from '../forms/form-status'
import { NewPasswordFields } from '../forms/new-password-fields'
import { PasswordField } from '../forms/password-field'
import { SubmitButton } from '../forms/submit-button'
import { useAccountForm } from '../forms/use-account-form'
import { usePasswordPolicy } from '../forms/use-password-policy'
import { SettingsSection } from './settings-section'

const othersAreSignedOut = t('Other devices are signed out when you change it.')

export function ChangePassword({ email }: { email: string }) {
  const [step, setStep] = useState<'closed' | 'open' | 'changed'>('closed')
  const isChanged = step === 'changed'
  return (
    <SettingsSection title={t('Password')}>
      <p role="status" className={isChanged ? 'mb-4 text-success' : 'mb-4 text-muted'}>
        {isChanged ? t('Your password is changed. Other devices are signed out.') : othersAreSignedOut}
      </p>
      <Button onClick={() => setStep('open')}>{t('Change password')}</Button>
      {step === 'open' && (
        <ChangePasswordDialog
          email={email}
          onClose={() => setStep('closed')}
          onChanged={() => setStep('changed')}
        />
      )}
    </SettingsSection>
  )
}

/** A new password, after the current one. */
function ChangePasswordDialog({
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
    fallback: t('Failed to change the password. Please try again.'),
    onRefused: (error) => (askIfTooWeak(error) ? 'password' : 'currentPassword'),
  })
  return (
    <Modal title={t('Change password')} onClose={busy ? () => undefined : onClose} topOn={problem ?? ''}>
      <div className="-mt-3">
        <FormStatus problem={problem}>{othersAreSignedOut}</FormStatus>
      </div>
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        {/* So that a password manager files the password under the address. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          {...bind('currentPassword')}
        />
        <NewPasswordFields control={form.control} bind={bind} policy={policy} label={t('New password')} />
        <SubmitButton busy={busy} label={t('Change password')} busyLabel={t('Changing password...')} />
      </FormFrame>
    </Modal>
  )
}
