import { MonitorSmartphone } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '@/config/paths'
import type { TestPlaces } from '@/domain/sitting/test-ref'
import { useResultBehind } from '@/features/results'
import { type Seat, ToResults, useSitting, useStrikes } from '@/features/sitting'
import { t } from '@/language/text'
import { Button, ButtonLink } from '@/ui/button'
import { useLoadedPaper } from '@/ui/question/load-paper'
import { PaperLanguages } from '@/ui/question/reading-languages'
import { TestNotice } from '../before-the-test/test-message'
import { loadCalculator } from '../calculator/calculator-tool'
import { useFullscreenUntilEnd } from '../hooks/use-fullscreen'
import { TestScreen } from './test-screen'
import { TestSkeleton } from './test-skeleton'

/** The clock of a resumed attempt is running, so its questions show in plain words until the rest is loaded. */
function NotWhole({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-24 z-10 mx-auto flex max-w-detail flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-error-line bg-error-tint px-4 py-2 text-error"
    >
      {t('Part of the test did not load. Check your internet connection and try again.')}
      <Button onClick={onRetry}>{t('Try Again')}</Button>
    </div>
  )
}

/** A live test goes on on another device; what was answered here counts there. */
function TakenOver({ back }: { back: string }) {
  return (
    <TestNotice
      icon={<MonitorSmartphone size={26} aria-hidden />}
      title={t('The test has moved to another device')}
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            {t('Continue here')}
          </Button>
          <ButtonLink to={back}>{t('Go Back')}</ButtonLink>
        </>
      }
    >
      {t(
        'You opened it there. Your answers and your time are the same. If you continue here, the other device stops.',
      )}
    </TestNotice>
  )
}

/** One sitting of a test: the exam screen, then the results. While it is mounted, only `places` may change. */
export function TestSitting({ places, ...seat }: Seat & { places: TestPlaces }) {
  const { sitting, keeping, act, clock, isSynced, isTakenOver } = useSitting(seat)
  const { id, paper, testKey, extra = 'none' } = seat.attempt
  const strikes = useStrikes(seat.owner, id)
  useFullscreenUntilEnd()
  useResultBehind()
  const loaded = useLoadedPaper(paper)
  useEffect(() => {
    // If this fails, the calculator is loaded when it is shown.
    void loadCalculator(paper).catch(() => undefined)
  }, [paper])

  if (sitting.status === 'submitted')
    return <ToResults to={paths.attemptResults(places.results, id)} waiting={<TestSkeleton />} />
  if (sitting.status === 'ready') return <TestSkeleton />
  if (isTakenOver) return <TakenOver back={places.back} />
  return (
    <PaperLanguages paper={paper} owner={seat.owner}>
      {loaded.status === 'failed' && <NotWhole onRetry={loaded.retry} />}
      <TestScreen
        testKey={testKey}
        paper={paper}
        extra={extra}
        sitting={sitting}
        owner={seat.owner}
        strikes={strikes}
        keeping={keeping}
        synced={isSynced}
        clock={clock}
        act={act}
        elsewhere={places.back}
      />
    </PaperLanguages>
  )
}
