import { Navigate } from 'react-router-dom'
import { useWork } from '@/features/study'
import { useOwner } from '@/session'
import { NoIndex } from '@/ui/no-index'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ContinuePanel } from '../dashboard/continue-panel'

function Looking() {
  return (
    <LoadingRegion label="Looking for what you began">
      <Skeleton className="h-66 rounded-card" />
    </LoadingRegion>
  )
}

function LatestWork({ owner }: { owner: string }) {
  const { unfinished, past, now } = useWork(owner)
  if (!unfinished) return <Looking />
  const [latest] = unfinished
  if (latest) return <Navigate to={latest.to} replace />
  return <ContinuePanel unfinished={unfinished} past={past} now={now} startLabel="Choose a test" />
}

/** /continue: goes on with what a student, or the visitor of this device, began last; says so when nothing waits. */
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
