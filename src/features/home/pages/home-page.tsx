import { useSession } from '@/features/auth'
import { DashboardPage, DashboardSkeleton } from './dashboard-page'
import { LandingPage } from './landing-page'

/** /: the landing page for visitors, the dashboard for a signed-in student (spec section 2). */
export function HomePage() {
  const session = useSession()
  if (session.status === 'signed-in') return <DashboardPage user={session.user} />
  if (session.status === 'loading' && session.remembered) return <DashboardSkeleton />
  return <LandingPage />
}
