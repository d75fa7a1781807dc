import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { t } from '@/language/text'
import type { SessionUser } from '@/session/session-user'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/dialog/modal'
import { avatarLetter } from './avatar-letter'
import { EditProfileForm } from './edit-profile-form'
import { LinkSent } from './link-sent'

/**
 * The profile overlay with its edit form (spec section 2). Who is signed out while it is open, in another tab or by the
 * service, reads what to do.
 */
export function ProfileOverlay({
  onClose,
  onLogOut,
  startsEditing = false,
}: {
  onClose: () => void
  onLogOut?: () => void
  startsEditing?: boolean
}) {
  const session = useSession()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(startsEditing)
  const [linkSentTo, setLinkSentTo] = useState<string | null>(null)

  if (session.status !== 'signed-in') {
    return (
      <Modal title={t('Profile')} onClose={onClose}>
        <p className="mb-6 text-muted">{t('Login to see Profile')}</p>
        <Button
          look="primary"
          className="w-full"
          onClick={() => {
            onClose()
            void navigate(paths.login)
          }}
        >
          {t('Login')}
        </Button>
      </Modal>
    )
  }
  const { user } = session
  if (editing) {
    return (
      <Modal key="edit" title={t('Edit Profile')} onClose={onClose}>
        <EditProfileForm
          user={user}
          onCancel={() => setEditing(false)}
          onSaved={(sentTo) => {
            setLinkSentTo(sentTo)
            setEditing(false)
          }}
        />
      </Modal>
    )
  }
  return (
    <Modal title={t('Profile')} onClose={onClose}>
      <ProfileDetails user={user} />
      {linkSentTo && <LinkSent to={linkSentTo} then={t('Your email changes when you open it.')} />}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" className="flex-1" onClick={() => setEditing(true)}>
          {t('Edit Profile')}
        </Button>
        {onLogOut && (
          <Button
            className="flex-1"
            onClick={() => {
              onClose()
              onLogOut()
            }}
          >
            {t('Logout')}
          </Button>
        )}
      </div>
    </Modal>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-0.5 border-t border-line py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0">{value || t('Not provided')}</dd>
    </div>
  )
}

/** Avatar, name and the three rows of the profile (spec section 2). */
function ProfileDetails({ user }: { user: SessionUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <>
      <div className="mb-4 flex items-center gap-4">
        <p
          aria-hidden
          className="grid size-14 flex-none place-items-center rounded-full border border-edge/70 bg-raised font-heading text-2xl font-semibold"
        >
          {avatarLetter(user)}
        </p>
        {name && <p className="min-w-0 font-heading text-xl font-semibold wrap-anywhere">{name}</p>}
      </div>
      <dl className="mb-4">
        <Row label={t('Name')} value={name} />
        <Row label={t('Email')} value={user.email} />
        <Row label={t('Phone')} value={user.phone} />
      </dl>
    </>
  )
}
