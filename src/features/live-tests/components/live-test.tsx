import { queryOptions, useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { loginMessages } from '@/config/login-messages'
import { liveTestQuery } from '@/content/live-tests/queries'
import type { LiveTest as Test } from '@/content/live-tests/schema'
import { liveAttemptId, livePhase } from '@/domain/live-test'
import { placesOf } from '@/domain/sitting/test-ref'
import { useExtraTime } from '@/features/sitting'
import { NewTest, TestMessage, TestNotice, TestSitting, TestSkeleton } from '@/features/test-taker'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { useServerNow } from '@/lib/hooks/use-server-now'
import { type BegunLiveTest, liveStanding } from '@/own/attempts/live-test'
import { RequireSession, type SessionUser } from '@/session'
import { ButtonLink } from '@/ui/button'
import { formatLiveTime } from '../live-time'
import { WaitingRoom } from './waiting-room'

/** Whether this student has begun or submitted it, on this device or another. */
const standingQuery = (userId: string, testId: string) =>
  queryOptions({
    queryKey: ['live-standing', userId, testId],
    queryFn: () => liveStanding(userId, testId),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })

function Closed({ test, now }: { test: Test; now: number }) {
  const { back } = placesOf({ kind: 'live', liveTestId: test.id })
  return (
    <TestNotice
      icon={<CalendarClock size={26} aria-hidden />}
      title={t('This live test can no longer be begun')}
      actions={<ButtonLink to={back}>{t('Go Back')}</ButtonLink>}
    >
      {t('Entry closed: {date}. Results and answers: {results}.', {
        date: formatLiveTime(test.entryUntil, now, false),
        results: formatLiveTime(test.resultsAt, now),
      })}
    </TestNotice>
  )
}

/** A live test before it is sat on this device: wait, begin, or practise it once its results are out. */
function BeforeLiveTest({
  test,
  user,
  onTakeOver,
}: {
  test: Test
  user: SessionUser
  onTakeOver: (() => void) | null
}) {
  const now = useServerNow()
  const extra = useExtraTime(user.id)
  const { data: standing, isError, error, refetch } = useQuery(standingQuery(user.id, test.id))
  const [seat, setSeat] = useState<BegunLiveTest | null>(null)
  const ref = { kind: 'live', liveTestId: test.id } as const
  const phase = livePhase(test, now)
  if (seat) return <TestSitting owner={user.id} {...seat} places={placesOf(ref)} />
  if (isError)
    return (
      <TestMessage
        title={t('Failed to load test')}
        message={toAppError(error).message}
        back={placesOf(ref).back}
        onRetry={() => void refetch()}
      />
    )
  if (extra === null || standing === undefined) return <TestSkeleton />
  const hasResult = standing === 'submitted' || (standing === 'begun' && phase === 'published')
  if (hasResult) return <Navigate to={placesOf(ref).results} replace />
  if (phase === 'published')
    return <NewTest testRef={ref} userId={user.id} scope="all" onTakeOver={onTakeOver} />
  const isOver = phase === 'closed' || (phase === 'sitting' && standing === 'new')
  if (isOver) return <Closed test={test} now={now} />
  return (
    <WaitingRoom
      test={test}
      user={user}
      extra={extra}
      hasBegun={standing !== 'new'}
      now={now}
      onBegin={setSeat}
    />
  )
}

/** The live test of an address, for who is signed in. */
export function LiveTest({ testId, onTakeOver }: { testId: string; onTakeOver: (() => void) | null }) {
  const found = useQuery(liveTestQuery(testId))
  const { back } = placesOf({ kind: 'live', liveTestId: testId })
  if (found.isPending) return <TestSkeleton />
  if (found.isError)
    return (
      <TestMessage
        title={t('Failed to load test')}
        message={toAppError(found.error).message}
        back={back}
        onRetry={() => void found.refetch()}
      />
    )
  const test = found.data
  if (!test) return <TestMessage title={t('Test not found')} back={back} />
  return (
    <RequireSession message={loginMessages.liveTest} loading={<TestSkeleton />}>
      {(user) => (
        <BeforeLiveTest
          key={liveAttemptId(testId, user.id)}
          test={test}
          user={user}
          onTakeOver={onTakeOver}
        />
      )}
    </RequireSession>
  )
}
