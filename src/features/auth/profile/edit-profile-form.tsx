import { useState } from 'react'
import { t } from '@/language/text'
import type { SessionUser } from '@/session/session-user'
import { Button } from '@/ui/button'
import { Field } from '@/ui/form/field'
import { saveProfile } from '../account/save-profile'
import { editProfileFields, editProfileWithPasswordForm } from '../forms/account-forms'
import { FormFrame } from '../forms/form-frame'
import { FormStatus } from '../forms/form-status'
import { emailInput, familyNameInput, givenNameInput, phoneInput } from '../forms/inputs'
import { PasswordField } from '../forms/password-field'
import { SubmitButton } from '../forms/submit-button'
import { useAccountForm } from '../forms/use-account-form'

/**
 * Edit Profile (spec sections 2 and 5). Where the service demands a recent sign-in for a new address, the form asks for
 * the password in place and goes on.
 */
export function EditProfileForm({
  user,
  onCancel,
  onSaved,
}: {
  user: SessionUser
  onCancel: () => void
  /** @param linkSentTo the address that has to be confirmed by a mailed link; null when there is none */
  onSaved: (linkSentTo: string | null) => void
}) {
  const [needsPassword, setNeedsPassword] = useState(false)
  const { firstName, lastName, email, phone } = user
  const { bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: needsPassword ? editProfileWithPasswordForm : editProfileFields,
    defaultValues: { firstName, lastName, email, phone, currentPassword: '' },
    submit: async ({ currentPassword, ...form }) => {
      const { linkSentTo } = await saveProfile(user, form, needsPassword ? currentPassword : undefined)
      onSaved(linkSentTo)
    },
    fallback: t('Failed to update profile. Check your connection.'),
    onRefused: ({ code }) => {
      if (code === 'requires-recent-login') setNeedsPassword(true)
      return needsPassword || code === 'requires-recent-login' ? 'currentPassword' : 'email'
    },
  })
  return (
    <>
      <div className="-mt-3">
        <FormStatus problem={problem}>{t('The phone number is optional.')}</FormStatus>
      </div>
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('First Name')} {...givenNameInput} {...bind('firstName')} />
          <Field label={t('Last Name')} {...familyNameInput} {...bind('lastName')} />
        </div>
        <Field label={t('Email')} {...emailInput} autoComplete="email" {...bind('email')} />
        <Field {...phoneInput} {...bind('phone')} />
        {needsPassword && (
          <PasswordField
            label={t('Current password')}
            autoComplete="current-password"
            hint={t('To change your email, enter your password again.')}
            {...bind('currentPassword')}
          />
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button className="flex-auto sm:flex-1" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <SubmitButton
            busy={busy}
            label={t('Save Changes')}
            busyLabel={t('Saving...')}
            className="flex-auto sm:flex-1"
          />
        </div>
      </FormFrame>
    </>
  )
}
