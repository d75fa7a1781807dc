import { TodayPanel, TodayShape } from '@/features/plan'
import { type SessionUser, useSession } from '@/session'
import { PageTitle } from '@/ui/page-title'
import { LoadingRegion } from '@/ui/skeleton'
import { ContinuePanel } from '../components/continue-panel'
import { CorrectedResults } from '../components/corrected-results'
import { PanelsSkeleton, StepsSkeleton } from '../components/dashboard-skeleton'
import { NextSteps } from '../components/next-steps'
import { StudyCards } from '../components/study-cards'
import { WeekPanel } from '../components/week-panel'
import { useNextSteps } from '../hooks/use-next-steps'
import { useStudy } from '../hooks/use-study'

function Work({ userId, study }: { userId: string; study: ReturnType<typeof useStudy> }) {
  const steps = useNextSteps(userId, study)
  const { unfinished, past, now } = study
  if (!unfinished) {
    return (
      <LoadingRegion label="Loading your tests">
        <PanelsSkeleton />
        <div className="mt-8">
          <TodayShape />
        </div>
        <div className="mt-8">
          <StepsSkeleton />
        </div>
      </LoadingRegion>
    )
  }
  return (
    <div className="grid gap-8">
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-5">
        <ContinuePanel unfinished={unfinished} past={past} now={now} />
        <WeekPanel userId={userId} />
      </div>
      <TodayPanel owner={userId} />
      {steps ? <NextSteps steps={steps} now={now} /> : <StepsSkeleton />}
    </div>
  )
}

function Study({ userId }: { userId: string }) {
  const study = useStudy(userId)
  const { settled, complete, past } = study
  const way =
    past === 'none' ? 'Start with a free test or quiz.' : 'Pick up where you left off, or start anew.'
  return (
    <>
      {/* One line in both cases, so that nothing below it moves. */}
      <p role="status" className="leading-tight text-muted">
        {settled && !complete ? 'Showing what is saved on this device.' : way}
      </p>
      <Work userId={userId} study={study} />
      <div className="mt-3">
        <StudyCards />
      </div>
      {/* Last, because it comes late: nothing below it moves. */}
      {study.unfinished && <CorrectedResults userId={userId} attempts={study.attempts} />}
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
