import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { elsewhereQuery, placesOf, type TestRef, testKey, useRunningAttempt } from '@/features/attempts'
import { useSession } from '@/features/auth'
import { visitor } from '@/lib/device-store'
import { NewTest } from '../components/new-test'
import { OpenElsewhere } from '../components/open-elsewhere'
import { RetakeTest } from '../components/retake-test'
import { TestChanged } from '../components/test-changed'
import { TestSitting } from '../components/test-sitting'
import { TestSkeleton } from '../components/test-skeleton'
import { useSoleTab } from '../hooks/use-sole-tab'
import { useTestRef } from '../hooks/use-test-ref'

interface Seat {
  testRef: TestRef
  userId: string | null
  /** The attempt whose wrong or skipped questions are practised; null when the whole test is taken. */
  retake: { scope: 'wrong' | 'skipped'; of: string } | null
}

/**
 * Goes on where the device says that this student is, else begins anew: what is here shows at once. Where the device
 * knows nothing, the account is asked meanwhile, and nobody begins anew before it has answered (`NewSitting`).
 */
function Seated({ testRef, userId, retake }: Seat) {
  const owner = userId ?? visitor
  const places = placesOf(testRef)
  const client = useQueryClient()
  const scope = retake?.scope ?? 'all'
  const running = useRunningAttempt(owner, testRef, scope)
  const askElsewhere = elsewhereQuery(owner, testRef, scope)
  const elsewhere = useQuery({ ...askElsewhere, enabled: running.data === null })
  if (running.isPending) return <TestSkeleton />
  const { data: there } = elsewhere
  if (there === 'changed') {
    const forget = () => client.setQueryData(askElsewhere.queryKey, null)
    return <TestChanged back={places.back} onAnew={forget} />
  }
  const found = running.data ?? there
  if (found) {
    const { attempt, reading } = found
    return (
      <TestSitting
        owner={owner}
        attempt={attempt}
        initial={attempt.sitting}
        reading={reading}
        fromAccount={!running.data}
        places={places}
      />
    )
  }
  if (retake) return <RetakeTest owner={owner} testRef={testRef} scope={retake.scope} of={retake.of} />
  return <NewTest testRef={testRef} userId={userId} />
}

/** One tab at a time: two would write over each other's answers. */
function InOneTab(seat: Seat) {
  const { testRef, userId, retake } = seat
  const { holding, takeOver } = useSoleTab(
    ['exam', userId ?? visitor, testKey(testRef), retake?.scope ?? 'all'].join(' '),
  )
  if (holding === 'asking') return <TestSkeleton />
  if (holding === 'elsewhere') return <OpenElsewhere back={placesOf(testRef).back} onTakeOver={takeOver} />
  return <Seated {...seat} />
}

/** The test taker, for a package's test and for a mock test (spec section 2). */
export function TestPage() {
  const testRef = useTestRef()
  const [search] = useSearchParams()
  const session = useSession()
  if (session.status === 'loading') return <TestSkeleton />
  const userId = session.status === 'signed-in' ? session.user.id : null
  const scope = search.get('retake')
  const of = search.get('of')
  const retake: Seat['retake'] = (scope === 'wrong' || scope === 'skipped') && of ? { scope, of } : null
  return (
    <InOneTab
      key={JSON.stringify([userId, testKey(testRef), retake])}
      testRef={testRef}
      userId={userId}
      retake={retake}
    />
  )
}
