import { useQuery } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { isOnlyLookedAt } from '@/domain/sitting/test-ref'
import { useTitlesNow } from '@/features/sitting'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/device-store'
import { type AttemptSummary, historyQuery } from '@/own/attempts'
import { useSession } from '@/session'
import { ButtonLink } from '@/ui/button'
import { Card } from '@/ui/card'
import { NoIndex } from '@/ui/no-index'
import { NothingYet } from '@/ui/nothing-yet'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { VisitorsNote } from '@/ui/visitors-note'
import { AttemptRow } from '../history/attempt-row'
import { ScoreTrend } from '../history/score-trend'

const nothingTaken = (
  <NothingYet title={t('No tests yet')}>
    {t('Every test and quiz that you start appears here with its score and answers.')}
  </NothingYet>
)

function HistorySkeleton() {
  return (
    <LoadingRegion label={t('Loading your tests')}>
      <Skeleton className="mt-6 h-56 rounded-card" />
      <Skeleton className="mt-6 h-72 rounded-card" />
    </LoadingRegion>
  )
}

/** The first attempt at a whole test is the one that is ranked; a retake shows where its marks would stand. */
const isFirstOf = (attempts: readonly AttemptSummary[], { testKey, startedAt }: AttemptSummary): boolean =>
  !attempts.some((other) => other.testKey === testKey && other.scope === 'all' && other.startedAt < startedAt)

/** Those that can be gone on with first, then the others, each the latest first. */
function Attempts({ attempts }: { attempts: readonly AttemptSummary[] }) {
  const rows = useTitlesNow(attempts)
  const isOpen = ({ score }: AttemptSummary) => score === null
  return (
    <Card className="mt-6 overflow-hidden">
      <ul aria-label={t('Tests')} className="divide-y divide-line">
        {[...rows.filter(isOpen), ...rows.filter((attempt) => !isOpen(attempt))].map((attempt) => (
          <AttemptRow key={attempt.id} attempt={attempt} isFirst={isFirstOf(attempts, attempt)} />
        ))}
      </ul>
    </Card>
  )
}

/** @param owner whose tests: a student's id, or the visitor, whose attempts only this device has. */
function History({ owner }: { owner: string }) {
  const { data, error, isPending, refetch } = useQuery(historyQuery(owner))
  if (isPending) return <HistorySkeleton />
  if (error) {
    return (
      <ErrorPanel
        title={t('Failed to load your tests')}
        message={toAppError(error).message}
        onRetry={() => void refetch()}
      />
    )
  }
  const { complete } = data
  const attempts = data.attempts.filter((attempt) => !isOnlyLookedAt(attempt))
  if (attempts.length === 0) return nothingTaken
  return (
    <>
      {!complete && (
        <p role="status" className="mt-4 text-muted">
          {t('Your account cannot be reached now. These are the tests on this device.')}
        </p>
      )}
      {owner === visitor && (
        <div className="mt-4">
          <VisitorsNote from={paths.history} />
        </div>
      )}
      <ScoreTrend attempts={attempts} />
      <Attempts attempts={attempts} />
    </>
  )
}

/** /history: every test that a student has taken, on this device and on others, with the trend of the scores. */
export function HistoryPage() {
  const session = useSession()
  const owner =
    session.status === 'loading' ? null : session.status === 'signed-in' ? session.user.id : visitor
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('My tests')} />
      <NoIndex />
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-page sm:text-page-wide">{t('My tests')}</h1>
        <ButtonLink to={paths.progress} look="quiet" className="-mr-3 px-3! sm:-mr-4">
          {t('Progress')}
        </ButtonLink>
      </div>
      {owner === null ? <HistorySkeleton /> : <History key={owner} owner={owner} />}
    </div>
  )
}
