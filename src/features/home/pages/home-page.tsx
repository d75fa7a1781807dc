import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useSession } from '@/features/auth'
import { DashboardSkeleton } from '../components/dashboard-skeleton'
import { LandingPage } from './landing-page'

/** /: the landing page for visitors; for a student, also one this device only remembers, the dashboard (spec section 2). */
export function HomePage() {
  const session = useSession()
  const isStudent = session.status === 'signed-in' || (session.status === 'loading' && session.remembered)
  if (!isStudent) return <LandingPage />
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Outlet />
    </Suspense>
  )
}
