import { useState } from 'react'
import type { SessionUser } from '@/session/session-user'
import { Button } from '@/ui/button'
import { DeleteAccountDialog } from './delete-account-dialog'
import { SettingsSection } from './settings-section'

export function DeleteAccount({ user }: { user: SessionUser }) {
  const [asking, setAsking] = useState(false)
  return (
    <SettingsSection title="Delete my account">
      <p className="mb-4 text-muted">Your account and what belongs to it are deleted for good.</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </SettingsSection>
  )
}
