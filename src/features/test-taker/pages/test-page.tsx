import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@/config/paths'
import { RequireSession, useSession } from '@/features/auth'
import { toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device-store'
import { PremiumLocked } from '../components/premium-locked'
import { TestMessage } from '../components/test-message'
import { TestSitting } from '../components/test-sitting'
import { TestSkeleton } from '../components/test-skeleton'
import { useStoredAttempt } from '../hooks/use-stored-attempt'
import { useTestRef } from '../hooks/use-test-ref'
import type { Attempt } from '../model/attempt'
import type { Paper } from '../model/paper'
import { planOf } from '../model/session-sections'
import { placesOf, type TestRef, testKey } from '../model/test-ref'
import { paperQuery } from '../paper-query'

interface Seat {
  testRef: TestRef
  userId: string | null
}

const ownerOf = (userId: string | null) => userId ?? visitor

/** A new sitting of a paper that has just been read. */
function NewSitting({ testRef, userId, paper: newest }: Seat & { paper: Paper }) {
  // Frozen here: whatever is read later, this sitting is about the paper that it began with.
  const [attempt] = useState<Omit<Attempt, 'session'>>(() => ({
    id: crypto.randomUUID(),
    testKey: testKey(testRef),
    scope: 'all',
    paper: newest,
  }))
  const places = placesOf(testRef)
  if (attempt.paper.questions.length === 0) {
    return (
      <TestMessage title="No Test Data" message="This test has no questions available." back={places.back} />
    )
  }
  return (
    <TestSitting
      owner={ownerOf(userId)}
      attempt={attempt}
      initial={{ status: 'ready', plan: planOf(attempt.paper) }}
      results={places.results}
    />
  )
}

/** Reads the paper and begins, or says why that cannot be. */
function FromPaper({ testRef, userId }: Seat) {
  const { back } = placesOf(testRef)
  const search = useQuery(paperQuery(testRef, userId))
  if (search.isPending) return <TestSkeleton />
  if (!search.data) {
    const { message } = toAppError(search.error)
    return (
      <TestMessage
        title="Failed to load test"
        message={message}
        back={back}
        onRetry={() => void search.refetch()}
      />
    )
  }
  const found = search.data
  switch (found.status) {
    case 'no-category':
      return <TestMessage title="Test category not found" back={paths.testSeries} />
    case 'no-test':
      return <TestMessage title="Test not found" back={back} />
    case 'refused':
      return (
        <PremiumLocked title={found.title} item={found.package} embedded={found.embedded} back={back}>
          {(paper) => <NewSitting testRef={testRef} userId={userId} paper={paper} />}
        </PremiumLocked>
      )
    case 'found':
      if (!found.needsLogin) return <NewSitting testRef={testRef} userId={userId} paper={found.paper} />
      return (
        <RequireSession message="Please login to access paid content" loading={<TestSkeleton />}>
          {() => <NewSitting testRef={testRef} userId={userId} paper={found.paper} />}
        </RequireSession>
      )
  }
}

/** Goes on where the device says that this student is; else begins anew. */
function Seated({ testRef, userId }: Seat) {
  const owner = ownerOf(userId)
  const stored = useStoredAttempt(owner, { testKey: testKey(testRef), status: 'running' })
  if (stored.isPending) return <TestSkeleton />
  const attempt = stored.data
  if (!attempt) return <FromPaper testRef={testRef} userId={userId} />
  const { results } = placesOf(testRef)
  return <TestSitting owner={owner} attempt={attempt} initial={attempt.session} results={results} />
}

/** The test taker, for a package's test and for a mock test (spec section 2). */
export function TestPage() {
  const testRef = useTestRef()
  const session = useSession()
  if (session.status === 'loading') return <TestSkeleton />
  const userId = session.status === 'signed-in' ? session.user.id : null
  return <Seated key={`${ownerOf(userId)} ${testKey(testRef)}`} testRef={testRef} userId={userId} />
}
