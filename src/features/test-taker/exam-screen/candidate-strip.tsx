import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/visitor'
import { type Attempt, type AttemptSummary, knownAttemptsQuery } from '@/own/attempts'
import { useSession } from '@/session'
import { classNames } from '@/ui/class-names'

export interface Candidate {
  name: string
  /** The number of the attempt, from 1; null for practice, and until this device's attempts are read. */
  attempt: number | null
}

/** Which attempt of its whole test this one is, from 1, as far as `attempts` tells. */
function attemptNumber(
  attempts: readonly AttemptSummary[],
  { id, testKey, startedAt }: Pick<AttemptSummary, 'id' | 'testKey' | 'startedAt'>,
): number {
  const before = attempts.filter(
    (other) =>
      other.testKey === testKey && other.scope === 'all' && other.id !== id && other.startedAt < startedAt,
  )
  return before.length + 1
}

/** Who sits the test, and the number of the attempt, as far as this device knows the earlier ones. */
export function useCandidate(
  owner: string,
  { id, testKey, scope }: Omit<Attempt, 'sitting'>,
  startedAt: number,
): Candidate {
  const session = useSession()
  const { data } = useQuery({ ...knownAttemptsQuery(owner), refetchOnWindowFocus: false })
  const user = session.status === 'signed-in' ? session.user : null
  const name = user ? `${user.firstName} ${user.lastName}`.trim() || user.email : t('Student')
  return {
    name: owner === visitor ? t('Visitor') : name,
    attempt: data && scope === 'all' ? attemptNumber(data, { id, testKey, startedAt }) : null,
  }
}

/** The candidate, as on the screen of every computer-based exam. */
export function CandidateStrip({ candidate, className }: { candidate: Candidate; className?: string }) {
  return (
    <p className={classNames('flex min-w-0 items-center gap-1.5 text-caption text-muted', className)}>
      <UserRound size={14} aria-hidden className="flex-none" />
      <span className="truncate">{candidate.name}</span>
      {candidate.attempt !== null && (
        <span className="flex-none tabular-nums max-sm:hidden">
          {`· ${t('Attempt {number}', { number: candidate.attempt })}`}
        </span>
      )}
    </p>
  )
}
