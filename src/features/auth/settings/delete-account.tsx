import { useState } from 'react'
import { t } from '@/language/text'
import type { SessionUser } from '@/session/session-user'
import { Button } from '@/ui/button'
import { showAlert } from '@/ui/dialog/alert-store'
import { Modal } from '@/ui/dialog/modal'
import { deleteMyAccount } from '../account/delete-my-account'
import { deleteAccountForm } from '../forms/account-forms'
import { FormFrame } from '../forms/form-frame'
import { FormStatus } from '../forms/form-status'
import { PasswordField } from '../forms/password-field'
import { SubmitButton } from '../forms/submit-button'
import { useAccountForm } from '../forms/use-account-form'

export function DeleteAccount({ user }: { user: SessionUser }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p className="mb-4 text-muted">{t('This deletes your account and its data permanently.')}</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('Delete my account')}
      </Button>
      {asking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Says what is lost, asks for the password and deletes the account (docs/decisions/008). */
function DeleteAccountDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { bind, busy, problem, faults, onSubmit } = useAccountForm({
    schema: deleteAccountForm,
    defaultValues: { currentPassword: '' },
    submit: async ({ currentPassword }) => {
      await deleteMyAccount(user.id, currentPassword)
      // The guarded page around this leads home by itself.
      void showAlert(t('Your account has been deleted.'))
    },
    fallback: t('Failed to delete the account. Please try again.'),
    onRefused: () => 'currentPassword',
    staysBusy: true,
  })
  return (
    <Modal title={t('Delete my account')} onClose={busy ? () => undefined : onClose}>
      <ul className="mb-2 list-disc space-y-1.5 pl-5 text-muted">
        <li>{t('You can no longer sign in, and this cannot be undone.')}</li>
        <li>{t('Your profile, your saved items and your test history are deleted.')}</li>
        <li>{t('You can no longer open what you bought, not even with a new account.')}</li>
        <li>{t('We keep the records of your payments as proof for you and us.')}</li>
      </ul>
      <FormStatus problem={problem}>{t('Enter your password to continue.')}</FormStatus>
      <FormFrame busy={busy} faults={faults} onSubmit={onSubmit}>
        <input hidden readOnly autoComplete="username" value={user.email} />
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          {...bind('currentPassword')}
        />
        <div className="mt-2 flex flex-wrap gap-3">
          <Button className="flex-1" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <SubmitButton
            busy={busy}
            label={t('Delete my account')}
            busyLabel={t('Deleting...')}
            look="danger"
            className="flex-1 whitespace-nowrap"
          />
        </div>
      </FormFrame>
    </Modal>
  )
}
