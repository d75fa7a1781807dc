import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { avatarLetter } from '../avatar-letter'
import { useLogOut } from '../session/use-log-out'
import { useSession } from '../session/use-session'
import type { SessionUser } from '../session-user'
import { EditProfileForm } from './edit-profile-form'
import { ProfileLinks } from './profile-links'

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-0.5 border-t border-line py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{value || 'Not provided'}</dd>
    </div>
  )
}

function Profile({
  user,
  onEdit,
  onLogOut,
  onFollow,
}: {
  user: SessionUser
  onEdit: () => void
  onLogOut: () => void
  onFollow: () => void
}) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <>
      <p
        aria-hidden
        className="mx-auto mb-5 grid size-20 place-items-center rounded-full border border-edge/70 bg-raised font-heading text-3xl font-semibold"
      >
        {avatarLetter(user)}
      </p>
      <dl>
        <Row label="Name" value={name} />
        <Row label="Email" value={user.email} />
        <Row label="Phone" value={user.phone} />
      </dl>
      <ProfileLinks onFollow={onFollow} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" className="flex-1" onClick={onEdit}>
          Edit Profile
        </Button>
        <Button className="flex-1" onClick={onLogOut}>
          Logout
        </Button>
      </div>
    </>
  )
}

/** The profile overlay with its edit form (spec section 2). */
export function ProfileOverlay({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const [editing, setEditing] = useState(false)

  if (session.status !== 'signed-in') {
    return (
      <Modal title="Profile" onClose={onClose}>
        <p className="mb-6 text-muted">Login to see Profile</p>
        <Button look="primary" className="w-full" onClick={() => void navigate(paths.login)}>
          Login
        </Button>
      </Modal>
    )
  }
  return (
    <Modal title={editing ? 'Edit Profile' : 'Profile'} onClose={onClose}>
      {editing ? (
        <EditProfileForm user={session.user} onDone={() => setEditing(false)} />
      ) : (
        <Profile
          user={session.user}
          onFollow={onClose}
          onEdit={() => setEditing(true)}
          onLogOut={() => {
            onClose()
            void logOut()
          }}
        />
      )}
    </Modal>
  )
}
