import { usePrefetchQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type ExamRef, placesOf, testKey } from '@/domain/sitting/test-ref'
import { useExtraTime, useRunningAttempt } from '@/features/sitting'
import { visitor } from '@/lib/device/device-store'
import { useSession } from '@/session'
import { NewTest } from '../before-the-test/new-test'
import { OpenElsewhere } from '../before-the-test/open-elsewhere'
import { RetakeTest } from '../before-the-test/retake-test'
import { TestChanged } from '../before-the-test/test-changed'
import { TestSitting } from '../exam-screen/test-sitting'
import { TestSkeleton } from '../exam-screen/test-skeleton'
import { useSoleTab } from '../hooks/use-sole-tab'
import { useTestRef } from '../hooks/use-test-ref'
import { paperQuery } from '../paper-query'

interface Seat {
  testRef: ExamRef
  userId: string | null
  /** What is sat of it, and for its wrong or skipped questions, of which attempt. */
  part: { scope: 'all' | 'untimed' } | { scope: 'wrong' | 'skipped'; of: string }
}

/** The account is asked for an attempt that runs elsewhere; the paper that is likely to be needed comes meanwhile. */
function LookingElsewhere({ testRef, userId }: Pick<Seat, 'testRef' | 'userId'>) {
  usePrefetchQuery(paperQuery(testRef, userId))
  return <TestSkeleton asksAccount />
}

/** Goes on where this student is, as the device or the account says, else begins anew. */
function Seated({ testRef, userId, part }: Seat) {
  const owner = userId ?? visitor
  const places = placesOf(testRef)
  // Asked for while the device and the account are; a new sitting needs it.
  useExtraTime(owner)
  const running = useRunningAttempt(owner, testRef, part.scope)
  switch (running.status) {
    case 'looking':
      return running.asksAccount ? <LookingElsewhere testRef={testRef} userId={userId} /> : <TestSkeleton />
    case 'changed':
      return <TestChanged back={places.back} onAnew={running.onAnew} />
    case 'found':
      return (
        <TestSitting
          owner={owner}
          attempt={running.attempt}
          initial={running.attempt.sitting}
          reading={running.reading}
          fromAccount={running.fromAccount}
          places={places}
        />
      )
    case 'none': {
      const { onTakeOver } = running
      return 'of' in part ? (
        <RetakeTest owner={owner} testRef={testRef} {...part} onTakeOver={onTakeOver} />
      ) : (
        <NewTest testRef={testRef} userId={userId} scope={part.scope} onTakeOver={onTakeOver} />
      )
    }
  }
}

/** One tab at a time: two would write over each other's answers. */
function InOneTab(seat: Seat) {
  const { testRef, userId, part } = seat
  const { holding, takeOver } = useSoleTab(
    ['exam', userId ?? visitor, testKey(testRef), part.scope].join(' '),
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
  const part: Seat['part'] =
    (scope === 'wrong' || scope === 'skipped') && of
      ? { scope, of }
      : { scope: search.has('untimed') ? 'untimed' : 'all' }
  return (
    <InOneTab
      key={JSON.stringify([userId, testKey(testRef), part])}
      testRef={testRef}
      userId={userId}
      part={part}
    />
  )
}
