import { Suspense, useState } from 'react'
import { Button } from '@/ui/button'
import { lazyDialog } from '@/ui/lazy-dialog'
import type { SessionUser } from '../session-user'
import { SettingsSection } from './settings-section'

const DeleteAccountDialog = lazyDialog(() => import('./delete-account-dialog'), 'DeleteAccountDialog')

export function DeleteAccount({ user }: { user: SessionUser }) {
  const [asking, setAsking] = useState(false)
  return (
    <SettingsSection title="Delete my account">
      <p className="mb-4 text-muted">Your account and what belongs to it are deleted for good.</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingsSection>
  )
}
