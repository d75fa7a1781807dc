import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { firstMeetings } from '@/domain/learning/answer-sheet'
import { t } from '@/language/text'
import { toAppError } from '@/lib/app-error'
import { visitor } from '@/lib/device/device-store'
import { useNetworkState } from '@/lib/hooks/use-network-state'
import { answerSheetsQuery, useAnswerSheets } from '@/own/attempts'
import { useOwner } from '@/session'
import { NoIndex } from '@/ui/no-index'
import { NothingYet } from '@/ui/nothing-yet'
import { PageTitle } from '@/ui/page-title'
import { ErrorPanel } from '@/ui/panels'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ProgressFigures } from '../components/progress-figures'

const nothingTaken = (
  <NothingYet title={t('Your progress begins with one quiz')}>
    {t(
      'After it, this page shows how you do in each topic, how long your answers take, what wrong answers cost, and what to practise next.',
    )}
  </NothingYet>
)

function ProgressSkeleton() {
  return (
    <LoadingRegion label={t('Loading your progress')}>
      <Skeleton className="h-11 w-72 rounded-full" />
      <Skeleton className="mt-5 h-24 rounded-card max-lg:h-48" />
      <Skeleton className="mt-9 h-8 w-56" />
      <Skeleton className="mt-4 h-96 rounded-card" />
    </LoadingRegion>
  )
}

/** @param owner whose: a student's id, or the visitor, whose attempts only this device has. */
function Progress({ owner }: { owner: string }) {
  const known = useAnswerSheets(owner)
  const sheets = useMemo(() => known && firstMeetings(known), [known])
  const { error, isFetching, refetch } = useQuery(answerSheetsQuery(owner))
  const { status } = useNetworkState()
  if (!sheets || sheets.length === 0) {
    // What a new device does not have, the account may.
    if (isFetching) return <ProgressSkeleton />
    if (!error) return nothingTaken
    return (
      <ErrorPanel
        title={t('Failed to load your progress')}
        message={toAppError(error).message}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <>
      {owner === visitor && (
        <p className="mb-5 text-muted">
          {t('These attempts are only on this device. Log in to save them in your account.')}
        </p>
      )}
      {owner !== visitor && (status === 'offline' || error) && (
        <p role="status" className="mb-5 text-muted">
          {t('We cannot reach your account now. These are the attempts on this device.')}
        </p>
      )}
      <ProgressFigures sheets={sheets} />
    </>
  )
}

/** /progress: how the latest attempts went, by topic and by time, each figure with the practice that it calls for. */
export function ProgressPage() {
  const owner = useOwner()
  return (
    <div className="page-column py-7 sm:py-9">
      <PageTitle title={t('Progress')} />
      <NoIndex />
      <h1 className="text-page sm:text-page-wide">{t('Progress')}</h1>
      <p className="mt-2 mb-6 text-muted">
        {t(
          'How your latest tests and quizzes went, and what to practise next. Each question counts only the first time you see it.',
        )}
      </p>
      {owner === null ? <ProgressSkeleton /> : <Progress key={owner} owner={owner} />}
    </div>
  )
}
