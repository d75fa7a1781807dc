import { Suspense, useState } from 'react'
import { Button } from '@/ui/button'
import { lazyDialog } from '@/ui/lazy-dialog'
import { SettingsSection } from './settings-section'

// The form library is no part of the page: most visits come for something else.
const ChangePasswordDialog = lazyDialog(() => import('./change-password-dialog'), 'ChangePasswordDialog')

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
        <Suspense fallback={null}>
          <ChangePasswordDialog
            email={email}
            onClose={() => setOpen(false)}
            onChanged={() => {
              setChanged(true)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </SettingsSection>
  )
}
