import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useWork, type Work } from '@/features/study'
import { useOwner } from '@/session'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { TaskCard } from '../dashboard/task-card'

const nothing: Record<Work['past'], { label: string; title: string; detail: string }> = {
  none: {
    label: 'Your first step',
    title: 'Begin with a free test',
    detail:
      'You get the real exam screen, your answers are saved as you go, and every question is explained at the end.',
  },
  some: {
    label: 'Tests and quizzes',
    title: 'Nothing to continue',
    detail: 'You have no unfinished tests or quizzes. Start a new one when you are ready.',
  },
  unknown: {
    label: 'On this device',
    title: 'Nothing unfinished here',
    detail: 'Tests that you started on other devices appear when you are online.',
  },
}

function Looking() {
  return (
    <LoadingRegion label="Looking for what you began">
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
  return <TaskCard task={task} label={label} action="Choose a test" />
}

/** /continue: opens the test or quiz that a student, or the visitor of this device, began last; says so when there is none. */
export function ContinuePage() {
  const owner = useOwner()
  return (
    <div className="page-column *:max-w-2xl py-7 sm:py-9">
      <PageTitle title="Continue" />
      <NoIndex />
      <h1 className="mb-5 text-page sm:text-page-wide">Continue</h1>
      {owner === null ? <Looking /> : <LatestWork key={owner} owner={owner} />}
    </div>
  )
}
