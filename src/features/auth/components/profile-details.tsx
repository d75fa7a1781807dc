import type { SessionUser } from '@/session/session-user'
import { avatarLetter } from '../model/avatar-letter'

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-0.5 border-t border-line py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0">{value || 'Not provided'}</dd>
    </div>
  )
}

/** Avatar, name and the three rows of the profile (spec section 2). */
export function ProfileDetails({ user }: { user: SessionUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <>
      <p
        aria-hidden
        className="mx-auto mb-4 grid size-20 place-items-center rounded-full border border-edge/70 bg-raised font-heading text-3xl font-semibold"
      >
        {avatarLetter(user)}
      </p>
      {name && <p className="mb-5 text-center font-heading text-xl font-semibold wrap-anywhere">{name}</p>}
      <dl>
        <Row label="Name" value={name} />
        <Row label="Email" value={user.email} />
        <Row label="Phone" value={user.phone} />
      </dl>
    </>
  )
}
