import { useState } from 'react'
import { t } from '@/language/text'
import { messageOf } from '@/lib/app-error'
import { useAction } from '@/lib/hooks/use-action'
import { Button } from '@/ui/button'
import { showAlert } from '@/ui/dialog/alert-store'
import { Modal } from '@/ui/dialog/modal'
import { Spinner } from '@/ui/spinner'
import { signOutEverywhere } from '../account/sign-out-everywhere'
import { FormStatus } from '../forms/form-status'

/** Ends the sessions of all devices, after a question. */
export function SignOutEverywhere({ uid }: { uid: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p className="mb-4 text-muted">
        {t('Did you lose your phone or use a shared computer? Sign out on all devices at once.')}
      </p>
      <Button onClick={() => setAsking(true)}>{t('Sign out everywhere')}</Button>
      {asking && <Confirmation uid={uid} onClose={() => setAsking(false)} />}
    </>
  )
}

function Confirmation({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { run, status, error } = useAction(async () => {
    // The guarded page around this leads home by itself.
    await signOutEverywhere(uid)
    void showAlert(t('You are signed out on every device.'))
  })
  const busy = status === 'pending' || status === 'done'
  const problem =
    error === undefined
      ? undefined
      : messageOf(error, t('You could not be signed out everywhere. Please try again.'))
  return (
    <Modal title={t('Sign out everywhere')} onClose={busy ? () => undefined : onClose} topOn={problem ?? ''}>
      <ul className="mb-2 list-disc space-y-1.5 pl-5 text-muted">
        <li>{t('You are signed out on every device, this one too.')}</li>
        <li>
          {t('Your other devices sign out when they are next online, and your data is removed from them.')}
        </li>
        <li>{t('Answers that are not synced yet are lost.')}</li>
      </ul>
      <FormStatus problem={problem}>{t('Your password does not change.')}</FormStatus>
      <div className="flex flex-wrap gap-3">
        <Button className="flex-1" disabled={busy} onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button look="danger" className="flex-1 whitespace-nowrap" disabled={busy} onClick={run}>
          {busy && <Spinner />}
          {busy ? t('Signing out...') : t('Sign out everywhere')}
        </Button>
      </div>
    </Modal>
  )
}
