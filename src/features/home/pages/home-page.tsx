import { Outlet } from 'react-router-dom'
import { useSession } from '@/features/auth'
import { LandingPage } from './landing-page'

/** /: the landing page for visitors; for a student, also one this device only remembers, the dashboard (spec section 2). */
export function HomePage() {
  const session = useSession()
  // While the dashboard's code is on the way, the layout shows the shape of any page, and the dashboard begins like it.
  return session.status === 'signed-in' ? <Outlet /> : <LandingPage />
}
