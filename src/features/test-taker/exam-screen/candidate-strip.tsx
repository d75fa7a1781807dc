import { UserRound } from 'lucide-react'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { useSession } from '@/session'

/** The candidate, as on the screen of every computer-based exam. @param owner whose sitting it is */
export function CandidateStrip({ owner }: { owner: string }) {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  const name = user ? `${user.firstName} ${user.lastName}`.trim() || user.email : t('Student')
  return (
    <p className="flex min-w-0 flex-1 items-center gap-1.5 text-caption text-muted">
      <UserRound size={14} aria-hidden className="flex-none" />
      <span className="truncate">{owner === visitor ? t('Visitor') : name}</span>
    </p>
  )
}
