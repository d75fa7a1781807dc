import { useState } from 'react'
import { Button } from '@/ui/button'
import { ChangePasswordDialog } from './change-password-dialog'
import { SettingsSection } from './settings-section'

export function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState(false)
  return (
    <SettingsSection title="Password">
      <p role="status" className={changed ? 'mb-4 text-success' : 'mb-4 text-muted'}>
        {changed
          ? 'Your password is changed. Other devices are signed out.'
          : 'Other devices are signed out when you change it.'}
      </p>
      <Button
        onClick={() => {
          setChanged(false)
          setOpen(true)
        }}
      >
        Change password
      </Button>
      {open && (
        <ChangePasswordDialog
          email={email}
          onClose={() => setOpen(false)}
          onChanged={() => {
            setChanged(true)
            setOpen(false)
          }}
        />
      )}
    </SettingsSection>
  )
}
