import { usePrefetchQuery } from '@tanstack/react-query'
import { FileClock, MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ExamRef, placesOf, testKey } from '@/domain/sitting/test-ref'
import { useExtraTime, useRunningAttempt } from '@/features/sitting'
import { t } from '@/language/text'
import { visitor } from '@/lib/device/device-store'
import { useSession } from '@/session'
import { Button, ButtonLink } from '@/ui/button'
import { NewTest } from '../before-the-test/new-test'
import { RetakeTest } from '../before-the-test/retake-test'
import { TestNotice } from '../before-the-test/test-message'
import { useSoleTab } from '../hooks/use-sole-tab'
import { useTestRef } from '../hooks/use-test-ref'
import { paperQuery } from '../paper-query'
import { TestSitting } from './test-sitting'
import { TestSkeleton } from './test-skeleton'

interface Seat {
  testRef: ExamRef
  userId: string | null
  /** What is sat of it, and for its wrong or skipped questions, of which attempt. */
  part: { scope: 'all' | 'untimed' } | { scope: 'wrong' | 'skipped'; of: string }
  /** How a test is begun that is no paper to open: a live test. Absent: by its instructions. */
  renderBeginning?: ((onTakeOver: (() => void) | null) => ReactNode) | undefined
}

/** Another tab has this test: two at once would write over each other's answers. */
function OpenElsewhere({ back, onTakeOver }: { back: string; onTakeOver: () => void }) {
  return (
    <TestNotice
      icon={<MonitorSmartphone size={26} aria-hidden />}
      title={t('This test is open in another tab')}
      actions={
        <>
          <Button look="primary" onClick={onTakeOver}>
            {t('Continue here')}
          </Button>
          <ButtonLink to={back}>{t('Go Back')}</ButtonLink>
        </>
      }
    >
      {t(
        'Continue in that tab or here, with the same answers and time. If you continue here, the other tab stops.',
      )}
    </TestNotice>
  )
}

/** An attempt from another device, of a test that has other questions by now: old and new ones are not mixed. */
function TestChanged({ back, onStartAgain }: { back: string; onStartAgain: () => void }) {
  return (
    <TestNotice
      icon={<FileClock size={26} aria-hidden />}
      title={t('This test has changed')}
      actions={
        <>
          <Button look="primary" onClick={onStartAgain}>
            {t('Start a New Attempt')}
          </Button>
          <ButtonLink to={back}>{t('Go Back')}</ButtonLink>
        </>
      }
    >
      {t(
        'You started it on another device, and its questions have changed since. Finish that attempt on that device, or start a new one here.',
      )}
    </TestNotice>
  )
}

/** The account is asked for an attempt that runs elsewhere; the paper that is likely to be needed comes meanwhile. */
function LookingElsewhere({ testRef, userId }: Pick<Seat, 'testRef' | 'userId'>) {
  usePrefetchQuery(paperQuery(testRef, userId))
  return <TestSkeleton asksAccount />
}

/** Goes on where this student is, as the device or the account says, else begins anew. */
function Seated({ testRef, userId, part, renderBeginning }: Seat) {
  const owner = userId ?? visitor
  const places = placesOf(testRef)
  // Asked for while the device and the account are; a new sitting needs it.
  useExtraTime(owner)
  const running = useRunningAttempt(owner, testRef, part.scope)
  switch (running.status) {
    case 'looking':
      if (!running.asksAccount) return <TestSkeleton />
      // The questions of a live test come with its beginning.
      if (renderBeginning) return <TestSkeleton asksAccount />
      return <LookingElsewhere testRef={testRef} userId={userId} />
    case 'changed':
      return <TestChanged back={places.back} onStartAgain={running.onAnew} />
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
      if (renderBeginning && part.scope === 'all') return renderBeginning(onTakeOver)
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
export function Exam({ renderBeginning }: Pick<Seat, 'renderBeginning'>) {
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
      renderBeginning={renderBeginning}
    />
  )
}
