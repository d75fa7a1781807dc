import { HomeSuggestions, useWork, type Work } from '@/features/study'
import { type SessionUser, useSession } from '@/session'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ContinuePanel } from '../dashboard/continue-panel'
import { CorrectedResults } from '../dashboard/corrected-results'
import { StudyCards } from '../dashboard/study-cards'
import { WeekPanel } from '../dashboard/week-panel'

const panelsClass = 'mt-4 grid gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-5'

function Panels({ userId, work: { unfinished, past, now, attempts } }: { userId: string; work: Work }) {
  if (!unfinished) {
    return (
      <LoadingRegion label="Loading your tests">
        <div className={panelsClass}>
          <Skeleton className="h-66 rounded-card" />
          <Skeleton className="h-66 rounded-card" />
        </div>
      </LoadingRegion>
    )
  }
  return (
    <div className={panelsClass}>
      <ContinuePanel unfinished={unfinished} past={past} now={now} />
      <WeekPanel userId={userId} attempts={attempts} />
    </div>
  )
}

function Study({ userId }: { userId: string }) {
  const work = useWork(userId)
  const { settled, complete, past } = work
  const way =
    past === 'none' ? 'Start with a free test or quiz.' : 'Pick up where you left off, or start anew.'
  return (
    <>
      {/* One line in both cases, so that nothing below it moves. */}
      <p role="status" className="leading-tight text-muted">
        {settled && !complete ? 'Showing what is saved on this device.' : way}
      </p>
      <div className="grid gap-8">
        <Panels userId={userId} work={work} />
        <HomeSuggestions owner={userId} work={work} />
      </div>
      <div className="mt-3">
        <StudyCards />
      </div>
      {/* Last, because it comes late: nothing below it moves. */}
      {work.unfinished && <CorrectedResults userId={userId} attempts={work.attempts} />}
    </>
  )
}

function Dashboard({ user }: { user: SessionUser }) {
  return (
    <div className="page-column grid content-start gap-5 py-10">
      <PageTitle title="Home" />
      <h1 className="text-3xl">Welcome back, {user.firstName || 'Student'}</h1>
      <Study key={user.id} userId={user.id} />
    </div>
  )
}

/**
 * / of a student: what waits, the practice days, what to do next, and the ways into everything (spec section 2). */
export function DashboardPage() {
  const session = useSession()
  return session.status === 'signed-in' ? <Dashboard user={session.user} /> : null
}
