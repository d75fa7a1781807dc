import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useWork, type Work } from '@/features/study'
import { t } from '@/language/text'
import { useOwner } from '@/session'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { TaskCard } from '../dashboard/task-card'

const nothing: Record<Work['past'], { label: string; title: string; detail: string }> = {
  none: {
    label: t('Your first step'),
    title: t('Begin with a free test'),
    detail: t(
      'You get the real exam screen, your answers are saved as you go, and every question is explained at the end.',
    ),
  },
  some: {
    label: t('Tests and quizzes'),
    title: t('Nothing to continue'),
    detail: t('You have no unfinished tests or quizzes. Start a new one when you are ready.'),
  },
  unknown: {
    label: t('On this device'),
    title: t('Nothing unfinished here'),
    detail: t('Tests that you started on other devices appear when you are online.'),
  },
}

function Looking() {
  return (
    <LoadingRegion label={t('Loading your unfinished tests')}>
      <Skeleton className="min-h-55 rounded-card" />
    </LoadingRegion>
  )
}

function LatestWork({ owner }: { owner: string }) {
  const { unfinished, past } = useWork(owner)
  if (!unfinished) return <Looking />
  const [latest] = unfinished
  if (latest) return <Navigate to={latest.to} replace />
  const { label, title, detail } = nothing[past]
  const task = { kind: 'test', title, detail, to: paths.contentTestSeries } as const
  return <TaskCard task={task} label={label} action={t('Choose a test')} />
}

/** /continue: opens the test or quiz that a student, or the visitor of this device, began last; says so when there is none. */
export function ContinuePage() {
  const owner = useOwner()
  return (
    <div className="page-column *:max-w-2xl py-7 sm:py-9">
      <PageTitle title={t('Continue')} />
      <NoIndex />
      <h1 className="mb-5 text-page sm:text-page-wide">{t('Continue')}</h1>
      {owner === null ? <Looking /> : <LatestWork key={owner} owner={owner} />}
    </div>
  )
}
