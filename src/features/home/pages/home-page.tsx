import { lazy, Suspense } from 'react'
import { useSession } from '@/features/auth'
import { DashboardSkeleton } from '../components/dashboard-skeleton'
import { LandingPage } from './landing-page'

// A visitor's first load does without the student's page.
const DashboardPage = lazy(() =>
  import('./dashboard-page').then((module) => ({ default: module.DashboardPage })),
)

/** /: the landing page for visitors, the dashboard for a signed-in student (spec section 2). */
export function HomePage() {
  const session = useSession()
  if (session.status === 'signed-in') {
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <DashboardPage user={session.user} />
      </Suspense>
    )
  }
  if (session.status === 'loading' && session.remembered) return <DashboardSkeleton />
  return <LandingPage />
}
